import { expect, it } from 'vitest';
import { checkPlaced } from '../../check/check-placed';
import { layOutDeck } from '../../lay-out-deck';
import { card, heading, list, paragraph } from '../../testing/sample-blocks';
import { sampleOptions } from '../../testing/sample-options';
import { findStandardTheme } from '../../themes/all-themes';

const theme = findStandardTheme('proof')!;
const PEOPLE = [
  'Mara Lindqvist: Founder, eight years as head barista',
  'Jonas Weber: Kitchen, trained pastry chef',
  'Priya Nair: Finance, opened three restaurants',
];
const FEATURES = [
  'Roasted nearby: Beans from a roaster 12 km away',
  'Fast mornings: Order ahead and pick up at a window',
  'Slow afternoons: Forty seats and good light',
  'Honest food: A short menu made on site',
  'Late evenings: Open until ten on Fridays',
  'Local art: A new wall each month',
];

it.each([
  ['people', 'The team', PEOPLE, 30],
  ['features', 'What we open', FEATURES.slice(0, 3), 30],
  ['features', 'What we open', FEATURES.slice(0, 4), 28],
  ['features', 'What we open', FEATURES, 16],
] as const)('sets the texts of %s called %j large enough for the card', (layout, title, items, pixels) => {
  for (const dimensions of ['16x9', '4x3'] as const) {
    const cards = [
      card(heading('Cover', 1)),
      card(heading(title), list(...items)),
      card(heading('End'), paragraph('Bye')),
    ];
    const placed = layOutDeck(cards, sampleOptions({ theme, dimensions })).cards[1]!;
    expect(placed.layout).toBe(layout);
    expect(checkPlaced([placed])).toEqual({ inside: [], overlaps: [] });
    const sizes = placed.elements.flatMap((element) =>
      element.kind === 'text' && element.role === 'body'
        ? element.paragraphs.flatMap(({ runs }) => runs.map(({ style }) => style.size))
        : [],
    );
    if (dimensions === '16x9') expect(Math.min(...sizes)).toBeGreaterThanOrEqual(pixels * 0.75);
  }
});
