import { expect, it } from 'vitest';
import { layOutDeck } from '../../lay-out-deck';
import { card, heading, list } from '../../testing/sample-blocks';
import { sampleOptions } from '../../testing/sample-options';
import { STANDARD_THEMES } from '../../themes/all-themes';

const theme = STANDARD_THEMES.find(({ id }) => id === 'field-notes')!;

it.each<[string, 'tick' | 'box' | 'dot']>([
  ['What we did', 'tick'],
  ['Erledigt', 'tick'],
  ['Ce qui est fait', 'tick'],
  ['Next steps', 'box'],
  ['To be done', 'dot'],
  ['A year in the kitchen', 'dot'],
  ['Risiken', 'dot'],
])('draws the items of %j with a %s', (text, mark) => {
  const { cards } = layOutDeck(
    [card(heading('Deck', 1)), card(heading(text), list('Bees', 'Flowers', 'Honey'))],
    sampleOptions({ theme }),
  );
  const shapes = cards[1]!.elements.filter((each) => each.kind === 'shape');
  const ticks = shapes.filter(({ stroke }) => stroke?.colour === 'accentInk' && stroke.width === 3);
  const dots = shapes.filter(({ shape, stroke }) => shape === 'ellipse' && stroke?.colour === 'ink');
  expect([ticks.length, dots.length]).toEqual({ tick: [3, 0], box: [0, 0], dot: [0, 6] }[mark]);
});
