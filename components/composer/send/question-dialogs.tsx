'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { balanceOptions } from '@/components/data/costs';
import { runOptions } from '@/components/data/runs';
import { StateMark } from '@/components/runs/run-marks';
import { Button } from '@/components/ui/button';
import { DialogActions, Modal } from '@/components/ui/modal';
import { ButtonLink } from '@/components/ui/page-link';
import { RelativeTime } from '@/components/ui/relative-time';
import { Warning } from '@/components/ui/states';
import { Trans } from '@/components/ui/trans';
import type { Draft } from '@/lib/composer/draft';
import { type Estimate, isModelOpen } from '@/lib/composer/estimate-credits';
import { ANY_IMAGE } from '@/lib/contract/image-models';
import { t, tPlural } from '@/lib/words/t';
import { creditWords, publishedWords, shortfallWords } from './credits';
import type { SentBefore } from './send-draft';
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
        <ButtonLink href={`/runs/${encodeURIComponent(sentBefore.run)}`}>{t('Open run')}</ButtonLink>
        {/* The second click of a double click must not confirm. */}
        <Button look="next" onClick={(event) => event.detail < 2 && onSend()}>
          {sentBefore.isSame ? t('Send again — {cost}', { cost }) : t('Send anyway — {cost}', { cost })}
        </Button>
      </QuestionActions>
    </>
  );
}

/** Confirms each request to the remote service: it is charged, and the charge cannot be undone here. */
export function SpendDialog({ draft, onClose, onSend }: { draft: Draft; onClose: () => void; onSend: () => void }) {
  const estimate = useEstimate(draft);
  const { range } = estimate;
  return (
    <Modal
      open
      onClose={onClose}
      title={range === null ? t('Spend credits?') : t('Spend {credits}?', { credits: creditWords(range) })}
    >
      <SpendFacts draft={draft} estimate={estimate} />
      <QuestionActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button look="next" onClick={onSend}>
          {t('Create deck')}
        </Button>
      </QuestionActions>
    </Modal>
  );
}

/** Buttons of a cost confirmation. Key repeat of the key that opened the dialog must not confirm it. */
function QuestionActions({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stops a held key from pressing a button
    <div
      onKeyDown={(event) =>
        event.key === 'Enter' && (event.repeat || event.ctrlKey || event.metaKey) && event.preventDefault()
      }
    >
      <DialogActions>{children}</DialogActions>
    </div>
  );
}

/** What a remote request will make, what the estimate is based on, and whether the balance covers it. */
function SpendFacts({ draft, estimate }: { draft: Draft; estimate: Estimate }) {
  const { cards, range, runs } = estimate;
  const { data: balance } = useQuery(balanceOptions('remote'));
  const remaining = balance?.remaining ?? null;
  const published = publishedWords(range);
  const warning = shortfallWords(remaining, range);
  return (
    <div className="mt-2 space-y-2 text-14 text-quiet">
      <p>
        {cards === null
          ? t('The remote service will use your template.')
          : tPlural(cards, {
              one: 'The remote service will create 1 card.',
              other: 'The remote service will create {count} cards.',
            })}{' '}
        {remaining === null
          ? t('Your balance is unknown.')
          : t('You have {left} credits left.', { left: remaining.toLocaleString() })}
      </p>
      {published !== null && <p>{published}.</p>}
      {runs > 0 && <p>{tPlural(runs, { one: 'Based on 1 similar run.', other: 'Based on {count} similar runs.' })}</p>}
      {runs === 0 && range !== null && isModelOpen(draft) && (
        <p>{t('{low} to {high} credits per image, depending on the model.', ANY_IMAGE)}</p>
      )}
      <Warning role="status">{warning}</Warning>
    </div>
  );
}
