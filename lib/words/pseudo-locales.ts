import type { Catalogue, Translation } from './messages-in-use';

/**
 * Pseudo-locales that reveal untranslated text and layout faults: `en-XA` is accented, longer and in brackets, `en-XB`
 * runs from right to left.
 */
export const PSEUDO_LOCALES = ['en-XA', 'en-XB'] as const;
export type PseudoLocale = (typeof PSEUDO_LOCALES)[number];

/** The share of the text's length that is added. German and Finnish are about this much longer than English. */
const EXPANSION = 0.4;

const PLAIN = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz';
const ACCENTED = 'ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž';
const ACCENTS = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]));

/** Placeholders and tags, which are left unchanged. */
const PLACEHOLDER = /(\{\w+\}|<\/?\w+>)/;

const RIGHT_TO_LEFT_OVERRIDE = '\u202e';
const POP_DIRECTIONAL_FORMATTING = '\u202c';

/** A catalogue of pseudo-translations, which look foreign but can still be read. */
export function pseudoCatalogue(catalogue: Catalogue, locale: PseudoLocale): Catalogue {
  const change = locale === 'en-XA' ? lengthened : mirrored;
  return Object.fromEntries(Object.entries(catalogue).map(([message, english]) => [message, changed(english, change)]));
}

function changed(english: Translation, change: (message: string) => string): Translation {
  if (typeof english === 'string') return change(english);
  return Object.fromEntries(Object.entries(english).map(([form, message]) => [form, change(message)]));
}

/** `Send file` becomes `[Šéñð ƒîļé ~~~~]`: a missing bracket reveals truncation, missing accents untranslated text. */
function lengthened(message: string): string {
  const letters = message.replace(new RegExp(PLACEHOLDER, 'g'), '').length;
  const more = '~'.repeat(Math.max(1, Math.round(letters * EXPANSION)));
  // Split into pieces, so that the added length wraps like words.
  return `[${changeOutsidePlaceholders(message, accented)} ${more.replace(/~{6}(?=~)/g, '~~~~~~ ')}]`;
}

function accented(words: string): string {
  return [...words].map((letter) => ACCENTS.get(letter) ?? letter).join('');
}

/** Reverses each word on its own, so that line breaks and placeholders are where they would be in Arabic or Hebrew. */
function mirrored(message: string): string {
  return changeOutsidePlaceholders(message, (words) =>
    words.replace(/[\p{L}\p{N}\p{M}’'-]+/gu, (word) => `${RIGHT_TO_LEFT_OVERRIDE}${word}${POP_DIRECTIONAL_FORMATTING}`),
  );
}

function changeOutsidePlaceholders(message: string, change: (words: string) => string): string {
  return message
    .split(PLACEHOLDER)
    .map((piece) => (PLACEHOLDER.test(piece) ? piece : change(piece)))
    .join('');
}
