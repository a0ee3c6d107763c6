import type { CreditRange } from '@/lib/composer/estimate-credits';
import { say, sayCount } from '@/lib/words/say';

/**
 * "about 12 to 36 credits", for the end of a sentence or a button; null is a cost that cannot be estimated. Figures are
 * in the reader's locale unless one is named: the server does not know theirs.
 */
export function creditWords(range: CreditRange | null, locale?: string): string {
  if (range === null) return say('cost depends on the template');
  const { low, high } = range;
  const [least, most] = [low.toLocaleString(locale), high.toLocaleString(locale)];
  const figure = low === high ? most : say('{low} to {high}', { low: least, high: most });
  return sayCount(high, { one: 'about {figure} credit', other: 'about {figure} credits' }, { figure });
}

/** ", 164 to 188 after": what will be left of a balance that covers the run. */
export function balanceAfterWords(remaining: number, range: CreditRange | null): string {
  if (range === null) return '';
  const { low, high } = range;
  const [least = '', most = ''] = [remaining - high, remaining - low].map((left) => Math.max(0, left).toLocaleString());
  return least === most ? say(', {most} after', { most }) : say(', {least} to {most} after', { least, most });
}

/** What is to be said of a balance that may not cover a run; null where it does, or is not known. */
export function shortfallWords(remaining: number | null, range: CreditRange | null): string | null {
  if (remaining === null || range === null) return null;
  const { low, high } = range;
  if (remaining >= high) return null;
  if (remaining < low) return say('Not enough for this run: the service will most likely refuse it.');
  return say('It may cost more than is left: the service may refuse it.');
}
