import { francAll } from 'franc-min';

/** Used if the language cannot be detected (interface 2.4.1). */
const FALLBACK = 'en';
/** Characters read: the detector itself uses about half of them. */
const SAMPLE = 4000;
/** Letters needed to tell languages of one script apart. */
const ENOUGH_LETTERS = 60;
/** Short or mixed notes score almost alike in several languages. English within this share of the best score wins. */
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

/** Without URLs, code and punctuation, which belong to no language. */
function wordsOf(text: string): string {
  return text
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/[^\p{L}\p{M}'’]+/gu, ' ')
    .trim();
}

/** Maps ISO 639-3 to the common tag: `deu` is `de`, `cmn` is `zh`. */
function tagOf(code: string): string {
  try {
    return Intl.getCanonicalLocales(code)[0] ?? FALLBACK;
  } catch {
    return FALLBACK;
  }
}
