import type { TextRun } from '../blocks';
import { SUPERSCRIPTS, shiftDigits } from './shift-digits';

/** The mark of a Markdown footnote (`[^1]`): superscript digits, or its label in brackets if that is no number. */
export function footnoteMark(label: string): TextRun & { note: string } {
  const text = shiftDigits(label, SUPERSCRIPTS);
  return { text: text === label ? `[${label}]` : text, note: label };
}
