import type { TextRun } from '../blocks';
import { plainText, sliceRuns, trimRuns } from './text-runs';

/** Splits a quotation's paragraph whose last line begins with a dash into the quote and its source. */
export function partSource(runs: TextRun[]): TextRun[][] {
  const text = plainText(runs);
  const at = text.lastIndexOf('\n');
  if (at === -1 || !/^\s*[—–―]/.test(text.slice(at + 1))) return [runs];
  return [trimRuns(sliceRuns(runs, 0, at)), trimRuns(sliceRuns(runs, at + 1))];
}
