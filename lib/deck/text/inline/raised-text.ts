import type { TextRun } from '../../blocks';

const SUPERSCRIPTS = pairs('0⁰1¹2²3³4⁴5⁵6⁶7⁷8⁸9⁹+⁺−⁻=⁼(⁽)⁾aᵃbᵇcᶜdᵈeᵉgᵍhʰiⁱjʲkᵏlˡmᵐnⁿoᵒpᵖrʳsˢtᵗuᵘvᵛwʷxˣyʸ′′°°');
const SUBSCRIPTS = pairs('0₀1₁2₂3₃4₄5₅6₆7₇8₈9₉+₊−₋=₌(₍)₎aₐeₑhₕiᵢjⱼkₖlₗmₘnₙoₒpₚrᵣsₛtₜuᵤvᵥxₓ');

/** The text in superscript or subscript characters. Null if one of them isn't in a bundled font. */
export function shifted(text: string, direction: 'up' | 'down'): string | null {
  const characters = direction === 'up' ? SUPERSCRIPTS : SUBSCRIPTS;
  let out = '';
  for (const character of text) {
    const found = characters.get(character);
    if (found === undefined) return null;
    out += found;
  }
  return out;
}

const PLAIN = new Map([...SUPERSCRIPTS, ...SUBSCRIPTS].map(([plain, moved]) => [moved, plain]));
const SHIFTED = new RegExp(`[${[...PLAIN.keys()].join('')}]`, 'g');

/** The text with superscript and subscript characters as ordinary ones. */
export function unshifted(text: string): string {
  return text.replace(SHIFTED, (character) => PLAIN.get(character)!);
}

function pairs(list: string): ReadonlyMap<string, string> {
  const characters = [...list];
  return new Map(characters.flatMap((each, at) => (at % 2 === 0 ? [[each, characters[at + 1]!] as const] : [])));
}

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

/** The mark of a Markdown footnote (`[^1]`): superscript digits, or its label in brackets if that is no number. */
export function footnoteMark(label: string): TextRun & { note: string } {
  const text = raisedDigits(label, RAISED_DIGITS);
  return { text: text === label ? `[${label}]` : text, note: label };
}

export const RAISED_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A number of up to four digits in superscript or subscript digits. Other text is unchanged. */
function raisedDigits(text: string, digits: string): string {
  return /^\d{1,4}$/.test(text) ? text.replace(/\d/g, (digit) => digits[Number(digit)]!) : text;
}
