import { hasPhrase } from '../words/match-phrases';
import { anyOf } from '../words/value-words';
import { isTime } from './read-timeline';
import { leadingFigure } from './read-value';

const NAMES = new RegExp(
  String.raw`^[#№]$|(?:(?<![\p{L}\p{N}])(?:${anyOf('names')})|(?:${anyOf('endings')}))\s?[:：]?$`,
  'iu',
);
/** "Lines of code". */
const COUNTED = 'of, per';
const LABEL_LETTERS = 40;
const NOTE = /\s?[(（][^()（）]*[)）]$/u;

/** Digits alone, which a label or the numbers beside them can make a name. */
const BARE = /^\d+$/;
/** Shorter numbers of equal length are as likely quantities. */
const LEAST_DIGITS = 5;
const LEAST_CELLS = 3;

/** Whether a label or heading says that its numbers name something: "No.", "Postcode", "Artikel-Nr.", "郵便番号". */
export function namesIdentifiers(label: string): boolean {
  const text = label.trim().slice(0, LABEL_LETTERS + 1);
  return text.length <= LABEL_LETTERS && !hasPhrase(text, COUNTED) && NAMES.test(text.replace(NOTE, ''));
}

/** Whether the form of a number says that it names something: a leading zero, or groups as in phone numbers and ISBNs. */
function isIdentifier(text: string): boolean {
  if (isTime(text)) return false;
  return /^[+(]{0,2}0\d/.test(text) || (/^[+(#]?\d[\d .()/–-]{3,40}$/.test(text) && leadingFigure(text) === null);
}

/**
 * Whether the values of a column or list name something, so that they are text: by their label, by the form of one of
 * them, or because all are long numbers of equal length without a unit, none of them twice.
 */
export function areIdentifiers(values: readonly string[], label = ''): boolean {
  const texts = values.map((text) => text.trim()).filter((text) => text !== '');
  if (texts.some(isIdentifier)) return true;
  if (texts.length === 0 || !texts.every((text) => BARE.test(text))) return false;
  if (namesIdentifiers(label)) return true;
  const length = texts[0]!.length;
  const isEqual = texts.every((text) => text.length === length);
  return isEqual && length >= LEAST_DIGITS && texts.length >= LEAST_CELLS && new Set(texts).size === texts.length;
}
