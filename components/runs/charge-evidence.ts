import type { Run } from '@/lib/contract/composer';
import { say } from '@/lib/words/say';

export type ChargeVerdict = 'unknown' | 'same' | 'less' | 'more';
export type ChargeEvidence = { verdict: ChargeVerdict; figures: string; means: string };

type Balances = Pick<Run, 'balanceBefore' | 'balanceAfter'>;

/**
 * What the balance before and after a lost answer says of a charge. Evidence, never proof: other runs spend from the
 * same account, and a service may charge late (field notes).
 */
export function chargeEvidence({ balanceBefore: before, balanceAfter: after }: Balances): ChargeEvidence {
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
  return {
    verdict: 'less',
    figures,
    means: say('Less by {spent}: most likely it was charged, unless something else spent them meanwhile.', {
      spent: spent.toLocaleString(),
    }),
  };
}

function amount(balance: Run['balanceBefore']): string {
  return balance ? balance.remaining.toLocaleString() : 'unknown';
}
