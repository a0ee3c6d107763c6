import { useQuery } from '@tanstack/react-query';
import { localCreditRange } from '@/components/composer/credit-words';
import { draftOfRun } from '@/components/composer/draft-of-run';
import { balanceOptions } from '@/components/data/balance';
import { settingsOptions } from '@/components/data/settings';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Modal } from '@/components/ui/modal';
import { ErrorState } from '@/components/ui/states';
import { type CreditRange, estimateCredits } from '@/lib/composer/estimate-credits';
import type { Run } from '@/lib/contract/composer';
import type { Settings } from '@/lib/contract/settings';
import { t } from '@/lib/words/t';
import { CostFigures } from './send-remote-question';
import { useNewVersion } from './use-new-version';

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
  const { data: settings } = useQuery(settingsOptions());
  const { start, isPending, error } = useNewVersion(run);
  const cost = costOf(run, settings);
  return (
    <div className="mt-2 text-14">
      <p className="text-quiet">{t('Makes a new version from the same request. This one is kept.')}</p>
      <CostFigures cost={cost} isKnown={cost !== null} balance={balance} />
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

/** What the run cost the first time; the estimate for its form if that is unknown. */
function costOf(run: Run, settings: Settings | undefined): CreditRange | null {
  const { deducted } = run.credits;
  if (run.state === 'completed' && deducted !== null) return { low: deducted, high: deducted };
  const draft = draftOfRun(run);
  if (draft === null) return null;
  return estimateCredits(draft, {
    target: 'local',
    modelConnected: settings?.modelConnected,
    modelCreditsPerCard: settings?.modelCreditsPerCard,
  });
}
