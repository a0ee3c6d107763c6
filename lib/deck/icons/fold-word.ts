/** Lower case without accents: `Größe` and `GRÖSSE` become `grosse`, `Café` becomes `cafe`. */
export function foldWord(word: string): string {
  return word.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

export type IconLanguage = 'en' | 'de';

/** A folded word without the ending of its plural or case. Words of three letters stay as they are. */
export function withoutPlural(word: string, language: IconLanguage): string {
  if (word.length < 4) return word;
  if (language === 'de') {
    const stem = word.replace(/(nen|en|em|es|e|n|s)$/, '');
    return stem.length >= 3 ? stem : word;
  }
  if (/(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|ss|x|zz)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, '');
}

/** The stem of a folded word: `planning`, `planned` and `plan` give the same. */
export function stemWord(word: string, language: IconLanguage): string {
  const singular = withoutPlural(word, language);
  if (language === 'de')
    return shorten(shorten(singular, /ern?$/, 5), /(ung|(ig|lich)?keit|heit|lich|isch|ig|end|t)$/, 5);
  const spelled = singular
    .replace(/is(e|ed|ing|ation|er)$/, 'iz$1')
    .replace(/our(?=[a-z]{0,3}$)/, 'or')
    .replace(/ility$/, 'le');
  const stem = shorten(shorten(shorten(spelled, /ation$/, 5), /(ion|ive|ity)$/, 5), /(ment|ness|ing|ed|ly|er)$/, 4);
  // `planning` has lost its ending but not the doubled letter before it.
  const single = stem === spelled ? stem : stem.replace(/([bdgmnprt])\1$/, '$1');
  return shorten(single, /(at|e|y)$/, 4);
}

function shorten(word: string, ending: RegExp, least: number): string {
  const stem = word.replace(ending, '');
  return stem.length >= least ? stem : word;
}
