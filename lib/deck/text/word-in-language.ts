/** Subtags of Chinese in traditional characters. */
const TRADITIONAL = new Set(['hant', 'tw', 'hk', 'mo']);

/** Looks up a word by language, and returns it with the key it was found under. English for unknown languages. */
export function wordInLanguage(
  words: Readonly<Record<'en', string> & Record<string, string>>,
  language = 'en',
): { key: string; word: string } {
  const tag = language.toLowerCase().replaceAll('_', '-');
  const [base = 'en', next = ''] = tag.split('-');
  const key = base === 'zh' && TRADITIONAL.has(next) ? 'zh-hant' : base === 'no' ? 'nb' : base;
  const word = Object.hasOwn(words, key) ? words[key] : undefined;
  return word === undefined ? { key: 'en', word: words.en } : { key, word };
}
