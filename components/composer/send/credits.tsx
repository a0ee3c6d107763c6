'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { balanceOptions, topUpLocal } from '@/components/data/costs';
import type { CreditRange } from '@/lib/composer/estimate-credits';
import type { Run } from '@/lib/contract/composer';
import { t, tPlural } from '@/lib/words/t';

/** Adds local credits, which are free. */
export function TopUp() {
  const queries = useQueryClient();
  const topUp = useMutation({
    mutationFn: topUpLocal,
    onSuccess: (now) => queries.setQueryData(balanceOptions('local').queryKey, now),
  });
  return (
    <button
      type="button"
      disabled={topUp.isPending}
      onClick={() => topUp.mutate()}
      className="min-h-6 text-ink underline underline-offset-2 pointer-coarse:min-h-11"
    >
      {topUp.isError ? t('Couldn’t add credits. Retry') : t('Top up')}
    </button>
  );
}

/**
 * "about 12 to 36 credits"; null is a cost that cannot be estimated. Uses the reader's locale unless `locale` is given,
 * because the server does not know the reader's.
 */
export function creditWords(range: CreditRange | null, locale?: string): string {
  if (range === null) return t('cost depends on the template');
  const figure = range.typical?.toLocaleString(locale) ?? figureOf(range, locale);
  return tPlural(
    range.typical ?? range.high,
    { one: 'about {figure} credit', other: 'about {figure} credits' },
    { figure },
  );
}

/** The published range behind a typical figure; null if `creditWords` shows the whole range. */
export function publishedWords(range: CreditRange | null, locale?: string): string | null {
  if (range?.typical === undefined) return null;
  return t('{figure} credits by the published prices', { figure: figureOf(range, locale) });
}

/** The same for local credits, which must not look like those that cost money. */
export function localCreditRange(range: CreditRange, locale?: string): string {
  const figure = figureOf(range, locale);
  return tPlural(range.high, { one: 'about {figure} local credit', other: 'about {figure} local credits' }, { figure });
}

function figureOf({ low, high }: CreditRange, locale: string | undefined): string {
  const [least, most] = [low.toLocaleString(locale), high.toLocaleString(locale)];
  return low === high ? most : t('{low} to {high}', { low: least, high: most });
}

/** The warning about a balance that may not cover a run; null when it does, or when the balance is unknown. */
export function shortfallWords(remaining: number | null, range: CreditRange | null): string | null {
  if (remaining === null || range === null) return null;
  const { low, high } = range;
  if (remaining >= high) return null;
  if (remaining < low) return t('Not enough credits: the service will probably refuse it.');
  return t('May cost up to {most} credits, more than you have left.', { most: high.toLocaleString() });
}

type Priced = Pick<Run, 'target' | 'state' | 'credits' | 'creditsAfterwards'>;

/**
 * The cost of a run in a word or two, with the cards that were written or rewritten afterwards. Null while it is
 * unknown, or if nothing was made.
 */
export function costWords({ target, state, credits, creditsAfterwards }: Priced): string | null {
  const { deducted } = credits;
  // A cancelled run pays for the cards that were written.
  if (state !== 'completed' && !(state === 'stopped' && target === 'local' && deducted)) return null;
  // Local credits are not money and must not look like it.
  if (target === 'local') return deducted === null ? null : localCreditWords(deducted + creditsAfterwards);
  if (deducted === null) return t('Cost not reported');
  return tPlural(deducted, { one: '{count} credit', other: '{count} credits' }, { count: deducted.toLocaleString() });
}

export function localCreditWords(credits: number): string {
  const count = credits.toLocaleString();
  return tPlural(credits, { one: '{count} local credit', other: '{count} local credits' }, { count });
}
