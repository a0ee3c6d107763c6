import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Dimensions } from '../../../contract/enums';
import { checkPlaced } from '../../check/check-placed';
import { layOutDeck } from '../../lay-out-deck';
import type { PlacedCard } from '../../placed';
import { deckFrom, sizesOf, textsOf, wordsOf } from '../../testing/sample-deck';
import { sampleOptions } from '../../testing/sample-options';
import type { DeckTheme } from '../../theme';
import { STANDARD_THEMES } from '../../themes/all-themes';

const DIMENSIONS = ['1x1', '4x5', '9x16'] as const satisfies Dimensions[];
const KITCHEN = readFileSync(path.join(import.meta.dirname, '../../../../bench/corpus/kitchen.md'), 'utf8');
const NOVEL = `# A long walk\n\n${'Down by the river the old mill turns and nobody remembers who built it. '.repeat(90)}`;

const LIBRARY = `# Reports

## Loans by branch

| Branch | 2023 | 2024 | 2025 |
|---|---:|---:|---:|
| Main | 610,400 | 618,900 | 640,200 |
| Docks | 241,000 | 247,300 | 262,800 |
| Hillside | 188,200 | 190,100 | 186,500 |
| Eastgate | 141,700 | 149,600 | 158,400 |
| Old Mill | 98,300 | 99,000 | 97,900 |
| Mobile | 61,900 | 66,200 | 74,100 |

## What a class measured

| Distance (cm) | Bubbles per minute |
|---|---|
| 10 | 46 |
| 20 | 31 |
| 30 | 17 |
| 40 | 9 |
| 50 | 5 |

## End

Read more at the library.`;

type Wish = { dimensions?: Dimensions; textMode?: 'preserve' | 'condense'; breaks?: boolean };

function posts(
  text: string,
  theme: DeckTheme,
  { dimensions = '4x5', textMode = 'preserve', breaks = false }: Wish = {},
) {
  const { cards, title } = deckFrom(text, {
    textMode,
    cardSplit: breaks ? 'inputTextBreaks' : 'auto',
    format: 'social',
    dimensions,
  });
  return layOutDeck(cards, sampleOptions({ theme, title, dimensions, format: 'social' })).cards;
}

const sizesOn = (card: PlacedCard) => textsOf(card).flatMap(sizesOf);

/** The number of rows in the only table, including its head. */
const rowsOf = (elements: PlacedCard['elements']) =>
  elements.flatMap((element) => (element.kind === 'table' ? element.rows : [])).length;
/** Type sizes in tables and charts. */
const shownSizes = (elements: PlacedCard['elements']) =>
  elements
    .flatMap((element) => {
      if (element.kind === 'table') return element.rows.flatMap(({ cells }) => cells);
      return element.kind === 'chart' ? element.drawing.filter((part) => part.kind === 'text') : [];
    })
    .flatMap(sizesOf);

/** One theme of each skeleton. */
const THEMES = [...new Map(STANDARD_THEMES.map((theme) => [theme.skeleton, theme])).values()];
const [first] = THEMES;
if (!first) throw new Error('There is a theme.');

describe.each(THEMES.map((theme) => [theme.skeleton, theme] as const))('posts of %s', (_, theme) => {
  it.each(DIMENSIONS)('fit %s with nothing clipped and nothing overlapping', (dimensions) => {
    const cards = posts(KITCHEN, theme, { dimensions, breaks: true });
    const { inside, overlaps } = checkPlaced(cards);
    expect([...inside, ...overlaps]).toEqual([]);
    expect(cards.filter(({ verdict }) => verdict.kind === 'overflowing')).toEqual([]);
    for (const card of cards) expect(card.height / card.width).toBeCloseTo(cards[0]!.height / cards[0]!.width, 5);
  });

  it('begin with a hook in large type, and end with a closing post', () => {
    const cards = posts(KITCHEN, theme, { breaks: true });
    expect([cards[0]?.layout, cards.at(-1)?.layout]).toEqual(['title', 'closing']);
    for (const card of [cards[0]!, cards.at(-1)!]) expect(Math.max(...sizesOn(card))).toBeGreaterThan(42);
  });
});

describe('posts', () => {
  it('begin with the first sentence below the title, after a greeting', () => {
    const [cover, next] = posts('# News\n\nHello everyone,\n\nthe oven is repaired! We bake on Friday.', first, {});
    expect(textsOf(cover!).map(wordsOf).join(' ')).toMatch(/News\s+Hello everyone,\s+the oven is repaired!/);
    expect(textsOf(next!).map(wordsOf)).toContain('We bake on Friday.');
  });

  it('show their number and how many there are', () => {
    const cards = posts(KITCHEN, first, { breaks: true });
    for (const [at, card] of cards.entries()) expect(textsOf(card).map(wordsOf)).toContain(`${at + 1}/${cards.length}`);
  });

  it.each(['1x1', '4x5'] as const)('of %s show a table as one chart or one table with all its rows', (dimensions) => {
    const cards = posts(LIBRARY, first, { dimensions });
    const shown = cards.filter(({ elements }) => elements.some(({ kind }) => kind === 'chart' || kind === 'table'));
    expect(shown.map(({ title }) => title)).toEqual(['Loans by branch', 'What a class measured']);
    const [loans, measured] = shown.map(({ elements }) => elements);
    expect(rowsOf(loans!)).toBe(7);
    expect(measured!.find(({ kind }) => kind === 'chart')).toMatchObject({
      chart: { categories: ['10', '20', '30', '40', '50'] },
    });
    for (const { elements } of shown) expect(Math.min(...shownSizes(elements))).toBeGreaterThanOrEqual(18);
  });

  it('number at most ten if the text may be shortened, and as many as it needs otherwise', () => {
    expect(posts(NOVEL, first, { textMode: 'condense' }).length).toBeLessThanOrEqual(10);
    const all = posts(NOVEL, first);
    expect(all.length).toBeGreaterThan(10);
    expect(all.filter(({ verdict }) => verdict.kind === 'overflowing')).toEqual([]);
  });
});

const MILL = `# The mill

## Age

The mill is older than the town. Nobody in the village remembers who built it, and the last miller left it to the birds in 1951.

## End

Come and see it.`;

describe.each(THEMES.map((theme) => [theme.skeleton, theme] as const))('running text of %s', (_, theme) => {
  it('has one size, or a larger one on posts with little text', () => {
    const text = [30, 8, 14, 20].map((times) => `## Age ${times}\n\n${'The mill is old. '.repeat(times)}`).join('\n\n');
    const cards = posts(`# The mill\n\n${text}`, theme).slice(1);
    const sizes = cards.flatMap(({ title, elements }) =>
      elements.flatMap((element) =>
        element.kind === 'text' && element.role === 'body' && title ? sizesOf(element) : [],
      ),
    );
    expect(cards.length).toBeGreaterThan(3);
    expect(new Set(sizes).size).toBe(2);
  });

  it('is larger in a story than on a square, and clear of what the platform draws', () => {
    const [square, story] = (['1x1', '9x16'] as const).map((dimensions) => posts(MILL, theme, { dimensions }));
    for (const [at, card] of story!.entries()) {
      expect(Math.max(...sizesOn(card))).toBeGreaterThanOrEqual(Math.max(...sizesOn(square![at]!)));
      for (const { box } of textsOf(card)) {
        expect(box.y).toBeGreaterThan(card.height * 0.13);
        expect(box.y + box.height).toBeLessThan(card.height * 0.83);
      }
    }
  });
});
