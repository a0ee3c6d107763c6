import { wordInLanguage } from '../text/word-in-language';

/** "Continued", as it follows a heading that is repeated on a further card, by language. */
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

/** Written with parentheses as wide as an ideograph, which bring their own space. */
const WIDE = /^(?:ja|zh)/;

/** What follows a repeated heading, with the space before it. English where the language is not known. */
export function continuedWords(language = 'en'): string {
  const { key, word } = wordInLanguage(CONTINUED, language);
  return WIDE.test(key) ? `（${word}）` : ` (${word})`;
}
