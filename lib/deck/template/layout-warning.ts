import { englishMessage } from '../../words/stored-messages';
import type { DeckWarning } from '../blocks';
import type { LayoutName } from '../placed';

const LONGEST = 60;

/** A card whose content cannot be shown as the template has it. @param card 0-based */
export function layoutWarning(card: number, layout: LayoutName): DeckWarning {
  const message = englishMessage(
    'Card {number} doesn’t have the template’s layout ({layout}): its content has another form.',
    { number: card + 1, layout },
  );
  return { message, card };
}

/** Words that a card of a template has no place for. @param card 0-based */
export function restWarning(card: number, text: string): DeckWarning {
  const message = englishMessage('Card {number} has no place for “{text}”. It’s in the card’s notes.', {
    number: card + 1,
    text: shortened(text),
  });
  return { message, card };
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST).trimEnd()}…`;
}
