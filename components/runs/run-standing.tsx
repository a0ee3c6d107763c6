import { useQuery } from '@tanstack/react-query';
import { usualTimeOptions } from '@/components/data/estimate';
import { settingsOptions } from '@/components/data/settings';
import { formatElapsed } from '@/components/ui/format-relative';
import type { Run } from '@/lib/contract/composer';
import { FINAL_STATES } from '@/lib/contract/run-words';
import { t } from '@/lib/words/t';
import { StateMark } from './state-mark';
import { stateWords } from './state-words';
import { timeLeftWords, useElapsed } from './time-left';
import { writingStage } from './writing/writing-stage';

/** The state of a run beside its title, announced when it changes. Hidden for a completed run. */
export function RunStanding({ run }: { run: Run }) {
  return (
    <div aria-live="polite" className={run.state === 'completed' ? 'sr-only' : 'shrink-0'}>
      <StateMark run={run} />
      <span className="sr-only">. {stateWords(run).means}</span>
    </div>
  );
}

/** "3 of 6 cards · about 10 seconds left", while a run is in progress. */
export function RunPace({ run }: { run: Run }) {
  if (run.state === 'review') return <p className="min-h-5 text-13 text-quiet">{t('Ready for your review')}</p>;
  return <RunningPace run={run} />;
}

function RunningPace({ run }: { run: Run }) {
  const elapsed = useElapsed(run.waitsSince, run.endedAt);
  const { data } = useQuery({ ...usualTimeOptions(run), enabled: !FINAL_STATES.includes(run.state) });
  const { data: settings } = useQuery(settingsOptions());
  const left = elapsed === null ? null : timeLeftWords(data?.time ?? null, elapsed, run.progress);
  // While a model writes, the line below the cards shows the progress.
  const isShownBelow = writingStage(run, 0, settings?.modelConnected === true) !== null;
  const words = [
    run.progress && !isShownBelow && t('{done} of {total} cards', run.progress),
    left ?? (elapsed === null ? null : t('{elapsed} elapsed', { elapsed: formatElapsed(elapsed) })),
  ].filter(Boolean);
  return <p className="min-h-5 text-13 text-quiet tabular-nums">{words.join(' · ')}</p>;
}

/** A progress bar below the header. */
export function RunProgressLine({ progress }: { progress: NonNullable<Run['progress']> }) {
  const { done, total } = progress;
  return (
    <div
      role="progressbar"
      aria-label={t('Cards created')}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      aria-valuetext={t('{done} of {total}', { done, total })}
      className="absolute inset-x-0 -bottom-px h-0.5"
    >
      <div
        className="h-full bg-accent transition-[width]"
        style={{ width: `${total > 0 ? (100 * done) / total : 0}%` }}
      />
    </div>
  );
}
