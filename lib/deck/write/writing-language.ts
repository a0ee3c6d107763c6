import { promptLanguage } from '../outlines/prompt-language';
import { namedLanguage } from './named-language';

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
