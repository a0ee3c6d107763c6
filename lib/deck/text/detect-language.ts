import { francAll } from 'franc-min';
import { STOP_WORD_SETS, stopWordsOf } from './stop-words';

/** Used if the language cannot be detected (docs/spec/interface.md#2.4.1). */
const FALLBACK = 'en';
/** The number of characters to read, and of those in words to examine. */
const MOST_READ = 12_000;
const SAMPLE = 4000;
/** The detector works best on short stretches: the longer the text, the more alike the scores. */
const STRETCH = 250;
const MOST_STRETCHES = 8;
/** Letters needed to tell languages of one script apart. */
const ENOUGH_LETTERS = 60;
/** Letters needed to trust the scores alone. Names and lists of nouns score alike in several languages. */
const MANY_LETTERS = 200;
/** Stop words that show the language of a shorter text. */
const ENOUGH_STOP_WORDS = 2;
const ENGLISH = 'en';
/** By how much the best score must exceed the second for a shorter text without stop words but with accents. */
const CLEAR_LEAD = 0.1;
/**
 * Short or mixed texts score almost alike in several languages. These win if they reach this share of the best score.
 */
const COMMON: readonly (readonly [code: string, close: number])[] = [
  ['eng', 0.85],
  ['hin', 0.85],
  ['rus', 0.94],
];

let last: { sample: string; language: string | null } = { sample: '', language: null };

/** Detects a text's language as a BCP 47 tag. */
export function detectLanguage(text: string): string {
  return clearLanguage(text) ?? FALLBACK;
}

/**
 * The same, but null if the text doesn't show it: a few words, names, a list of nouns. Caches the last result because
 * the preview calls this on every keystroke.
 */
export function clearLanguage(text: string): string | null {
  const sample = wordsOf(text.slice(0, MOST_READ)).slice(0, SAMPLE);
  if (sample !== last.sample) last = { sample, language: languageOf(sample) };
  return last.language;
}

function languageOf(sample: string): string | null {
  const scores = scoresOf(sample);
  const [best, second] = [...scores].sort(([, one], [, other]) => other - one);
  if (!best) return ofScript(sample);
  const isOnlyOneOfItsScript = scores.size === 1;
  // A word that is repeated shows no more than once.
  const letters = [...new Set(sample.toLowerCase().split(' '))].join('').match(/\p{L}/gu)?.length ?? 0;
  if (!isOnlyOneOfItsScript && letters < ENOUGH_LETTERS) return isShortEnglish(sample) ? ENGLISH : null;
  const common = COMMON.find(([code, close]) => (scores.get(code) ?? 0) >= close * best[1]);
  const tag = tagOf(common?.[0] ?? best[0]);
  const found = tag === 'sv' ? scandinavian(sample) : tag;
  if (letters >= MANY_LETTERS || !/\p{Script=Latin}/u.test(sample)) return found;
  const lead = second ? 1 - second[1] / best[1] : 1;
  if (found !== null && isConfirmed(sample, found, lead)) return found;
  return isShortEnglish(sample) ? ENGLISH : null;
}

/** Whether a short text in Latin letters has words or letters that support the language its letters look like. */
function isConfirmed(sample: string, language: string, lead: number): boolean {
  const own = stopWordsOf(language);
  const words = sample.toLowerCase().split(' ');
  if (own && words.filter((word) => own.has(word)).length >= ENOUGH_STOP_WORDS) return true;
  return lead >= CLEAR_LEAD && words.some((word) => /[^\p{ASCII}’]/u.test(word));
}

/**
 * Whether a few words have more stop words of English than of any other language. Only English is found in so few:
 * names such as "La La Land" have stop words of other languages.
 */
function isShortEnglish(sample: string): boolean {
  const words = [...new Set(sample.toLowerCase().split(' '))];
  const count = (of: ReadonlySet<string>) => words.filter((word) => of.has(word)).length;
  const [english = 0, ...others] = STOP_WORD_SETS.map(count);
  return english >= ENOUGH_STOP_WORDS && english > Math.max(...others);
}

/** Identifies languages that the detector doesn't know by their script. */
function ofScript(sample: string): string | null {
  if (/\p{Script=Hebrew}/u.test(sample)) return 'he';
  return /\p{Script=Greek}/u.test(sample) ? 'el' : null;
}

/** The detector reports Danish and Norwegian as Swedish, which has different letters and a different word for "and". */
function scandinavian(sample: string): string {
  const words = sample.toLowerCase().split(/[ ’']/);
  const count = (of: ReadonlySet<string>) => words.filter((word) => of.has(word)).length;
  const signs = ({ letters, words: own }: { letters: string; words: ReadonlySet<string> }) =>
    count(own) + [...sample.toLowerCase()].filter((letter) => letters.includes(letter)).length;
  if (signs(SCANDINAVIAN.danishOrNorwegian) <= signs(SCANDINAVIAN.swedish)) return 'sv';
  return count(SCANDINAVIAN.norwegian) > count(SCANDINAVIAN.danish) ? 'nb' : 'da';
}

/** The sum of each language's scores over stretches spread across the sample. */
function scoresOf(sample: string): Map<string, number> {
  const scores = new Map<string, number>();
  const count = Math.min(MOST_STRETCHES, Math.ceil(sample.length / STRETCH));
  for (let at = 0; at < count; at += 1) {
    const from = Math.floor((at * Math.max(0, sample.length - STRETCH)) / Math.max(1, count - 1));
    // Repeated words make the scores more alike too.
    const words = new Set(sample.slice(from, from + STRETCH).split(' '));
    for (const [code, score] of francAll([...words].join(' '), { minLength: 3 }))
      if (code !== 'und') scores.set(code, (scores.get(code) ?? 0) + score);
  }
  return scores;
}

/** Removes URLs, code, tags and punctuation, which belong to no language. */
function wordsOf(text: string): string {
  return text
    .replace(/\]\([^()\s]*\)|<[^<>]*>/g, ' ')
    .replace(/\w+:\/\/\S+/g, ' ')
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/[^\p{L}\p{M}'’]+/gu, ' ')
    .trim();
}

/** Maps ISO 639-3 to the common tag: `deu` is `de`, `cmn` is `zh`. */
function tagOf(code: string): string | null {
  try {
    return Intl.getCanonicalLocales(code)[0] ?? null;
  } catch {
    return null;
  }
}

/** Frequent words and letters that tell the Scandinavian languages apart. Danish and Norwegian share the first. */
const SCANDINAVIAN = {
  danishOrNorwegian: { letters: 'æø', words: new Set(['og']) },
  swedish: { letters: 'äö', words: new Set(['och']) },
  danish: new Set('af blev efter hvad meget mellem nogle også sig uden'.split(' ')),
  norwegian: new Set('av ble etter hva mellom mye noen seg uten'.split(' ')),
} as const;
