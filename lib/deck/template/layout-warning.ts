import { englishMessage } from '../../words/stored-messages';
import type { DeckWarning } from '../blocks';
import type { LayoutName } from '../placed';

const MOST_LETTERS = 60;

/**
 * Warns that a card's content can't be shown in the template's layout.
 * @param card 0-based
 */
export function layoutWarning(card: number, layout: LayoutName): DeckWarning {
  const message = englishMessage(
    'Card {number} doesn’t use the template’s layout ({layout}) because its content doesn’t fit it.',
    { number: card + 1, layout },
  );
  return { message, card };
}

/**
 * Warns that a template card has no place for some text.
 * @param card 0-based
 */
export function restWarning(card: number, text: string): DeckWarning {
  const message = englishMessage('Card {number} has no place for “{text}”. It’s in the card’s notes.', {
    number: card + 1,
    text: shortened(text),
  });
  return { message, card };
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= MOST_LETTERS ? line : `${line.slice(0, MOST_LETTERS).trimEnd()}…`;
}
