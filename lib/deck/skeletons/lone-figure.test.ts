import { describe, expect, it } from 'vitest';
import { checkPlaced } from '../check/check-placed';
import { layOutDeck } from '../lay-out-deck';
import type { PlacedShape } from '../placed';
import { deckFrom } from '../testing/sample-deck';
import { sampleOptions } from '../testing/sample-options';
import { SKELETON_THEMES } from '../testing/tested-themes';

const THEMES = SKELETON_THEMES.map((theme) => [theme.skeleton, theme] as const);

function cardOf(inputText: string, theme: (typeof THEMES)[number][1]) {
  const { cards } = deckFrom(inputText, { cardSplit: 'inputTextBreaks' });
  const placed = layOutDeck(cards, sampleOptions({ theme })).cards;
  const { inside, overlaps } = checkPlaced(placed);
  expect([...inside, ...overlaps]).toEqual([]);
  return placed[1]!;
}

describe('a card of steps', () => {
  const steps = (count: number) =>
    `# Ferry\n\nGuide\n\n---\n\n## How to board\n\n${[
      'Buy a ticket',
      'Show it',
      'Walk on',
      'Find a seat',
      'Sail',
      'Walk off',
    ]
      .slice(0, count)
      .map((step, at) => `${at + 1}. ${step}`)
      .join('\n')}`;

  it.each(THEMES.filter(([skeleton]) => skeleton === 'swiss' || skeleton === 'keynote'))(
    'joins the numbers, and draws no parts of a whole: %s',
    (_, theme) => {
      for (const count of [3, 4]) {
        const card = cardOf(steps(count), theme);
        expect(card.layout).toBe('steps');
        const shapes = card.elements.filter((element): element is PlacedShape => element.kind === 'shape');
        for (const shape of shapes)
          if (shape.shape === 'path') expect(shape.path.some(([kind]) => kind === 'C')).toBe(false);
        const discs = shapes.filter(({ shape }) => shape === 'ellipse').map(({ box }) => box);
        expect(discs).toHaveLength(count);
        for (const [at, disc] of discs.slice(1).entries()) {
          const before = discs[at]!;
          const middle = { x: (before.x + before.width + disc.x) / 2, y: disc.y + disc.height / 2 };
          const joins = shapes.some(
            ({ shape, box }) =>
              shape === 'rect' &&
              box.x < middle.x &&
              box.x + box.width > middle.x &&
              Math.abs(box.y + box.height / 2 - middle.y) < 1,
          );
          expect(joins).toBe(true);
        }
      }
    },
  );
});
