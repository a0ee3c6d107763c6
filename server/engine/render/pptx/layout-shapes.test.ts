import { describe, expect, it } from 'vitest';
import { layOutDeck } from '@/lib/deck/lay-out-deck';
import type { PlacedCard, PlacedElement, PlacedShape } from '@/lib/deck/placed';
import { deckFrom } from '@/lib/deck/testing/sample-deck';
import { sampleOptions } from '@/lib/deck/testing/sample-options';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { layoutShapes, withoutLayoutShapes } from './layout-shapes';
import { SLIDE_LAYOUTS } from './placeholders';

const shape = (x: number, y: number, width: number, height: number): PlacedShape => ({
  ...({ kind: 'shape', shape: 'rect', box: { x, y, width, height } } as const),
  ...({ fill: 'accent', stroke: null, radius: 0, opacity: 1 } as const),
});
const RULE = shape(40, 30, 880, 2);
const card = (...elements: PlacedElement[]) => ({ elements }) as PlacedCard;
const LAYOUT = { base: SLIDE_LAYOUTS[2], name: 'Title and content', place: null };
const share = (...cards: PlacedCard[]) =>
  layoutShapes({ master: null, layouts: [LAYOUT], slides: cards.map(() => ({ layout: 0, inherited: null })) }, cards);
const shared = (...cards: PlacedCard[]) => share(...cards).shapes.get(0) ?? [];

describe('layoutShapes', () => {
  it('finds the shapes that all slides of a layout have', () => {
    const cards = [1, 2, 3].map((at) => card(RULE, shape(40, 100 * at, 50, 50)));
    expect(shared(...cards)).toEqual([RULE]);
    expect(withoutLayoutShapes(cards[0]!.elements, [RULE])).toEqual([shape(40, 100, 50, 50)]);
  });

  it('finds none on two slides', () => {
    expect(shared(card(RULE), card(RULE))).toEqual([]);
  });

  it('gives the slides without them a plain layout', () => {
    const { layouts, slides, shapes } = share(card(RULE), card(), card(RULE), card(RULE));
    expect(slides).toEqual([0, 1, 0, 0]);
    expect(layouts.map(({ name }) => name)).toEqual(['Title and content', 'Title and content, plain']);
    expect([...shapes.keys()]).toEqual([0]);
  });

  it('leaves a shape above anything that stays on a slide, and what is above that', () => {
    const [panel, onPanel, dot] = [shape(0, 0, 200, 200), shape(20, 20, 50, 50), shape(30, 30, 5, 5)];
    const other = shape(0, 0, 201, 200);
    expect(
      shared(card(RULE, panel, onPanel, dot), card(RULE, panel, onPanel, dot), card(RULE, other, onPanel, dot)),
    ).toEqual([RULE]);
  });

  it.each(STANDARD_THEMES.filter(({ skeleton }) => /^(?:swiss|editorial|blueprint|notebook)$/.test(skeleton ?? '')))(
    'finds the rules of $name',
    (theme) => {
      const points = ['Open the hall', 'Paint the walls', 'Invite the town']
        .map((point) => `- ${point} in May`)
        .join('\n');
      const { cards } = deckFrom(`# Hall\n\n${'ABCDE'.replace(/./g, (at) => `## Part ${at}\n\n${points}\n\n`)}`, {
        numCards: 6,
      });
      expect(share(...layOutDeck(cards, sampleOptions({ theme })).cards).shapes.size).toBe(1);
    },
  );
});
