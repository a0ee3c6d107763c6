import { describe, expect, it } from 'vitest';
import { layOutDeck } from '@/lib/deck/lay-out-deck';
import type { PlacedCard } from '@/lib/deck/placed';
import { deckFrom } from '@/lib/deck/testing/sample-deck';
import { sampleOptions } from '@/lib/deck/testing/sample-options';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { layoutShapes } from './layout-shapes';
import { SLIDE_LAYOUTS } from './placeholders';

const LAYOUT = { base: SLIDE_LAYOUTS[2], name: 'Title and content', place: null };
const share = (...cards: PlacedCard[]) =>
  layoutShapes({ master: null, layouts: [LAYOUT], slides: cards.map(() => ({ layout: 0, inherited: null })) }, cards);

describe('layoutShapes', () => {
  it.each(STANDARD_THEMES.filter(({ skeleton }) => /^(?:swiss|editorial|blueprint|notebook)$/.test(skeleton ?? '')))(
    'finds the rules of $name',
    (theme) => {
      const points = ['Open the hall', 'Paint the walls', 'Invite the town']
        .map((point) => `- ${point} in May, before the first guests of the summer arrive`)
        .join('\n');
      const { cards } = deckFrom(`# Hall\n\n${'ABCDE'.replace(/./g, (at) => `## Part ${at}\n\n${points}\n\n`)}`, {
        numCards: 6,
      });
      expect(share(...layOutDeck(cards, sampleOptions({ theme })).cards).shapes.size).toBe(1);
    },
  );
});
