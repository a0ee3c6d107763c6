'use client';

import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { connection, isAnswering, subscribe } from '@/components/data/connection';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/toasts';
import { t } from '@/lib/words/t';

/**
 * Shows on every page that the server is unreachable. When it is back, the banner hides and failed queries are
 * refetched.
 */
export function OfflineBanner() {
  const isSilent = useSilence();
  const client = useQueryClient();
  const toast = useToast();
  const wasSilent = useRef(false);
  useEffect(() => {
    if (isSilent) wasSilent.current = true;
    if (isSilent || !wasSilent.current) return;
    wasSilent.current = false;
    toast(t('Back online.'));
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
          <p id={OFFLINE_NOTE} className="min-w-0 flex-1 lg:truncate">
            <strong className="font-semibold">
              {navigator.onLine ? t('Can’t reach the server.') : t('You’re offline.')}
            </strong>{' '}
            {t('Changes are saved on this device.')}
          </p>
          <Button size="small" onClick={() => void isAnswering()}>
            {t('Try now')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The id of the banner's text, which describes controls that are disabled while the server is unreachable. */
export const OFFLINE_NOTE = 'offline-note';

/** True while the server does not respond. */
export function useSilence(): boolean {
  return useSyncExternalStore(subscribe, connection, () => 'here') === 'silent';
}
