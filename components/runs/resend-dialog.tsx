'use client';

import { useQuery } from '@tanstack/react-query';
import { creditWords } from '@/components/composer/credit-words';
import { draftOfRun } from '@/components/composer/draft-of-run';
import { settingsOptions } from '@/components/data/settings';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Modal } from '@/components/ui/modal';
import { estimateCredits } from '@/lib/composer/estimate-credits';
import type { Run } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';
import { chargeEvidence } from './charge-evidence';

type Props = { run: Run; open: boolean; onClose: () => void; onSend: () => void };

/** Confirms a possible second charge: shows its cost and what is known about the first one. */
export function ResendDialog({ run, open, onClose, onSend }: Props) {
  const { data: settings } = useQuery(settingsOptions());
  const modelFacts = {
    modelConnected: settings?.modelConnected,
    modelCreditsPerCard: settings?.modelCreditsPerCard,
    imageModelCredits: settings?.imageModelCredits ?? undefined,
    templateCards: run.cards ?? undefined,
  };
  const draft = open ? draftOfRun(run) : null;
  const cost = draft && estimateCredits(draft, { ...modelFacts, target: run.target });
  return (
    <Modal open={open} onClose={onClose} title={t('Send again?')}>
      <p className="mt-2 text-14 text-quiet">
        {t('The first request may have gone through. If so, sending again creates a second deck and is charged again')}
        {draft && `, ${creditWords(cost)}`}.
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
    </Modal>
  );
}
