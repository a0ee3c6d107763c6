import { englishMessage } from '../../words/stored-messages';
import type { DeckWarning } from '../blocks';
import type { LayoutName } from '../placed';
import { deckWishes } from './deck-wishes';
import { names } from './layout-wishes';

/** Warns about requested layouts that none of the intended cards could use. */
export function unmetLayouts(instructions: string | null | undefined, layouts: readonly LayoutName[]): DeckWarning[] {
  const wanted = deckWishes(instructions).layouts.filter(({ avoid }) => !avoid);
  const unmet = wanted.filter(
    (wish) => !layouts.some((layout, at) => wish.layouts.includes(layout) && names(wish.cards, at, layouts.length)),
  );
  const found = new Set(unmet.map((wish) => wish.layouts[0]!));
  return [...found].map((layout) => ({
    message: englishMessage('Instruction not followed: no card suits the {layout} layout.', { layout }),
  }));
}
