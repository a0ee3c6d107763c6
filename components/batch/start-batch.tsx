'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type RefObject, useId, useState } from 'react';
import { shortfallWords } from '@/components/composer/send/credits';
import { createBatch } from '@/components/data/batches';
import { balanceOptions } from '@/components/data/costs';
import { intentFor, KeptIntents, textFingerprint } from '@/components/data/kept-intents';
import { isRefusal, RouteFailure } from '@/components/data/request-json';
import { Button } from '@/components/ui/button';
import { describedBy, Field } from '@/components/ui/field';
import { DialogActions, Modal } from '@/components/ui/modal';
import { newId } from '@/components/ui/new-id';
import { Failure, Warning } from '@/components/ui/states';
import type { BatchTable } from '@/lib/batch/batch-template';
import type { BatchTemplate, BatchToCreate } from '@/lib/contract/batches';
import { LIMITS } from '@/lib/contract/limits';
import { t, tPlural } from '@/lib/words/t';
import { problemWords } from './batch-words';
import { type RowCheck, sumsOf } from './use-row-check';

type Props = {
  startButton: RefObject<HTMLButtonElement | null>;
  batch: BatchTable;
  onBatch: (changes: Partial<BatchTable>) => void;
  template: BatchTemplate;
  check: RowCheck | null;
  isBlocked: boolean;
  onCheck: () => Promise<RowCheck | null>;
  onStarted: () => void;
};

/** Name, limit and start of a batch. A batch for the remote service is checked and confirmed first. */
export function StartBatch({ startButton, batch, onBatch, template, check, isBlocked, onCheck, onStarted }: Props) {
  const id = useId();
  const [asked, setAsked] = useState<RowCheck | null>(null);
  const { start, isStarting, failure } = useStart(onStarted);
  const { table, name, limit } = batch;
  const count = table.rows.length;
  const maxCredits = limit.trim() === '' ? null : Number(limit);
  const notes = {
    hint: t('Pauses before it could be passed.'),
    error: maxCredits === null || /^\d{1,9}$/.test(limit.trim()) ? undefined : t('Enter a whole number.'),
  };
  const body = (): BatchToCreate => ({ name: name.trim() || t('Batch'), template, ...table, maxCredits });
  const begin = async () => {
    if (isStarting || isBlocked || notes.error !== undefined) return;
    if (template.target === 'local') return start(body());
    const checked = check && !check.isRunning && check.failure === null ? check : await onCheck();
    if (checked) setAsked(checked);
  };
  const label = tPlural(
    count,
    { one: 'Create {count} deck', other: 'Create {count} decks' },
    { count: count.toLocaleString() },
  );
  return (
    <section aria-label={t('Create')} className="space-y-3 border-t border-hairline pt-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field id={`${id}name`} label={t('Name')}>
          <input
            id={`${id}name`}
            className="control"
            autoComplete="off"
            maxLength={LIMITS.givenName}
            value={name}
            onChange={({ target }) => onBatch({ name: target.value })}
          />
        </Field>
        <Field id={`${id}limit`} label={t('Credit limit')} {...notes}>
          <input
            id={`${id}limit`}
            className="control"
            autoComplete="off"
            inputMode="numeric"
            placeholder={t('None')}
            value={limit}
            onChange={({ target }) => onBatch({ limit: target.value })}
            {...describedBy(`${id}limit`, notes)}
          />
        </Field>
      </div>
      <Failure of={failure && failureWords(failure)} className="text-14" />
      <Button ref={startButton} look="solid" aria-disabled={isStarting || isBlocked} onClick={() => void begin()}>
        {label}
      </Button>
      {asked && (
        <Confirmation
          check={asked}
          maxCredits={maxCredits}
          label={label}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            void start(body());
          }}
        />
      )}
    </section>
  );
}

/** Creates the batch and opens its page. The same batch again, after a lost answer or a reload, has the same id. */
function useStart(onStarted: () => void) {
  const router = useRouter();
  const [intents] = useState(() => new KeptIntents());
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const start = async (asked: BatchToCreate) => {
    const mark = textFingerprint(JSON.stringify(asked));
    const intent = intentFor(intents.find(mark), mark, false, newId);
    intents.keep(intent);
    setStarting(true);
    setFailure(null);
    try {
      const { id } = await createBatch({ ...asked, submissionId: intent.submissionId });
      intents.forget(mark);
      onStarted();
      router.push(`/batches/${encodeURIComponent(id)}`);
    } catch (thrown) {
      if (isRefusal(thrown)) intents.forget(mark);
      setFailure(thrown instanceof Error ? thrown : new Error(String(thrown)));
      setStarting(false);
    }
  };
  return { start, isStarting, failure };
}

/** Names the fields with a problem, if the server named them. */
function failureWords(failure: Error): string {
  const fields = failure instanceof RouteFailure ? failure.fields : [];
  return fields.map(problemWords).join(' ') || failure.message;
}

type ConfirmProps = {
  check: RowCheck;
  maxCredits: number | null;
  label: string;
  onClose: () => void;
  onConfirm: () => void;
};

/** Confirms what a batch may cost at the remote service: it is charged, and the charge cannot be undone here. */
function Confirmation({ check, maxCredits, label, onClose, onConfirm }: ConfirmProps) {
  const { problems, credits } = sumsOf(check);
  const { data: balance } = useQuery(balanceOptions('remote'));
  const decks = check.rows.length - problems;
  const most = credits && Math.min(credits.high, maxCredits ?? credits.high).toLocaleString();
  const warning = shortfallWords(balance?.remaining ?? null, credits);
  return (
    <Modal
      open
      onClose={onClose}
      title={most === null ? t('Spend credits?') : t('Spend up to {most} credits?', { most })}
    >
      <div className="mt-2 space-y-2 text-14 text-quiet">
        <p>
          {tPlural(
            decks,
            { one: 'The remote service will create 1 deck.', other: 'The remote service will create {count} decks.' },
            { count: decks.toLocaleString() },
          )}{' '}
          {balance?.remaining == null
            ? t('Your balance is unknown.')
            : t('You have {left} credits left.', { left: balance.remaining.toLocaleString() })}
        </p>
        {problems > 0 && (
          <p>
            {tPlural(problems, {
              one: '1 row has problems and is not sent.',
              other: '{count} rows have problems and are not sent.',
            })}
          </p>
        )}
        <Warning>{warning}</Warning>
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        {/* The second click of a double click must not confirm. */}
        <Button look="next" onClick={(event) => event.detail < 2 && onConfirm()}>
          {label}
        </Button>
      </DialogActions>
    </Modal>
  );
}
