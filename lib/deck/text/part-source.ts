import type { TextRun } from '../blocks';
import { CLOSING_MARKS, OPENING_MARKS } from './letters';
import { plainText, sliceRuns, trimRuns } from './text-runs';

const OPENING = new RegExp(`^[${OPENING_MARKS}]`, 'u');
/** A dash and a name after the mark that closes the quotation, on the same line. A sentence is no name. */
const NAME_AFTER = new RegExp(
  `(?<=[${CLOSING_MARKS}])\\s[—–―-]\\s(?=\\p{Lu}[^"“”„«»\\n]{1,118}$)(?!.{0,120}(?:[!?…:;]|(?<![JS]r)[.])$)`,
  'u',
);
/** The most characters that can hold the mark, the dash and the name. */
const NAME_LENGTH = 124;

/** Splits a quotation's paragraph whose last line begins with a dash into the quote and its source. */
export function partSource(runs: TextRun[]): TextRun[][] {
  const text = plainText(runs);
  const at = text.lastIndexOf('\n');
  if (at !== -1 && /^\s*[—–―]/.test(text.slice(at + 1))) return parted(runs, at);
  const from = Math.max(0, text.length - NAME_LENGTH);
  const found = OPENING.test(text) ? NAME_AFTER.exec(text.slice(from)) : null;
  return found ? parted(runs, from + found.index) : [runs];
}

function parted(runs: TextRun[], at: number): TextRun[][] {
  return [trimRuns(sliceRuns(runs, 0, at)), trimRuns(sliceRuns(runs, at))];
}
