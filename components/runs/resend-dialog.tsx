'use client';

import { creditWords } from '@/components/composer/credit-words';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Modal } from '@/components/ui/modal';
import type { Run } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';
import { chargeEvidence } from './charge-evidence';
import { useRunEstimate } from './use-run-estimate';

type Props = { run: Run; open: boolean; onClose: () => void; onSend: () => void };

/** Confirms a possible second charge: shows its cost and what is known about the first one. */
export function ResendDialog({ open, onClose, ...question }: Props) {
  return (
    <Modal open={open} onClose={onClose} title={t('Send again?')}>
      <Question onClose={onClose} {...question} />
    </Modal>
  );
}

function Question({ run, onClose, onSend }: Omit<Props, 'open'>) {
  const estimate = useRunEstimate(run, run.target);
  return (
    <>
      <p className="mt-2 text-14 text-quiet">
        {t('The first request may have gone through. If so, sending again creates a second deck and is charged again')}
        {estimate && `, ${creditWords(estimate.range)}`}.
      </p>
      {run.state === 'unconfirmed' && (
        <p className="mt-2 text-14">
          {chargeEvidence(run).figures}. <span className="text-quiet">{chargeEvidence(run).means}</span>
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button look="next" onClick={onSend}>
          {t('Send again anyway')}
        </Button>
      </DialogActions>
    </>
  );
}
