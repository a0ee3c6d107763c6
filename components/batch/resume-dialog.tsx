'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { describedBy, Field } from '@/components/ui/field';
import { DialogActions, Modal } from '@/components/ui/modal';
import { t } from '@/lib/words/t';

type Props = { max: number | null; onClose: () => void; onResume: (maxCredits: number | null) => void };

/** Asks for another limit: with the same one, the batch would only pause again. */
export function ResumeDialog({ max, onClose, onResume }: Props) {
  const id = useId();
  const [limit, setLimit] = useState(max === null ? '' : String(max));
  const typed = limit.trim();
  const isValid = typed === '' || /^\d{1,9}$/.test(typed);
  const notes = { hint: t('Leave empty for no limit.'), error: isValid ? undefined : t('Enter a whole number.') };
  return (
    <Modal open onClose={onClose} title={t('Resume batch')}>
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
        <Button look="next" onClick={() => isValid && onResume(typed === '' ? null : Number(typed))}>
          {t('Resume')}
        </Button>
      </DialogActions>
    </Modal>
  );
}
