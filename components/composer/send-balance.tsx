import type { CreditRange } from '@/lib/composer/estimate-credits';
import type { Balance, Target } from '@/lib/contract/composer';
import { shortfallWords } from './credit-words';
import { TopUp } from './top-up';

type Props = { target: Target; balance: Balance | undefined; range: CreditRange };

/** What is left to spend, and whether it covers this run. Of Live one is warned and may send all the same. */
export function SendBalance({ target, balance, range }: Props) {
  if (!balance) return null;
  const { remaining } = balance;
  if (remaining === null) return <p>{target === 'live' ? 'Live balance unknown' : 'Balance unknown'}</p>;
  if (target === 'live') return <LiveBalance remaining={remaining} range={range} />;
  // The engine reserves what it could come to at most, and refuses what that does not cover.
  const short = remaining < range.high;
  return (
    <p className={short ? 'text-bad' : undefined}>
      {short && 'Not enough: '}
      {remaining.toLocaleString()} left {short && <TopUp />}
    </p>
  );
}

function LiveBalance({ remaining, range }: { remaining: number; range: CreditRange }) {
  const warning = shortfallWords(remaining, range);
  return (
    <p>
      {remaining.toLocaleString()} left at Live{' '}
      <span role="status" className="block text-12 text-warn empty:hidden">
        {warning && (
          <>
            <span aria-hidden="true">△ </span>
            {warning}
          </>
        )}
      </span>
    </p>
  );
}
