import { shifted } from '../math/raise';

export type Shift = 'up' | 'down';

/** Signs that are small and high already, brackets that keep a mark apart, and white space. */
const STANDS_ALONE = /^(?:[®™℠©*†‡§¶ªº°′″⁰¹²³⁴-ⁿ₀-ₜ]+|\[.*\]|\(.*\)|\s*)$/su;
/** Numbers of several notes, as in `shown¹,²`. After a digit it would be an exponent. */
const NOTE_NUMBERS = /^\d+(?:\s?[,–-]\s?\d+)+$/;

/**
 * A superscript or subscript as characters. Those without such a character are written as in formulas, `x_(DD)`
 * (docs/decisions/020-formulas-are-lines-of-unicode.md), except ordinal suffixes, as in `2ème`.
 * @param before the text before it
 */
export function raisedText(text: string, shift: Shift, before: string): string {
  if (STANDS_ALONE.test(text)) return text;
  const whole = shiftedText(text, shift);
  if (whole !== null) return whole;
  const inside = text.trim();
  const isAfterDigit = /\d$/.test(before);
  if (shift === 'up' && isAfterDigit && /^\p{L}+\.?$/u.test(inside)) return text;
  if (shift === 'up' && !isAfterDigit && NOTE_NUMBERS.test(inside))
    return text.replace(/\d+/g, (digits) => shifted(digits, 'up') ?? digits);
  const sign = shift === 'up' ? '^' : '_';
  return [...inside].length === 1 ? sign + inside : `${sign}(${inside})`;
}

/** The text if each of its characters has a superscript or subscript form. Null otherwise. */
export function shiftedText(text: string, shift: Shift): string | null {
  const inside = text.trim();
  if (inside === '') return text;
  // Signs in a superscript need no spaces, and a hyphen there is a minus.
  const own = shifted(inside.replace(/\s*([+−=-])\s*/g, '$1').replaceAll('-', '−'), shift);
  return own && text.replace(inside, () => own);
}
