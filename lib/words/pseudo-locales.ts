import type { Catalogue, Translation } from './messages-in-use';

/**
 * English that shows what was forgotten: `en-XA` is accented, longer and in brackets, `en-XB` runs from right to left.
 */
export const PSEUDO_LOCALES = ['en-XA', 'en-XB'] as const;
export type PseudoLocale = (typeof PSEUDO_LOCALES)[number];

/** German and Finnish run about this much longer than English. */
const LONGER = 0.4;

const PLAIN = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz';
const ACCENTED = 'ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž';
const ACCENTS = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]));

/** Places and tags of a message stay as they are. */
const KEPT = /(\{\w+\}|<\/?\w+>)/;

const RIGHT_TO_LEFT_OVERRIDE = '\u202e';
const POP = '\u202c';

/** The catalogue in words that look foreign and can still be read. */
export function pseudoCatalogue(catalogue: Catalogue, locale: PseudoLocale): Catalogue {
  const change = locale === 'en-XA' ? lengthened : mirrored;
  return Object.fromEntries(Object.entries(catalogue).map(([message, said]) => [message, changed(said, change)]));
}

function changed(said: Translation, change: (message: string) => string): Translation {
  if (typeof said === 'string') return change(said);
  return Object.fromEntries(Object.entries(said).map(([form, message]) => [form, change(message)]));
}

/** `Send file` becomes `[Šéñð ƒîļé ~~~~]`: the brackets show a cut end, the accents what is in the catalogue. */
function lengthened(message: string): string {
  const letters = message.replace(new RegExp(KEPT, 'g'), '').length;
  const more = '~'.repeat(Math.max(1, Math.round(letters * LONGER)));
  // Parted, so that the added length can wrap as words do.
  return `[${outsideOfPlaces(message, accented)} ${more.replace(/~{6}(?=~)/g, '~~~~~~ ')}]`;
}

function accented(words: string): string {
  return [...words].map((letter) => ACCENTS.get(letter) ?? letter).join('');
}

/** Each word is turned by itself, so that lines break and places are where they would in Arabic or Hebrew. */
function mirrored(message: string): string {
  return outsideOfPlaces(message, (words) =>
    words.replace(/[\p{L}\p{N}\p{M}’'-]+/gu, (word) => `${RIGHT_TO_LEFT_OVERRIDE}${word}${POP}`),
  );
}

function outsideOfPlaces(message: string, change: (words: string) => string): string {
  return message
    .split(KEPT)
    .map((piece) => (KEPT.test(piece) ? piece : change(piece)))
    .join('');
}
