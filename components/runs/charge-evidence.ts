import type { Run } from '@/lib/contract/composer';
import { t, tPlural } from '@/lib/words/t';

export type ChargeVerdict = 'unknown' | 'same' | 'less' | 'more';
export type ChargeEvidence = { verdict: ChargeVerdict; figures: string; means: string };

type Balances = Pick<Run, 'balanceBefore' | 'balanceAfter' | 'chargesMeanwhile'>;

/**
 * Whether a run with a lost response was charged, judging by the balance before and after, less the charges of other
 * runs in between. Evidence, not proof: others may use the same account, and a service may charge late
 * (docs/spec/settled-points.md#16.11).
 */
export function chargeEvidence({ balanceBefore: before, balanceAfter: after, ...run }: Balances): ChargeEvidence {
  const figures = t('{before} before sending, {after} after', { before: amount(before), after: amount(after) });
  if (!before || !after)
    return {
      verdict: 'unknown',
      figures: before || after ? figures : t('The balance before and after is unknown'),
      means: t('Can’t tell whether it was charged.'),
    };
  const spent = before.remaining - after.remaining;
  if (spent === 0)
    return {
      verdict: 'same',
      figures,
      means: t('It looks like nothing was charged. This isn’t proof: a charge may come late.'),
    };
  if (spent < 0)
    return {
      verdict: 'more',
      figures,
      means: t('Credits were added meanwhile, so it’s unclear whether it was charged.'),
    };
  if (run.chargesMeanwhile && run.chargesMeanwhile.runs > 0)
    return { figures, ...besideOthers(spent, run.chargesMeanwhile) };
  return {
    verdict: 'less',
    figures,
    means: t('Down by {spent}: it was most likely charged.', {
      spent: spent.toLocaleString(),
    }),
  };
}

/** For a drop that other runs contributed to. */
function besideOthers(spent: number, { runs, credits }: NonNullable<Run['chargesMeanwhile']>) {
  const params = { spent: spent.toLocaleString(), runs: runs.toLocaleString() };
  if (credits === null || credits > spent)
    return {
      verdict: 'unknown',
      means: tPlural(
        runs,
        {
          one: 'Down by {spent}, but another of your runs was in progress, so it’s unclear whether this one was charged.',
          other:
            'Down by {spent}, but {runs} of your other runs were in progress, so it’s unclear whether this one was charged.',
        },
        params,
      ),
    } as const;
  if (credits === spent)
    return {
      verdict: 'same',
      means: tPlural(
        runs,
        {
          one: 'Down by {spent}, all used by another of your runs. It looks like this one wasn’t charged, but this isn’t proof.',
          other:
            'Down by {spent}, all used by {runs} of your other runs. It looks like this one wasn’t charged, but this isn’t proof.',
        },
        params,
      ),
    } as const;
  return {
    verdict: 'less',
    means: t('Down by {spent}. Your other runs used {credits}; the rest was most likely charged for this one.', {
      ...params,
      credits: credits.toLocaleString(),
    }),
  } as const;
}

function amount(balance: Run['balanceBefore']): string {
  return balance ? balance.remaining.toLocaleString() : t('unknown');
}
