import type { CreditRange } from '@/lib/composer/estimate-credits';
import { say, sayCount } from '@/lib/words/say';

/** "about 12 to 36 credits". Figures are the reader's, unless a `locale` is named: the server does not know theirs. */
export function creditWords({ low, high }: CreditRange, locale?: string): string {
  const [least, most] = [low.toLocaleString(locale), high.toLocaleString(locale)];
  const figure = low === high ? most : say('{low} to {high}', { low: least, high: most });
  return sayCount(high, { one: 'about {figure} credit', other: 'about {figure} credits' }, { figure });
}

/** ", 164 to 188 after": what will be left of a balance that covers the run. */
export function balanceAfterWords(remaining: number, { low, high }: CreditRange): string {
  const [least = '', most = ''] = [remaining - high, remaining - low].map((left) => Math.max(0, left).toLocaleString());
  return least === most ? say(', {most} after', { most }) : say(', {least} to {most} after', { least, most });
}

/** What is to be said of a balance that may not cover a run; null where it does, or is not known. */
export function shortfallWords(remaining: number | null, { low, high }: CreditRange): string | null {
  if (remaining === null || remaining >= high) return null;
  if (remaining < low) return say('Not enough for this run: the service will most likely refuse it.');
  return say('It may cost more than is left: the service may refuse it.');
}
