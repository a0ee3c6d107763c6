/**
 * How well a name fits what is searched for, 0 when not at all: each word that is typed must be found as it stands, so
 * that Enter never runs what merely has the same letters somewhere. Words of the title count more than the others, and
 * beginnings of words more than their middles. Accents and case do not count, as in the search of the history.
 */
export function matchWords(search: string, title: string, others = ''): number {
  const typed = fold(search).split(/\s+/).filter(Boolean);
  const scores = typed.map((word) => Math.max(place(word, title), place(word, others) / 2));
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
