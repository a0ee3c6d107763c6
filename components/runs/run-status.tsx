'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usualTimeOptions } from '@/components/data/estimate';
import { classNames } from '@/components/ui/class-names';
import { formatElapsed } from '@/components/ui/format-relative';
import { RelativeTime } from '@/components/ui/relative-time';
import type { Run } from '@/lib/contract/composer';
import { FINAL_STATES, type RunState } from '@/lib/contract/run-words';
import { say } from '@/lib/words/say';
import { QueuedUntil } from './queued-until';
import { StateMark } from './state-mark';
import { stateWords } from './state-words';
import { useElapsed } from './use-elapsed';
import { usualWords } from './usual-words';
import { WatchProblem } from './watch-problem';

const MOST_DRAWN = 75;

/** Where the run stands, in words; read out when it changes. `children` stand with it while one waits. */
export function RunStatus({ run, children }: { run: Run; children?: ReactNode }) {
  const final = FINAL_STATES.includes(run.state);
  // Of one that is no longer watched the sentence below it says so, and why.
  const isTold = run.state === 'stopped' && run.error !== null;
  const elapsed = useElapsed(run.createdAt, run.endedAt);
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-14">
        <div aria-live="polite" className="min-w-0">
          <StateMark run={run} className="text-16" />
          {!isTold && <span className="sr-only">. {stateWords(run).means}</span>}
        </div>
        {elapsed !== null && (
          <span className="text-quiet tabular-nums">
            {final ? howLong(run.state, elapsed) : say('{elapsed} so far', { elapsed: formatElapsed(elapsed) })}
            {!final && <Usually run={run} />}
          </span>
        )}
        <span className="text-quiet">
          <RelativeTime at={run.createdAt} />
        </span>
      </div>
      {run.state !== 'completed' && !isTold && (
        <p className="mt-2 max-w-xl text-14 wrap-anywhere text-quiet">
          <StatusSentence run={run} />
        </p>
      )}
      {!final && <RunProgress progress={run.progress}>{children}</RunProgress>}
    </div>
  );
}

function StatusSentence({ run }: { run: Run }) {
  const { means } = stateWords(run);
  if (run.watch?.problem) return <WatchProblem watch={run.watch} problem={run.watch.problem} />;
  return run.sendsAt === null ? means : <QueuedUntil at={run.sendsAt} otherwise={means} />;
}

/** From the runs that were made here, where enough of them are known. */
function Usually({ run }: { run: Run }) {
  const { data } = useQuery(usualTimeOptions(run));
  return data?.time && <>, {usualWords(data.time)}</>;
}

/** What takes no second on a clock is told as such. Of what is not done, only how long it was waited for. */
function howLong(state: RunState, elapsed: number): string {
  const time = elapsed < 1000 ? say('less than a second') : formatElapsed(elapsed);
  return state === 'completed' ? say('took {time}', { time }) : say('after {time}', { time });
}

/** Real progress where the engine gives it; otherwise only that one need not wait here. */
function RunProgress({ progress, children }: { progress: Run['progress']; children: ReactNode }) {
  return (
    <div className="mt-6 max-w-xl">
      {progress && <CardProgress {...progress} />}
      <p className="mt-2 text-13 text-quiet">
        {say('You can close this page: the run goes on, and its result is kept.')}
      </p>
      <div className="mt-3 empty:hidden">{children}</div>
    </div>
  );
}

/** Small cards that fill as theirs are made; very many are told by the number alone. */
function CardProgress({ done, total }: { done: number; total: number }) {
  return (
    <>
      <div
        role="progressbar"
        aria-label={say('Cards made')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={say('{done} of {total}', { done, total })}
        className="flex flex-wrap gap-1.5"
      >
        {Array.from({ length: Math.min(total, MOST_DRAWN) }, (_, card) => (
          <span
            key={card}
            className={classNames(
              'h-5 w-8 rounded-[3px] border transition',
              card < done ? 'border-ink bg-ink' : 'border-edge',
              card === done && 'breathe border-ink',
            )}
          />
        ))}
      </div>
      <p className="mt-2 text-13 tabular-nums">{say('{done} of {total} cards', { done, total })}</p>
    </>
  );
}
