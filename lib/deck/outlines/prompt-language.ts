import { clearLanguage } from '../text/detect-language';
import { stopWordsOf } from '../text/stop-words';
import { DECK_REQUEST_WORDS, OUTLINE_LANGUAGES, type OutlineLanguage } from '../words/prompt-words';
import { outlineByWords, outlinesIn } from './outline-index';
import { deckRequestLanguages } from './read-deck-request';

/** Longer texts have enough words for the detector, and are no prompts. */
const LONGEST_PROMPT = 300;
/** Languages that a few words show. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];
/** A single word may be part of a name: “La La Land”. */
const ENOUGH_WORDS = 2;

/**
 * The language of a prompt as a BCP 47 tag, or null if its words don't show it. Like `clearLanguage`, but a few words are
 * enough if they ask for a deck, are common in one language, or name an outline in one language.
 */
export function promptLanguage(text: string): string | null {
  if (text.length > LONGEST_PROMPT) return clearLanguage(text);
  return (
    onlyOne(deckRequestLanguages(text)) ??
    clearLanguage(text) ??
    byCommonWords(text, () => null) ??
    byCommonWords(text, ownWords) ??
    onlyOne(OUTLINE_LANGUAGES.filter((language) => outlineByWords(text, language) !== null))
  );
}

function onlyOne(languages: readonly string[]): string | null {
  return languages.length === 1 ? languages[0]! : null;
}

/** The language that most words of the text are common in, if it is only one. */
function byCommonWords(text: string, wordsOf: (language: string) => ReadonlySet<string> | null): string | null {
  const words = [...new Set(text.toLowerCase().match(WORD) ?? [])];
  const counts = LANGUAGES.map((language) => {
    const common = stopWordsOf(language);
    const own = wordsOf(language);
    return { language, count: words.filter((word) => common?.has(word) || own?.has(word)).length };
  }).sort((one, other) => other.count - one.count);
  const [best, second] = counts;
  return best && best.count >= ENOUGH_WORDS && best.count > second!.count ? best.language : null;
}

const WORD = /\p{L}+/gu;
const known = new Map<string, ReadonlySet<string>>();

/** The words of prompts in a language that has outlines. */
function ownWords(language: string): ReadonlySet<string> | null {
  if (known.size === 0)
    for (const each of OUTLINE_LANGUAGES) known.set(each, new Set(wordsOf(each).toLowerCase().match(WORD)));
  return known.get(language) ?? null;
}

function wordsOf(language: OutlineLanguage): string {
  const outlines = outlinesIn(language).flatMap(({ label, words }) => [label, ...words]);
  return [...Object.values(DECK_REQUEST_WORDS[language]), ...outlines].join(' ');
}
