'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { generationOptions } from '@/components/data/generations';
import { StateMark } from '@/components/runs/state-mark';
import { Button, buttonClasses } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Modal } from '@/components/ui/modal';
import { RelativeTime } from '@/components/ui/relative-time';
import { Words } from '@/components/ui/words';
import { estimateCredits } from '@/lib/composer/estimate-credits';
import { say } from '@/lib/words/say';
import { creditWords } from './credit-words';
import type { SentBefore } from './use-submit-draft';

type Props = { sentBefore: SentBefore | null; onClose: () => void; onSend: () => void };

/** Going back and sending again, or sending from a second tab, is a second charge: only for one who means it. */
export function SentBeforeDialog({ sentBefore, onClose, onSend }: Props) {
  return (
    <Modal
      open={sentBefore !== null}
      onClose={onClose}
      title={sentBefore?.isSame === false ? say('Send this draft again?') : say('Send the same once more?')}
    >
      {sentBefore && <Question sentBefore={sentBefore} onClose={onClose} onSend={onSend} />}
    </Modal>
  );
}

function Question({ sentBefore, onClose, onSend }: Props & { sentBefore: SentBefore }) {
  const { data: run } = useQuery({ ...generationOptions(sentBefore.run), refetchInterval: false });
  const cost = creditWords(estimateCredits(sentBefore.draft, { target: 'live' }));
  const time = <RelativeTime at={new Date(sentBefore.at).toISOString()} />;
  return (
    <>
      <p className="mt-2 text-14 text-quiet">
        {sentBefore.isSame ? (
          <Words
            of="Exactly this was sent live {time}. Sending it once more makes a second deck and is charged a second time, {cost}."
            with={{ time, cost }}
          />
        ) : (
          <Words
            of="This draft may already have been sent {time}. If it was, sending it now makes a second deck and is charged a second time, {cost}."
            with={{ time, cost }}
          />
        )}
      </p>
      {run && (
        <p className="mt-2 flex flex-wrap items-center gap-x-2 text-14">
          {say('That run:')} <StateMark run={run} />
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{say('Do not send')}</Button>
        <Link href={`/runs/${encodeURIComponent(sentBefore.run)}`} className={buttonClasses('outline')}>
          {say('Open that run')}
        </Link>
        <Button look="next" onClick={onSend}>
          {sentBefore.isSame ? say('Send once more — {cost}', { cost }) : say('Send anyway — {cost}', { cost })}
        </Button>
      </DialogActions>
    </>
  );
}
