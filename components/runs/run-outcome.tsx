'use client';

import HelpTip from '@/components/help/help-tip';
import type { Run } from '@/lib/contract/composer';
import type { Target } from '@/lib/contract/run-words';
import { say } from '@/lib/words/say';
import { ResultActions } from './result-actions';
import { RunActs } from './run-acts';
import { RunError } from './run-error';
import { WarningList } from './warning-list';

/** What came of a run that has ended. */
export function RunOutcome({ run }: { run: Run }) {
  return (
    <div className="mt-6 space-y-6">
      {run.error && <RunError state={run.state} error={run.error} />}
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 empty:hidden">
        {run.state === 'completed' && run.deletedAt === null && <ResultActions run={run} />}
        <CreditsLine run={run} />
      </div>
      <WarningList warnings={run.warnings} />
      {/* What lies in the bin is taken out of it first. */}
      {run.deletedAt === null && <RunActs run={run} />}
    </div>
  );
}

/** What is made here is free: its credits are no money, and must not read as if they were. */
const CREDIT_WORDS = {
  practice: { deducted: say('Practice credits deducted'), left: say('Practice credits left') },
  live: { deducted: say('Credits deducted'), left: say('Credits left') },
} satisfies Record<Target, { deducted: string; left: string }>;

function CreditsLine({ run }: { run: Run }) {
  const { deducted, remaining } = run.credits;
  if (deducted === null && remaining === null)
    return run.state === 'completed' ? (
      <p className="text-13 text-quiet">{say('The service didn’t report the credits used.')}</p>
    ) : null;
  const words = CREDIT_WORDS[run.target];
  return (
    <dl className="flex gap-10">
      {deducted !== null && <Figure name={words.deducted} value={deducted} help />}
      {remaining !== null && <Figure name={words.left} value={remaining} />}
    </dl>
  );
}

function Figure({ name, value, help = false }: { name: string; value: number; help?: boolean }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-13 text-quiet">
        {name} {help && <HelpTip term="credits" name={name} />}
      </dt>
      <dd className="text-28 font-medium tabular-nums">{value.toLocaleString()}</dd>
    </div>
  );
}
