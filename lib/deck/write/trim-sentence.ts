import type { TextRun } from '../blocks';
import { countWords } from '../text/count-words';
import { plainText, pushRun, sliceRuns, trimRuns } from '../text/text-runs';

/** Less than this much of a sentence says too little. */
const LEAST_SHARE = 0.5;

/**
 * Shortens a sentence to at most `words`: at the end of a clause if that keeps about half of what would fit, else behind
 * a word, with an ellipsis. Nothing is reworded. Empty where not even one word fits.
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

/** The offset behind the last word that fits. */
function lastFit(text: string, words: number): number {
  // Word ends, found once; the count grows with the offset, so the place is found by halving.
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
