'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommands } from '@/components/commands/command-registry';
import { settingsOptions } from '@/components/data/settings';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import type { Run } from '@/lib/contract/composer';
import { say } from '@/lib/words/say';
import { SendLiveQuestion } from './send-live-question';
import { TargetDot } from './target-mark';

/** Of a rehearsed run: the same request to the live service, with one act. Only where there is one. */
export function SendLive({ run }: { run: Run }) {
  const { data: settings } = useQuery(settingsOptions());
  const [open, setOpen] = useState(false);
  const isRehearsed = run.target === 'practice' && run.state === 'completed';
  const isOffered = isRehearsed && settings?.targets.includes('live') === true;
  useCommands(() =>
    isOffered
      ? [
          {
            id: 'send-live',
            title: say('Send this run live…'),
            group: 'Send',
            words: say('make service credits'),
            // It asks first: one command must not spend.
            run: () => setOpen(true),
          },
        ]
      : [],
  );
  if (!isOffered) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <TargetDot target="live" /> {say('Send live…')}
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title={say('Send this live?')}>
        <SendLiveQuestion run={run} onClose={() => setOpen(false)} />
      </Modal>
    </>
  );
}
