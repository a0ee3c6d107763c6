/**
 * The score of a name for a search, 0 for no match. Each word of the search must occur in full, so that Enter never
 * runs a command that merely shares letters. Title words score higher than keywords, and prefixes higher than
 * substrings. Several adjacent words score higher than the same words further apart. Accents and case are ignored, as
 * in the history search.
 */
export function matchWords(search: string, title: string, others = ''): number {
  const typed = fold(search).split(/\s+/).filter(Boolean);
  const scores = typed.map((word) => Math.max(place(word, title), place(word, others) / 2));
  if (typed.length > 1 && place(typed.join(' '), title) === 1) return 1.5;
  return scores.length === 0 ? 1 : Math.min(...scores);
}

function place(word: string, text: string): number {
  const at = ` ${fold(text)}`;
  if (at.includes(` ${word}`)) return 1;
  return at.includes(word) ? 0.6 : 0;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
