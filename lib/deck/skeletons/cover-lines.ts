import type { TextRun } from '../blocks';
import { plainText } from '../text/text-runs';

const LONG_LETTERS = 60;
const MORE_LINES = 3;

/** How many lines the title on a cover may take. A long one would be small in the usual number. */
export function coverLines(title: readonly TextRun[], usual: number): number {
  return plainText(title).length > LONG_LETTERS ? usual + MORE_LINES : usual;
}
