import { francAll } from 'franc-min';

/** Used where the language cannot be told (interface 2.4.1). */
const FALLBACK = 'en';
/** Characters read: the detector itself looks at about half of them. */
const SAMPLE = 4000;
/** Letters needed to tell languages of one script apart. */
const ENOUGH_LETTERS = 60;
/** Short or mixed notes score almost alike in several languages. English this close to the best is taken as English. */
const CLOSE = 0.85;

/** The BCP 47 tag of the language a text is written in. */
export function detectLanguage(text: string): string {
  const sample = wordsOf(text.slice(0, SAMPLE));
  const ranked = francAll(sample, { minLength: 3 });
  const [best, ...others] = ranked;
  if (!best || best[0] === 'und') return FALLBACK;
  const isOnlyOneOfItsScript = others.length === 0;
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (!isOnlyOneOfItsScript && letters < ENOUGH_LETTERS) return FALLBACK;
  const english = ranked.find(([code]) => code === 'eng')?.[1] ?? 0;
  if (english >= CLOSE) return FALLBACK;
  return tagOf(best[0]);
}

/** Without addresses, code and marks, which are in no language. */
function wordsOf(text: string): string {
  return text
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/[^\p{L}\p{M}'’]+/gu, ' ')
    .trim();
}

/** ISO 639-3 to the tag in common use: `deu` is `de`, `cmn` is `zh`. */
function tagOf(code: string): string {
  try {
    return Intl.getCanonicalLocales(code)[0] ?? FALLBACK;
  } catch {
    return FALLBACK;
  }
}
