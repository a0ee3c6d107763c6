import { englishMessage } from '../../words/stored-messages';
import type { DeckWarning } from '../blocks';

/** What rules leave to a model. */
export const NO_MODEL = {
  condense: englishMessage('No AI model connected: key sentences were kept, not rewritten.'),
  generate: englishMessage('No AI model connected: this is an outline of your text.'),
} as const;

/** For a deck that a model writes, or would have written. */
export function withoutModelWarnings(warnings: readonly DeckWarning[]): DeckWarning[] {
  const said: readonly string[] = Object.values(NO_MODEL);
  return warnings.filter(({ message }) => !said.includes(message));
}
