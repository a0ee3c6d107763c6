const TRADITIONAL = /^zh-(?:hant|tw|hk|mo)/;

/** The word of a deck's language from a table by language, with its key there. English where the language is not known. */
export function wordInLanguage(
  words: Readonly<Record<'en', string> & Record<string, string>>,
  language = 'en',
): { key: string; word: string } {
  const tag = language.toLowerCase().replaceAll('_', '-');
  const [base = 'en'] = tag.split('-');
  const key = TRADITIONAL.test(tag) ? 'zh-hant' : base === 'no' ? 'nb' : base;
  const word = Object.hasOwn(words, key) ? words[key] : undefined;
  return word === undefined ? { key: 'en', word: words.en } : { key, word };
}
