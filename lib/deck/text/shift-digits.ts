export const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A number of up to four digits in superscript or subscript digits. Other text is unchanged. */
export function shiftDigits(text: string, digits: string): string {
  return /^\d{1,4}$/.test(text) ? text.replace(/\d/g, (digit) => digits[Number(digit)]!) : text;
}
