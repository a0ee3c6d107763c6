import type { TextRun } from '../blocks';
import { plainText, sliceRuns, trimRuns } from './text-runs';

/** A paragraph of a quotation whose last line begins with a dash, as two: what was said, and who said it. */
export function partSource(runs: TextRun[]): TextRun[][] {
  const text = plainText(runs);
  const at = text.lastIndexOf('\n');
  if (at === -1 || !/^\s*[—–―]/.test(text.slice(at + 1))) return [runs];
  return [trimRuns(sliceRuns(runs, 0, at)), trimRuns(sliceRuns(runs, at + 1))];
}
