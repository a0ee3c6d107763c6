'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { runOptions } from '@/components/data/runs';
import { StateMark } from '@/components/runs/state-mark';
import { Button, buttonClasses } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { RelativeTime } from '@/components/ui/relative-time';
import { Trans } from '@/components/ui/trans';
import { t } from '@/lib/words/t';
import { creditWords } from './credit-words';
import { QuestionActions } from './question-actions';
import type { SentBefore } from './send-draft';
import { SpendFacts } from './spend-facts';
import { useEstimate } from './use-estimate';

type Props = { sentBefore: SentBefore | null; onClose: () => void; onSend: () => void };

/**
 * Replaces the plain cost dialog when the request may have been sent before, after Back or from a second tab. It
 * mentions both the second charge and the cost.
 */
export function SentBeforeDialog({ sentBefore, onClose, onSend }: Props) {
  return (
    <Modal open={sentBefore !== null} onClose={onClose} title={t('Send again?')}>
      {sentBefore && <Question sentBefore={sentBefore} onClose={onClose} onSend={onSend} />}
    </Modal>
  );
}

function Question({ sentBefore, onClose, onSend }: Props & { sentBefore: SentBefore }) {
  const { data: run } = useQuery({ ...runOptions(sentBefore.run), refetchInterval: false });
  const estimate = useEstimate(sentBefore.draft);
  const cost = creditWords(estimate.range);
  const time = <RelativeTime at={new Date(sentBefore.at).toISOString()} />;
  return (
    <>
      <p className="mt-2 text-14 text-quiet">
        {sentBefore.isSame ? (
          <Trans
            of="You sent exactly this {time}. Sending again creates a second deck and is charged again, {cost}."
            with={{ time, cost }}
          />
        ) : (
          <Trans
            of="This draft may already have been sent. If so, sending now creates a second deck and is charged again, {cost}."
            with={{ cost }}
          />
        )}
      </p>
      <SpendFacts draft={sentBefore.draft} estimate={estimate} />
      {run && (
        <p className="mt-2 flex flex-wrap items-center gap-x-2 text-14">
          {t('Previous run:')} <StateMark run={run} />
        </p>
      )}
      <QuestionActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Link href={`/runs/${encodeURIComponent(sentBefore.run)}`} className={buttonClasses('outline')}>
          {t('Open run')}
        </Link>
        {/* The second click of a double click must not confirm. */}
        <Button look="next" onClick={(event) => event.detail < 2 && onSend()}>
          {sentBefore.isSame ? t('Send again — {cost}', { cost }) : t('Send anyway — {cost}', { cost })}
        </Button>
      </QuestionActions>
    </>
  );
}
