import { deckRequestLanguages } from '../../deck/outlines/read-deck-request';
import { countWords } from '../../deck/text/letters-and-words';

const MARKUP = /^(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|>|\|)/;

/** Whether a text is one short line that asks for a deck, rather than the content of one. */
export function readsLikeRequest(text: string): boolean {
  return hasNothingToShorten(text) && !MARKUP.test(text.trim()) && deckRequestLanguages(text.trim()).length > 0;
}

const MIN_WORDS = 12;
/** Longer texts are not counted: twelve words are shorter in every language. */
const MAX_CHARACTERS = 400;

/** Whether a text is a single line of a few words: a prompt rather than a text that could be condensed. */
export function hasNothingToShorten(text: string): boolean {
  const line = text.trim();
  if (line === '' || line.length > MAX_CHARACTERS || line.includes('\n')) return false;
  return countWords(line) < MIN_WORDS;
}

/** As in `isPromptOnly` of the engine (docs/spec/models.md#10). */
const MOST_WORDS = 60;
/** Longer texts are not counted: sixty words are shorter in every language. */
const MOST_CHARACTERS = 2000;
const STRUCTURE = /^\s*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|>|\||---)/m;

/** Whether a template's prompt only says what the deck should be about, so that a model brings the content. */
export function isInstruction(prompt: string): boolean {
  return prompt.length <= MOST_CHARACTERS && !STRUCTURE.test(prompt) && countWords(prompt) <= MOST_WORDS;
}
