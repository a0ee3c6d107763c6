import type { TextRun } from '../../blocks';

/** The mark of a Markdown footnote (`[^1]`): superscript digits, or its label in brackets if that is no number. */
export function footnoteMark(label: string): TextRun & { note: string } {
  const text = shiftDigits(label, SUPERSCRIPTS);
  return { text: text === label ? `[${label}]` : text, note: label };
}

export const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A number of up to four digits in superscript or subscript digits. Other text is unchanged. */
function shiftDigits(text: string, digits: string): string {
  return /^\d{1,4}$/.test(text) ? text.replace(/\d/g, (digit) => digits[Number(digit)]!) : text;
}
