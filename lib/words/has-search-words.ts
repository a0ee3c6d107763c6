/**
 * Whether a search has anything that is looked for: letters, digits and their marks (`server/generations/fold-words.ts`).
 * Emoji and punctuation are not, so a search of them alone finds nothing, whatever the runs hold.
 */
export function hasSearchWords(query: string): boolean {
  return /[\p{L}\p{N}\p{M}]/u.test(query.normalize('NFKD').replace(/[\u0300-\u036f]/g, ''));
}
