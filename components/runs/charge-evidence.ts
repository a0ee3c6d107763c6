import type { Run } from '@/lib/contract/composer';
import { say, sayCount } from '@/lib/words/say';

export type ChargeVerdict = 'unknown' | 'same' | 'less' | 'more';
export type ChargeEvidence = { verdict: ChargeVerdict; figures: string; means: string };

type Balances = Pick<Run, 'balanceBefore' | 'balanceAfter' | 'chargesMeanwhile'>;

/**
 * What the balance before and after a lost answer says of a charge, less what other runs of ours took meanwhile.
 * Evidence, never proof: others may spend from the same account, and a service may charge late (field notes).
 */
export function chargeEvidence({ balanceBefore: before, balanceAfter: after, ...run }: Balances): ChargeEvidence {
  const figures = say('{before} before it was sent, {after} after', { before: amount(before), after: amount(after) });
  if (!before || !after)
    return {
      verdict: 'unknown',
      figures: before || after ? figures : say('The balance is unknown, before it was sent and after'),
      means: say('Whether it was charged cannot be told from here.'),
    };
  const spent = before.remaining - after.remaining;
  if (spent === 0)
    return {
      verdict: 'same',
      figures,
      means: say('Nothing seems to have been charged. That is evidence, not proof: a charge may come late.'),
    };
  if (spent < 0)
    return {
      verdict: 'more',
      figures,
      means: say('Credits were added meanwhile, so whether it was charged cannot be told from here.'),
    };
  if (run.chargesMeanwhile && run.chargesMeanwhile.runs > 0)
    return { figures, ...besideOthers(spent, run.chargesMeanwhile) };
  return {
    verdict: 'less',
    figures,
    means: say('Less by {spent}: most likely it was charged, unless something else spent them meanwhile.', {
      spent: spent.toLocaleString(),
    }),
  };
}

/** Of a drop in which other runs have a share. */
function besideOthers(spent: number, { runs, credits }: NonNullable<Run['chargesMeanwhile']>) {
  const told = { spent: spent.toLocaleString(), runs: runs.toLocaleString() };
  if (credits === null || credits > spent)
    return {
      verdict: 'unknown',
      means: sayCount(
        runs,
        {
          one: 'Less by {spent}, but another run of yours was under way meanwhile: whether this one was charged cannot be told from here.',
          other:
            'Less by {spent}, but {runs} other runs of yours were under way meanwhile: whether this one was charged cannot be told from here.',
        },
        told,
      ),
    } as const;
  if (credits === spent)
    return {
      verdict: 'same',
      means: sayCount(
        runs,
        {
          one: 'Less by {spent}, which another run of yours took meanwhile: nothing seems to have been charged for this one. That is evidence, not proof.',
          other:
            'Less by {spent}, which {runs} other runs of yours took meanwhile: nothing seems to have been charged for this one. That is evidence, not proof.',
        },
        told,
      ),
    } as const;
  return {
    verdict: 'less',
    means: say(
      'Less by {spent}, of which other runs of yours took {credits}: most likely the rest was charged for this one.',
      { ...told, credits: credits.toLocaleString() },
    ),
  } as const;
}

function amount(balance: Run['balanceBefore']): string {
  return balance ? balance.remaining.toLocaleString() : 'unknown';
}
