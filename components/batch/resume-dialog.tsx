'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { describedBy, Field } from '@/components/ui/field';
import { DialogActions, Modal } from '@/components/ui/modal';
import type { Batch } from '@/lib/contract/batches';
import { t } from '@/lib/words/t';
import { creditsOf } from './batch-words';

type Props = { batch: Batch; onClose: () => void; onResume: (maxCredits: number | null) => void };

/** What a batch has spent, what its open rows may still cost, and its limit. */
export function creditFacts({ credits: { spent, reserved, max }, target }: Pick<Batch, 'credits' | 'target'>): string {
  const facts = [
    t('Spent: {credits}', { credits: creditsOf(spent, target) }),
    reserved > 0 && t('Open rows: up to {credits}', { credits: creditsOf(reserved, target) }),
    max !== null && t('Limit: {credits}', { credits: creditsOf(max, target) }),
  ];
  return facts.filter(Boolean).join(' · ');
}

function limitProblem(typed: string, spent: number): string | undefined {
  if (typed !== '' && !/^\d{1,9}$/.test(typed)) return t('Enter a whole number.');
  if (typed === '' || Number(typed) >= spent) return undefined;
  return t('Enter at least {spent}, which is already spent.', { spent: spent.toLocaleString() });
}

/** Asks for another limit: with the same one, the batch would only pause again. */
export function ResumeDialog({ batch, onClose, onResume }: Props) {
  const id = useId();
  const { max, spent } = batch.credits;
  const [limit, setLimit] = useState(max === null ? '' : String(max));
  const typed = limit.trim();
  const notes = { hint: t('Leave empty for no limit.'), error: limitProblem(typed, spent) };
  return (
    <Modal open onClose={onClose} title={t('Resume batch')}>
      <p className="mt-2 text-14 text-quiet tabular-nums">{creditFacts(batch)}</p>
      <div className="mt-4">
        <Field id={id} label={t('Credit limit')} {...notes}>
          <input
            id={id}
            className="control"
            autoComplete="off"
            inputMode="numeric"
            value={limit}
            onChange={({ target }) => setLimit(target.value)}
            {...describedBy(id, notes)}
          />
        </Field>
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button look="next" onClick={() => notes.error === undefined && onResume(typed === '' ? null : Number(typed))}>
          {t('Resume')}
        </Button>
      </DialogActions>
    </Modal>
  );
}
