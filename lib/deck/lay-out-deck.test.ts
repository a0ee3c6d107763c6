import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import { DIMENSIONS, type Dimensions, FORMATS, type Format } from '../contract/enums';
import type { HeaderFooter } from '../contract/request/header-footer';
import type { Card } from './blocks';
import { checkPlaced } from './check/check-placed';
import { grows, isPaged, nominalSize } from './deck';
import { serverFontBook } from './fonts/generated-font-book';
import { layOutDeck } from './lay-out-deck';
import { card } from './layout/arbitrary-cards';
import { LAYOUT_NAMES, type PlacedCard } from './placed';
import { findLostWords } from './testing/find-lost-words';
import { STANDARD_THEMES } from './themes/all-themes';

const SHAPES: [Format, Dimensions][] = FORMATS.flatMap((format): [Format, Dimensions][] =>
  format === 'webpage'
    ? [['webpage', 'fluid']]
    : DIMENSIONS[format].map((dimensions): [Format, Dimensions] => [format, dimensions]),
);

const headerFooter: fc.Arbitrary<HeaderFooter | null> = fc.option(
  fc.record<HeaderFooter>(
    {
      topLeft: fc.constant({ type: 'text', value: 'Quarterly report of the harbour office' }),
      topCenter: fc.constant({ type: 'image', source: 'custom', src: 'https://example.org/logo.png', size: 'xl' }),
      topRight: fc.constant({ type: 'image', source: 'themeLogo' }),
      bottomLeft: fc.constant({ type: 'text', value: 'Confidential '.repeat(30) }),
      bottomRight: fc.constant({ type: 'cardNumber' }),
      hideFromFirstCard: fc.boolean(),
      hideFromLastCard: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
);

const options = fc.record({
  shape: fc.constantFrom(...SHAPES),
  theme: fc.constantFrom(...STANDARD_THEMES),
  headerFooter,
  layoutSequence: fc.option(fc.array(fc.constantFrom(...LAYOUT_NAMES), { maxLength: 4 }), { freq: 3 }),
  additionalInstructions: fc.option(
    fc.constantFrom('Use two columns', 'Images on the left', 'No columns', 'Big statements'),
  ),
});

const deck = fc.array(card, { minLength: 1, maxLength: 3 });

type DrawnOptions = typeof options extends fc.Arbitrary<infer Drawn> ? Drawn : never;

function layOut(cards: Card[], { shape: [format, dimensions], ...rest }: DrawnOptions) {
  return layOutDeck(cards, { ...rest, format, dimensions, fonts: serverFontBook() });
}

/** Whether cards follow each other on pages. */
const flows = ({ shape: [format, dimensions] }: DrawnOptions) => format === 'document' && isPaged(dimensions);

const bodySizes = ({ elements }: PlacedCard) =>
  elements.flatMap((element) =>
    element.kind === 'text' && element.role === 'body' && element.paragraphs.length > 0
      ? element.paragraphs.flatMap(({ runs }) => runs.filter((run) => !run.code).map(({ style }) => style.size))
      : [],
  );

const LOGO = { type: 'image', source: 'custom', src: 'https://example.org/logo.png', size: 'xl' } as const;
const drawnWith = (id: string, header: HeaderFooter, shape: [Format, Dimensions]): DrawnOptions => ({
  shape,
  theme: STANDARD_THEMES.find((theme) => theme.id === id)!,
  headerFooter: header,
  layoutSequence: null,
  additionalInstructions: null,
});
const lines = { from: 1, to: 1 };
const PICTURE_ONLY: Card = {
  blocks: [{ kind: 'image', lines, picture: { kind: 'url', url: 'https://example.org/a.png' }, alt: 'A picture' }],
  notes: null,
  labelOnly: false,
};
/** Full-bleed pictures on a card with a header or a footer. */
const PICTURE_EXAMPLES: [Card[], DrawnOptions][] = [
  [[PICTURE_ONLY], drawnWith('proof', { topCenter: LOGO }, ['presentation', 'fluid'])],
  [[PICTURE_ONLY], drawnWith('nocturne', { bottomLeft: { type: 'cardNumber' } }, ['presentation', 'fluid'])],
];
const cell = [{ text: 'the' }];
/** A square post that has to grow to twice its height, with a footer. */
const TALL_POST: [Card[], DrawnOptions] = [
  [
    {
      blocks: [
        { kind: 'table', lines, header: [cell], rows: Array.from({ length: 40 }, () => [cell]), align: ['left'] },
        { kind: 'heading', lines, level: 1, runs: cell },
      ],
      notes: null,
      labelOnly: false,
    },
  ],
  drawnWith('chalkboard', { bottomRight: { type: 'cardNumber' } }, ['social', '1x1']),
];
/** A few words before a table that fills the card. */
const TALL_TABLE: [Card[], DrawnOptions] = [
  [
    {
      blocks: [
        { kind: 'list', lines, ordered: false, start: 0, items: [{ level: 0, runs: cell }] },
        { kind: 'table', lines, header: [cell], rows: Array.from({ length: 8 }, () => [cell]), align: ['left'] },
      ],
      notes: null,
      labelOnly: false,
    },
  ],
  drawnWith('broadsheet', { topCenter: LOGO, bottomLeft: { type: 'text', value: 'Confidential '.repeat(30) } }, [
    'presentation',
    '16x9',
  ]),
];

describe('layOutDeck, for any cards, theme, dimensions and header', () => {
  it('keeps every box in its card and every line in its box, without overlaps', () =>
    forAll({ numRuns: 250, examples: [...PICTURE_EXAMPLES, TALL_POST] }, deck, options, (cards, drawn) => {
      const { inside, overlaps } = checkPlaced(layOut(cards, drawn).cards);
      expect({ inside, overlaps }).toEqual({ inside: [], overlaps: [] });
    }));

  it('places every word', () =>
    forAll({ numRuns: 250 }, deck, options, (cards, drawn) => {
      const { cards: placed } = layOut(cards, drawn);
      const lost = flows(drawn)
        ? findLostWords({ ...cards[0]!, blocks: cards.flatMap(({ blocks }) => blocks) }, placed)
        : cards.flatMap((each, index) =>
            findLostWords(
              each,
              placed.filter((page) => page.index === index),
            ),
          );
      expect(lost).toEqual([]);
    }));

  it('returns correct verdicts', () =>
    forAll({ numRuns: 250, examples: [TALL_TABLE] }, deck, options, (cards, drawn) => {
      const [format, dimensions] = drawn.shape;
      const { cards: placed, warnings } = layOut(cards, drawn);
      const { height } = nominalSize(format, dimensions);
      const floor = { document: 10, social: 12, presentation: 13, webpage: 13 }[format];
      for (const each of placed) {
        const { verdict } = each;
        if (verdict.kind === 'overflowing') {
          expect(each.height).toBeGreaterThan(height);
          expect(warnings.some(({ card: at }) => at === each.index)).toBe(true);
          // Overflowing is the last resort, so the body is already at the smallest size. The rows of a post grow with it.
          if (!isPaged(dimensions) && format !== 'social')
            for (const size of bodySizes(each)) expect(size).toBeLessThanOrEqual(floor);
        } else if (!grows(dimensions)) expect(each.height).toBe(height);
        for (const size of bodySizes(each)) expect(size).toBeGreaterThanOrEqual(format === 'document' ? 10 : 12);
        expect(verdict.why === null).toBe(verdict.kind === 'placed');
        expect(each.title).not.toBe('');
      }
    }));

  it('is deterministic, and returns one placed card per card except on pages', () =>
    forAll({ numRuns: 80 }, deck, options, (cards, drawn) => {
      const first = layOut(cards, drawn).cards;
      expect(layOut(structuredClone(cards), drawn).cards).toEqual(first);
      const firsts = first.filter(({ page }) => page === 0).map(({ index }) => index);
      if (flows(drawn)) {
        expect(first.map(({ pageNumber }) => pageNumber)).toEqual(first.map((_, at) => at + 1));
        expect(firsts).toEqual(firsts.toSorted((one, other) => one - other));
        expect(firsts[0]).toBe(0);
      } else expect(firsts).toEqual(cards.map((_, index) => index));
      if (grows(drawn.shape[1])) expect(first).toHaveLength(cards.length);
    }));
});
