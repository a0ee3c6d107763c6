/** What a search looks for, as members of a character class: letters, digits and marks. */
export const SEARCHED = '\\p{L}\\p{N}\\p{M}';

const HAS_SEARCHED = new RegExp(`[${SEARCHED}]`, 'u');

/**
 * Whether the search (`server/runs/fold-words.ts`) looks for anything in a query. It ignores emoji and
 * punctuation, so a query of those alone never finds a run.
 */
export function hasSearchWords(query: string): boolean {
  return HAS_SEARCHED.test(query.normalize('NFKD').replace(/[\u0300-\u036f]/g, ''));
}
