import type { Balance } from '@/lib/contract/composer';
import type { Target } from '@/lib/contract/run-words';
import { say } from '@/lib/words/say';
import { balanceAfterWords, shortfallWords } from './credit-words';
import { TopUp } from './top-up';
import type { Estimate } from './use-estimate';

type Props = {
  target: Target;
  balance: Balance | undefined;
  /** Null without a price. */
  estimate: Estimate | null;
};

/** What is left to spend, what will be after this run, and whether it covers this run. Of Live one is warned and may send all the same. */
export function SendBalance({ target, balance, estimate }: Props) {
  if (!balance) return null;
  const { remaining } = balance;
  if (remaining === null) return <p>{target === 'live' ? say('Live balance unknown') : say('Balance unknown')}</p>;
  if (target === 'live') return <LiveBalance remaining={remaining} range={estimate?.range ?? null} />;
  // The engine reserves what it could come to at most, and refuses what that does not cover.
  const short = estimate !== null && remaining < (estimate.published?.high ?? 0);
  const left = remaining.toLocaleString();
  return (
    <p className={short ? 'text-bad' : undefined}>
      {short ? say('Not enough: {left} left', { left }) : say('{left} left', { left })}
      {!short && estimate && balanceAfterWords(remaining, estimate.range)} {short && <TopUp />}
    </p>
  );
}

function LiveBalance({ remaining, range }: { remaining: number; range: Estimate['range'] | null }) {
  const warning = range && shortfallWords(remaining, range);
  return (
    <p>
      {say('{remaining} left at Live', { remaining: remaining.toLocaleString() })}
      {range && !warning && balanceAfterWords(remaining, range)}
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
