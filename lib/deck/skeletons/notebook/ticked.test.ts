import { expect, it } from 'vitest';
import { layOutDeck } from '../../lay-out-deck';
import { card, heading, list } from '../../layout/sample-blocks';
import { sampleOptions } from '../../layout/sample-options';
import { STANDARD_THEMES } from '../../themes/all-themes';

const theme = STANDARD_THEMES.find(({ id }) => id === 'field-notes')!;

it.each<[string, boolean]>([
  ['What we did', true],
  ['A year in the kitchen', true],
  ['Next steps', false],
  ['Nächste Schritte', false],
  ['What went wrong', false],
  ['Risiken', false],
])('ticks the items of %j: %j', (text, isTicked) => {
  const { cards } = layOutDeck(
    [card(heading('Deck', 1)), card(heading(text), list('Bees', 'Flowers', 'Honey'))],
    sampleOptions({ theme }),
  );
  const ticks = cards[1]!.elements.filter(
    (each) => each.kind === 'shape' && each.stroke?.colour === 'accentInk' && each.stroke.width === 3,
  );
  expect(ticks).toHaveLength(isTicked ? 3 : 0);
});
