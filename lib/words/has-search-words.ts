/** Characters that can be searched for, as the body of a regex character class: letters, digits and marks. */
export const SEARCHED = '\\p{L}\\p{N}\\p{M}';

const HAS_SEARCHED = new RegExp(`[${SEARCHED}]`, 'u');

/**
 * Whether a query contains anything that the search (`server/runs/find/fold-words.ts`) looks for. The search ignores emoji
 * and punctuation, so a query of only those never finds a run.
 */
export function hasSearchWords(query: string): boolean {
  return HAS_SEARCHED.test(query.normalize('NFKD').replace(/[\u0300-\u036f]/g, ''));
}
