/** A word of a text without case and accents, and its place. */
export type Token = { word: string; from: number; to: number };

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Words end at hyphens and apostrophes, so that “how-to” and “how to” are the same. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: plain(word),
    from: index,
    to: index + word.length,
  }));
}

/** “Présentation” and “presentation” are the same word for what reads a prompt. */
function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss');
}

/** The words of a text as one line with a space around each, to search it for phrases. */
export function wordLine(text: string): string {
  return ` ${tokensOf(text)
    .map(({ word }) => word)
    .join(' ')} `;
}
