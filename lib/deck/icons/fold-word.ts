import { type EndingStep, WORD_ENDINGS } from '../words/word-endings';

/** Lower case without accents: `Größe` and `GRÖSSE` become `grosse`, `Café` becomes `cafe`. */
export function foldWord(word: string): string {
  return word.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

export type IconLanguage = 'en' | 'de';

/** A folded word without the ending of its plural or case. Words of three letters stay as they are. */
export function withoutPlural(word: string, language: IconLanguage): string {
  return word.length < 4 ? word : WORD_ENDINGS[language].plural.reduce(withoutEnding, word);
}

/** The stem of a folded word: `planning`, `planned` and `plan` give the same. */
export function stemWord(word: string, language: IconLanguage): string {
  const { stem, last } = WORD_ENDINGS[language];
  const singular = withoutPlural(word, language);
  const short = stem.reduce(withoutEnding, singular);
  if (!last) return short;
  // `planning` has lost its ending but not the doubled letter before it.
  const isCut = short.length < singular.length;
  return withoutEnding(isCut ? short.replace(/([bdgmnprt])\1$/, '$1') : short, last);
}

function withoutEnding(word: string, { endings, least }: EndingStep): string {
  const found = endings.find(([ending]) => word.endsWith(ending));
  if (!found) return word;
  const short = word.slice(0, -found[0].length) + found[1];
  return short.length >= least ? short : word;
}
