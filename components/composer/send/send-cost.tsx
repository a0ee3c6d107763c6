import { useState } from 'react';
import { PopoverButton } from '@/components/ui/popover-button';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { Estimate } from '@/lib/composer/estimate-credits';
import type { Balance } from '@/lib/contract/composer';
import type { Target } from '@/lib/contract/run-words';
import { t, tPlural } from '@/lib/words/t';
import { creditWords, localCreditRange, publishedWords, shortfallWords } from './credit-words';
import { TopUp } from './top-up';

type Props = {
  target: Target;
  estimate: Estimate;
  balance: Balance | undefined;
  /** The number of cards is not known yet. */
  isCounting: boolean;
};

/** "6 cards · about 12 credits · 9,970 left", never cut; a second sentence only when the balance may not cover it. */
export function SendCost({ target, estimate, balance, isCounting }: Props) {
  const { cards } = estimate;
  const range = isCounting ? null : estimate.range;
  const locale = useHydrated() ? undefined : 'en';
  const remaining = balance?.remaining ?? null;
  const isRemote = target === 'remote';
  // The engine reserves the maximum cost of a run, and refuses a run that the balance does not cover.
  const isShort = !isRemote && remaining !== null && remaining < (estimate.published?.high ?? 0);
  const warning = isRemote ? shortfallWords(remaining, range) : null;
  const published = publishedWords(range, locale);
  const left = remaining?.toLocaleString(locale);
  return (
    <div className="tabular-nums">
      <div>
        <span className="font-semibold text-ink">
          {isCounting
            ? t('counting …')
            : cards === null
              ? t('Cards from the template')
              : tPlural(cards, { one: '{count} card', other: '{count} cards' })}
        </span>
        {!isRemote && range && <> · {localCreditRange(range, locale)}</>}
        {isRemote && !isCounting && (
          <>
            {' · '}
            {published === null ? (
              creditWords(range, locale)
            ) : (
              <TypicalCost cost={creditWords(range, locale)} published={published} />
            )}
          </>
        )}
        {left === undefined ? isRemote && ` · ${t('balance unknown')}` : ` · ${t('{count} left', { count: left })}`}
      </div>
      {isShort && (
        <p className="text-12 text-warn">
          {t('Not enough local credits.')} <TopUp />
        </p>
      )}
      <p role="status" className="text-12 text-warn empty:hidden">
        {warning && (
          <>
            <span aria-hidden="true">△ </span>
            {warning}
          </>
        )}
      </p>
    </div>
  );
}

/** A typical figure; a press shows the range behind it. */
function TypicalCost({ cost, published }: { cost: string; published: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <PopoverButton
      label={t('Estimated cost')}
      open={isOpen}
      onOpenChange={setOpen}
      face={cost}
      title={published}
      className="underline decoration-dotted underline-offset-2 pointer-coarse:-my-3 pointer-coarse:py-3"
      popoverClassName="max-w-80 px-3 py-2 text-13"
    >
      <p>{published}.</p>
    </PopoverButton>
  );
}
