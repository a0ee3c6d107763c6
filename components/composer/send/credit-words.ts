import type { CreditRange } from '@/lib/composer/estimate-credits';
import { t, tPlural } from '@/lib/words/t';

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
