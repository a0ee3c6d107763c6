import { englishMessage } from '../../words/stored-messages';
import type { DeckWarning } from '../blocks';

/** Warnings about what the rules can't do without a language model. */
export const NO_MODEL = {
  condense: englishMessage('No AI model connected: key sentences were kept, not rewritten.'),
  generate: englishMessage('No AI model connected: this is an outline of your text.'),
  prompt: englishMessage('No AI model connected: this is an outline to fill in.'),
} as const;

/** Removes those warnings, for decks that a model writes or would have written. */
export function withoutModelWarnings(warnings: readonly DeckWarning[]): DeckWarning[] {
  const modelMessages: readonly string[] = Object.values(NO_MODEL);
  return warnings.filter(({ message }) => !modelMessages.includes(message));
}
