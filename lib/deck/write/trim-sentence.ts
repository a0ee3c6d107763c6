import type { TextRun } from '../blocks';
import { countWords } from '../text/count-words';
import { plainText, pushRun, sliceRuns, trimRuns } from '../text/text-runs';

/** Minimum share of the word limit to keep when cutting at a clause. */
const LEAST_SHARE = 0.5;

/**
 * Shortens a sentence to at most `words` and adds an ellipsis. Cuts at the end of a clause if that keeps at least half
 * of what would fit, otherwise after a word. Rewords nothing. Empty if not even one word fits.
 */
export function trimSentence(runs: readonly TextRun[], words: number): TextRun[] {
  const text = plainText(runs);
  if (countWords(text) <= words) return [...runs];
  if (words < 1) return [];
  const end = lastFit(text, words);
  const clause = lastClause(text, end);
  const cut = countWords(text.slice(0, clause)) >= words * LEAST_SHARE ? clause : end;
  const kept = trimRuns(sliceRuns(runs, 0, cut));
  if (plainText(kept).trim() === '') return [];
  const { text: _, ...style } = kept.at(-1)!;
  pushRun(kept, '…', style);
  return kept;
}

/** The offset after the last word that fits. */
function lastFit(text: string, words: number): number {
  // The word count grows with the offset, so a binary search over the word ends finds the place.
  const ends = [...text.matchAll(/[\p{L}\p{N}\p{M}]+(?:['’.,-][\p{L}\p{N}\p{M}]+)*/gu)].flatMap(({ 0: word, index }) =>
    /[\u2e80-\u9fff\uac00-\ud7af]/.test(word) ? Array.from(word, (_, at) => index + at + 1) : [index + word.length],
  );
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (countWords(text.slice(0, ends[middle - 1]!)) <= words) low = middle;
    else high = middle - 1;
  }
  return low === 0 ? 0 : ends[low - 1]!;
}

function lastClause(text: string, end: number): number {
  let found = 0;
  for (const match of text.slice(0, end + 1).matchAll(/\p{L}(?=[,;:)](?:\s|$)|\s[–—-]\s|[，；、])/gu))
    found = match.index + 1;
  return Math.min(found, end);
}
