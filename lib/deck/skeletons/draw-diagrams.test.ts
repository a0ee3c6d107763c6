import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import { checkPlaced } from '../check/check-placed';
import { layOutDeck } from '../lay-out-deck';
import type { PlacedCard, PlacedShape } from '../placed';
import { findLostWords } from '../testing/find-lost-words';
import { deckFrom } from '../testing/sample-deck';
import { sampleOptions } from '../testing/sample-options';
import { SKELETON_THEMES } from '../testing/tested-themes';

const ORGANISATION =
  '## Organisation\n\n- Director\n  - Sales\n    - Europe\n    - Asia\n  - Works\n    - North\n  - Finance';

function layOut(
  inputText: string,
  theme: (typeof SKELETON_THEMES)[number],
  { dimensions = '16x9', isPyramid = false }: { dimensions?: '16x9' | '4x3'; isPyramid?: boolean } = {},
) {
  const made = deckFrom(inputText, { cardSplit: 'inputTextBreaks' });
  const source = made.cards.map((card) => (isPyramid ? { ...card, shows: 'pyramid' as const } : card));
  const { cards } = layOutDeck(source, sampleOptions({ theme, dimensions }));
  return { source: source[0]!, cards };
}

const boxOf = ({ elements }: PlacedCard, word: string) =>
  elements.find(
    (element) =>
      element.kind === 'text' && element.paragraphs.some(({ runs }) => runs.some(({ text }) => text === word)),
  )!.box;

describe('a pyramid', () => {
  it.each(SKELETON_THEMES.map((theme) => [theme.id, theme] as const))(
    'has its narrowest level at the top in %s',
    (_, theme) => {
      const { source, cards } = layOut('## Levels\n\n1. Units: many\n2. Services\n3. End to end: few', theme, {
        isPyramid: true,
      });
      const [card] = cards as [PlacedCard];
      expect(card.layout).toBe('pyramid');
      expect(checkPlaced(cards)).toEqual({ inside: [], overlaps: [] });
      expect(findLostWords(source, cards)).toEqual([]);
      expect(boxOf(card, 'End to end').y).toBeLessThan(boxOf(card, 'Units').y);
      const [base, ...others] = card.elements
        .filter(
          (element): element is PlacedShape =>
            element.kind === 'shape' && element.shape === 'path' && element.path.length === 5 && element.fill !== null,
        )
        .slice(-3);
      for (const other of others) expect(other.box.width).toBeLessThan(base!.box.width);
    },
  );
});

describe('a hierarchy', () => {
  it.each(SKELETON_THEMES.map((theme) => [theme.id, theme] as const))('is a tree with lines in %s', (_, theme) => {
    const { source, cards } = layOut(ORGANISATION, theme);
    const [card] = cards as [PlacedCard];
    expect(card.layout).toBe('hierarchy');
    expect(checkPlaced(cards)).toEqual({ inside: [], overlaps: [] });
    expect(findLostWords(source, cards)).toEqual([]);
    expect(boxOf(card, 'Sales').y).toBeGreaterThan(boxOf(card, 'Director').y);
    expect(boxOf(card, 'Asia').y).toBeGreaterThan(boxOf(card, 'Europe').y);
    expect(boxOf(card, 'Finance').x).toBeGreaterThan(boxOf(card, 'Works').x);
    const lines = card.elements.filter(
      (element): element is PlacedShape => element.kind === 'shape' && element.shape === 'line',
    );
    expect(lines.length).toBeGreaterThanOrEqual(6);
  });

  it('is mirrored in right-to-left text', () => {
    const text = '## מבנה הארגון\n\n- הנהלה\n  - שיווק\n    - אירופה\n    - אמריקה\n  - כספים';
    for (const theme of SKELETON_THEMES) {
      const [card] = layOut(text, theme).cards as [PlacedCard];
      expect(boxOf(card, 'כספים').x).toBeLessThan(boxOf(card, 'שיווק').x);
    }
  });

  it('neither loses nor covers anything, and neither does a pyramid', () => {
    const term = fc.constantFrom(
      'IT',
      'Customer relations',
      'Betriebswirtschaftslehre',
      'Research & development',
      'מחקר',
    );
    const item = fc.record({ term, level: fc.integer({ min: 0, max: 2 }) });
    forAll(
      { numRuns: 150 },
      fc.array(item, { minLength: 3, maxLength: 16 }),
      fc.constantFrom(...SKELETON_THEMES),
      fc.constantFrom('16x9' as const, '4x3' as const),
      fc.boolean(),
      (items, theme, dimensions, isFlat) => {
        let last = -1;
        const lines = items.map(({ term, level }) => {
          last = isFlat ? 0 : Math.min(level, last + 1);
          return `${'  '.repeat(last)}- ${term}`;
        });
        const { source, cards } = layOut(`## Levels of structure\n\n${lines.join('\n')}`, theme, {
          dimensions,
          isPyramid: isFlat,
        });
        expect(checkPlaced(cards)).toEqual({ inside: [], overlaps: [] });
        expect(findLostWords(source, cards)).toEqual([]);
      },
    );
  });
});
