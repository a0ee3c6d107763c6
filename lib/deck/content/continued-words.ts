import { wordInLanguage } from '../text/word-in-language';

/** The word for "continued" that follows a heading repeated on another card, by language. */
const CONTINUED = {
  ar: 'تابع',
  bg: 'продължение',
  ca: 'continuació',
  cs: 'pokračování',
  da: 'fortsat',
  de: 'Fortsetzung',
  el: 'συνέχεια',
  en: 'continued',
  es: 'continuación',
  fi: 'jatkuu',
  fr: 'suite',
  he: 'המשך',
  hu: 'folytatás',
  id: 'lanjutan',
  it: 'continua',
  ja: '続き',
  ko: '계속',
  nb: 'fortsatt',
  nl: 'vervolg',
  nn: 'framhald',
  pl: 'ciąg dalszy',
  pt: 'continuação',
  ro: 'continuare',
  ru: 'продолжение',
  sk: 'pokračovanie',
  sv: 'fortsättning',
  tr: 'devamı',
  uk: 'продовження',
  vi: 'tiếp theo',
  zh: '续',
  'zh-hant': '續',
} as const;

/** Languages written with full-width parentheses, which need no space around them. */
const WIDE = /^(?:ja|zh)/;

/** The words after a repeated heading, with the space before them. English if the language is not known. */
export function continuedWords(language = 'en'): string {
  const { key, word } = wordInLanguage(CONTINUED, language);
  return WIDE.test(key) ? `（${word}）` : ` (${word})`;
}
