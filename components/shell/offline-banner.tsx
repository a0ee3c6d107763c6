'use client';

import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isAnswering } from '@/components/data/connection';
import { useSilence } from '@/components/data/use-silence';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/toasts';
import { say } from '@/lib/words/say';

/** Says on every page that nothing is heard of the server, and goes by itself. What could not be read is read then. */
export function OfflineBanner() {
  const isSilent = useSilence();
  const client = useQueryClient();
  const toast = useToast();
  const wasSilent = useRef(false);
  useEffect(() => {
    if (isSilent) wasSilent.current = true;
    if (isSilent || !wasSilent.current) return;
    wasSilent.current = false;
    toast(say('Cardwright answers again.'));
    void client.invalidateQueries({ predicate: ({ state }) => state.error !== null });
  }, [isSilent, client, toast]);
  return (
    <div role="status" className="sticky top-0 z-40 print:hidden">
      {isSilent && (
        <div
          data-banner
          className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-edge bg-sunk px-4 py-1.5 text-13 lg:h-10 lg:flex-nowrap lg:px-6"
        >
          <CloudOff aria-hidden="true" size={16} className="shrink-0" />
          <p className="min-w-0 flex-1 lg:truncate">
            <strong className="font-semibold">
              {navigator.onLine ? say('Cardwright does not answer.') : say('You are offline.')}
            </strong>{' '}
            {say('What you write is kept on this device; nothing is sent until this is over.')}
          </p>
          <Button size="small" onClick={() => void isAnswering()}>
            {say('Try now')}
          </Button>
        </div>
      )}
    </div>
  );
}
