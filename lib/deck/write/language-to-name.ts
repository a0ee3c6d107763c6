import { promptLanguage } from '../outlines/prompt-language';
import { clearLanguage } from '../text/detect-language';
import { writingLanguage } from './writing-language';

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
