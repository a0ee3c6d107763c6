import Link from 'next/link';
import { sectionAddress } from '@/components/settings/sections';
import { Button, buttonClasses } from '@/components/ui/button';
import type { Run } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';
import { endWords } from './end-words';
import { isCancelled } from './is-cancelled';
import { isModelFailure } from './is-model-failure';
import { RunActs } from './run-acts';
import type { RunAct } from './run-acts-list';
import { RunError } from './run-error';

type Props = { run: Run; acts: readonly RunAct[] };

/** Shown instead of the deck if there is none: the reason, and what to do next. */
export function RunEnded({ run, acts }: Props) {
  const means = endWords(run);
  return (
    <div className="min-h-0 flex-1 bg-surface lg:overflow-y-auto">
      <div className="mx-auto max-w-2xl space-y-5 px-4 py-8 lg:px-8 lg:py-14">
        {run.error && <RunError run={run} error={run.error} />}
        {means && <p className="text-14 text-quiet">{means}</p>}
        {/* A run in the trash has to be restored first. */}
        {run.deletedAt === null &&
          (run.state === 'failed' || isCancelled(run) ? <AfterFailure run={run} acts={acts} /> : <RunActs run={run} />)}
      </div>
    </div>
  );
}

/** The service accepted the run and then failed: retry, or change the request. */
function AfterFailure({ run, acts }: Props) {
  const again = acts.find(({ id }) => id === 'version');
  const edit = acts.find(({ id }) => id === 'duplicate');
  return (
    <section aria-labelledby="acts-title" className="border-t border-hairline pt-4 print:hidden">
      <h2 id="acts-title" className="text-16 font-semibold">
        {t('Next steps')}
      </h2>
      <div className="mt-4 flex flex-wrap gap-2">
        {edit?.href && (
          <Link href={edit.href} className={buttonClasses('next')}>
            {t('Edit and resend')}
          </Link>
        )}
        {again && <Button onClick={again.run}>{t('Retry')}</Button>}
        {isModelFailure(run) && (
          <Link href={sectionAddress('models')} className={buttonClasses('outline')}>
            {t('Model settings')}
          </Link>
        )}
      </div>
    </section>
  );
}
