import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Dimensions } from '../../../contract/enums';
import { checkPlaced } from '../../check/check-placed';
import { serverFontBook } from '../../fonts/generated-font-book';
import { layOutDeck } from '../../lay-out-deck';
import { makeCards } from '../../make-cards';
import type { PlacedCard, PlacedText } from '../../placed';
import type { DeckTheme } from '../../theme';
import { STANDARD_THEMES } from '../../themes/all-themes';

const DIMENSIONS = ['1x1', '4x5', '9x16'] as const satisfies Dimensions[];
const KITCHEN = readFileSync(path.join(import.meta.dirname, '../../../../bench/corpus/kitchen.md'), 'utf8');
const NOVEL = `# A long walk\n\n${'Down by the river the old mill turns and nobody remembers who built it. '.repeat(60)}`;

type Wish = { dimensions?: Dimensions; textMode?: 'preserve' | 'condense'; breaks?: boolean };

function posts(
  text: string,
  theme: DeckTheme,
  { dimensions = '4x5', textMode = 'preserve', breaks = false }: Wish = {},
) {
  const { cards, title } = makeCards({
    inputText: text,
    textMode,
    cardSplit: breaks ? 'inputTextBreaks' : 'auto',
    numCards: { atMost: 75 },
    amount: 'medium',
    format: 'social',
    dimensions,
  });
  return layOutDeck(cards, {
    ...{ theme, title, dimensions, format: 'social', fonts: serverFontBook() },
    ...{ headerFooter: null, layoutSequence: null, additionalInstructions: null },
  }).cards;
}

const textsOf = ({ elements }: PlacedCard) =>
  elements.filter((element): element is PlacedText => element.kind === 'text');
const wordsOf = (text: PlacedText) => text.paragraphs.map(({ runs }) => runs.map((run) => run.text).join('')).join(' ');
const sizesOf = (card: PlacedCard) =>
  textsOf(card).flatMap(({ paragraphs }) => paragraphs.flatMap(({ runs }) => runs.map(({ style }) => style.size)));

/** One theme of each skeleton. */
const THEMES = [...new Map(STANDARD_THEMES.map((theme) => [theme.skeleton, theme])).values()];
const [first] = THEMES;
if (!first) throw new Error('There is a theme.');

describe.each(THEMES.map((theme) => [theme.skeleton, theme] as const))('posts of %s', (_, theme) => {
  it.each(DIMENSIONS)('fit %s with nothing clipped and nothing one over another', (dimensions) => {
    const cards = posts(KITCHEN, theme, { dimensions, breaks: true });
    const { inside, overlaps } = checkPlaced(cards);
    expect([...inside, ...overlaps]).toEqual([]);
    expect(cards.filter(({ verdict }) => verdict.kind === 'overflowing')).toEqual([]);
    for (const card of cards) expect(card.height / card.width).toBeCloseTo(cards[0]!.height / cards[0]!.width, 5);
  });

  it('begin with a hook in large type, and end with a closing post', () => {
    const cards = posts(KITCHEN, theme, { breaks: true });
    expect([cards[0]?.layout, cards.at(-1)?.layout]).toEqual(['title', 'closing']);
    for (const card of [cards[0]!, cards.at(-1)!]) expect(Math.max(...sizesOf(card))).toBeGreaterThan(42);
  });
});

describe('posts', () => {
  it('say which of how many they are', () => {
    const cards = posts(KITCHEN, first, { breaks: true });
    for (const [at, card] of cards.entries()) expect(textsOf(card).map(wordsOf)).toContain(`${at + 1}/${cards.length}`);
  });

  it('have no type smaller than 12 points', () => {
    for (const card of posts(KITCHEN, first, { breaks: true }))
      expect(Math.min(...sizesOf(card))).toBeGreaterThanOrEqual(12);
  });

  it('set a term and its text in one line rather than in small type', () => {
    const learns = posts(KITCHEN, first, { dimensions: '1x1', breaks: true }).find(
      ({ title }) => title === 'What volunteers learn',
    )!;
    const row = textsOf(learns).find((text) => wordsOf(text) === 'Hygiene: certificate in two days')!;
    expect(row.paragraphs[0]!.lines).toHaveLength(1);
    expect(row.paragraphs[0]!.runs[0]!.style.size).toBeGreaterThan(18);
  });

  it('keep a story clear of what its platform lays over it', () => {
    for (const card of posts(KITCHEN, first, { dimensions: '9x16', breaks: true }))
      for (const { box } of textsOf(card)) {
        expect(box.y).toBeGreaterThan(card.height * 0.13);
        expect(box.y + box.height).toBeLessThan(card.height * 0.83);
      }
  });

  it('are at most ten where the text may be shortened, and as many as it needs where not', () => {
    expect(posts(NOVEL, first, { textMode: 'condense' }).length).toBeLessThanOrEqual(10);
    const all = posts(NOVEL, first);
    expect(all.length).toBeGreaterThan(10);
    expect(all.filter(({ verdict }) => verdict.kind === 'overflowing')).toEqual([]);
  });
});
