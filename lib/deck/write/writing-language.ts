import { promptLanguage } from '../outlines/prompt-language';
import { clearLanguage } from '../text/detect-language';

/** No prompt is longer, so a longer text has no request for a language at its end. */
const LONGEST_PROMPT = 300;

/**
 * The language in which a model should write cards from a text if none was chosen, as a BCP 47 tag: the one a short
 * prompt asks for ("in French"), or the language of the text; `unclear` if that doesn't show.
 */
export function writingLanguage(text: string, unclear = 'en'): string {
  const named = text.length <= LONGEST_PROMPT ? namedLanguage(text) : undefined;
  return named ?? promptLanguage(text) ?? unclear;
}

/** Languages that a prompt may ask for by name, in English or in the language itself. */
const NAMED: readonly (readonly [tag: string, names: string])[] = [
  ['en', 'English|Englisch|anglais|inglés|inglese|inglês|Engels'],
  ['de', 'German|Deutsch|allemand|alemán|tedesco|alemão|Duits'],
  ['fr', 'French|Französisch|français|francés|francese|francês|Frans'],
  ['es', 'Spanish|Spanisch|espagnol|español|spagnolo|espanhol|Spaans'],
  ['it', 'Italian|Italienisch|italien|italiano|Italiaans'],
  ['pt', 'Portuguese|Portugiesisch|portugais|portugués|portoghese|português|Portugees'],
  ['nl', 'Dutch|Niederländisch|néerlandais|neerlandés|olandese|holandês|Nederlands'],
];

const IN = '(?<!\\p{L})(?:in|auf|en|em|in het|in lingua)\\s+';
const asked = NAMED.map(([tag, names]) => [tag, new RegExp(`${IN}(?:${names})(?!\\p{L})`, 'iu')] as const);
const AT_END = new RegExp(`[\\s,]+${IN}(?:${NAMED.map(([, names]) => names).join('|')})(?=[.!?\\s]*$)`, 'iu');

/** The BCP 47 tag of the language that a text asks for: "fr" in "a talk on bees in French". */
export function namedLanguage(text: string): string | undefined {
  return asked.find(([, pattern]) => pattern.test(text))?.[0];
}

/** A text without the language at its end: "a talk on bees". */
export function withoutNamedLanguage(text: string): string {
  return text.replace(AT_END, '');
}

/** What decides the language that a request names if none was chosen. */
export type LanguageWish = {
  inputText: string;
  keepsWords: boolean;
  /** Whether the text may be a prompt, which becomes an outline in its language. */
  isPrompt?: boolean;
  /** The language for a text that doesn't show its own: the reader's where it is known. */
  unclear: string;
};

/**
 * The language that a request should name because none was chosen, as a BCP 47 tag. Null if the engine finds it by
 * itself: it detects the language of text that keeps its words, but doesn't know the reader's.
 */
export function languageToName({ inputText, keepsWords, isPrompt, unclear }: LanguageWish): string | null {
  if (!keepsWords) return writingLanguage(inputText, unclear);
  const own = isPrompt ? promptLanguage(inputText) : clearLanguage(inputText);
  return own === null ? unclear : null;
}
