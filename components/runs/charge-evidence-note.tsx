import { Button } from '@/components/ui/button';
import { RelativeTime } from '@/components/ui/relative-time';
import { Trans } from '@/components/ui/trans';
import type { Run } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';
import { chargeEvidence } from './charge-evidence';

type Props = {
  run: Pick<Run, 'balanceBefore' | 'balanceAfter' | 'chargesMeanwhile'>;
  isBusy: boolean;
  onRead: () => void;
};

/** The balance before and after, and a button to refresh it, because a charge may come late. */
export function ChargeEvidenceNote({ run, isBusy, onRead }: Props) {
  const { figures, means } = chargeEvidence(run);
  return (
    <section aria-labelledby="evidence-title" className="mt-3 rounded-card border border-hairline bg-paper px-4 py-3">
      <h3 id="evidence-title" className="text-13 font-semibold">
        {t('Credits')}
      </h3>
      <p role="status" className="mt-1 text-14">
        <span className="tabular-nums">{figures}.</span> <span className="text-quiet">{means}</span>
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-quiet">
        <Button size="small" disabled={isBusy} onClick={onRead}>
          {t('Check balance')}
        </Button>
        {run.balanceAfter && (
          <span>
            <Trans of="Checked {time}" with={{ time: <RelativeTime at={run.balanceAfter.at} /> }} />
          </span>
        )}
      </div>
    </section>
  );
}
