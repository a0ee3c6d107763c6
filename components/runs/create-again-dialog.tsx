import { useQuery } from '@tanstack/react-query';
import { localCreditRange } from '@/components/composer/credit-words';
import { balanceOptions } from '@/components/data/balance';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Modal } from '@/components/ui/modal';
import { ErrorState } from '@/components/ui/states';
import type { Run } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';
import { CostFigures } from './send-remote-question';
import { useNewVersion } from './use-new-version';
import { useRunEstimate } from './use-run-estimate';

type Props = { run: Run; open: boolean; onClose: () => void };

/** Asks before the engine makes a run again, with its cost. */
export function CreateAgainDialog({ run, open, onClose }: Props) {
  return (
    <Modal open={open} onClose={onClose} title={t('Create again?')}>
      <Question run={run} onClose={onClose} />
    </Modal>
  );
}

function Question({ run, onClose }: Omit<Props, 'open'>) {
  const { data: balance } = useQuery(balanceOptions('local'));
  const { start, isPending, error } = useNewVersion(run);
  const estimate = useRunEstimate(run, 'local');
  const cost = estimate?.range ?? null;
  return (
    <div className="mt-2 text-14">
      <p className="text-quiet">{t('Makes a new version from the same request. This one is kept.')}</p>
      <CostFigures estimate={estimate} balance={balance} />
      {error && (
        <ErrorState title={t('Can’t create a new version')} className="mt-4">
          {error.message}
        </ErrorState>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button look="next" aria-disabled={isPending} onClick={start}>
          {cost === null ? t('Create again') : `${t('Create again')} · ${localCreditRange(cost)}`}
        </Button>
      </DialogActions>
    </div>
  );
}
