import { countWords } from '../deck/text/count-words';

/** As in `isPromptOnly` of the engine (docs/spec/models.md#10). */
const MOST_WORDS = 60;
/** Longer texts are not counted: sixty words are shorter in every language. */
const MOST_CHARACTERS = 2000;
const STRUCTURE = /^\s*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|>|\||---)/m;

/** Whether a template's prompt only says what the deck should be about, so that a model brings the content. */
export function isInstruction(prompt: string): boolean {
  return prompt.length <= MOST_CHARACTERS && !STRUCTURE.test(prompt) && countWords(prompt) <= MOST_WORDS;
}
