import { englishMessage } from '../../words/stored-messages';
import type { DeckWarning } from '../blocks';
import type { LayoutName } from '../placed';

/** A card whose content cannot be shown as the template has it. @param card 0-based */
export function layoutWarning(card: number, layout: LayoutName): DeckWarning {
  const message = englishMessage(
    'Card {number} doesn’t have the template’s layout ({layout}): its content has another form.',
    { number: card + 1, layout },
  );
  return { message, card };
}
