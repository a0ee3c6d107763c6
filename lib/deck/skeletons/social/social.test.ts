import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Dimensions } from '../../../contract/enums';
import { checkPlaced } from '../../check/check-placed';
import { layOutDeck } from '../../lay-out-deck';
import { makeCards } from '../../make-cards';
import type { PlacedCard } from '../../placed';
import { deckFrom, sizesOf, textsOf, wordsOf } from '../../testing/sample-deck';
import { sampleOptions } from '../../testing/sample-options';
import type { DeckTheme } from '../../theme';
import { STANDARD_THEMES } from '../../themes/all-themes';

const DIMENSIONS = ['1x1', '4x5', '9x16'] as const satisfies Dimensions[];
const KITCHEN = readFileSync(path.join(import.meta.dirname, '../../../../bench/corpus/kitchen.md'), 'utf8');
const NOVEL = `# A long walk\n\n${'Down by the river the old mill turns and nobody remembers who built it. '.repeat(60)}`;

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
const COMPARED = `# Leaves

## Photosynthesis and respiration

### Photosynthesis

- Needs light
- Takes in carbon dioxide
- Stores energy

### Respiration

- Day and night
- Gives off carbon dioxide
- Releases energy

## End

Draw a leaf.`;
const SHAPE = { textMode: 'preserve', numCards: { atMost: 75 }, amount: 'medium', format: 'social' } as const;

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
  it('have the sentence that introduces points above them', () => {
    const text =
      '# Wärme\n\n## Drei Varianten im Vergleich\n\nWir haben drei Varianten untersucht:\n\n- **Einzelne Luftwärmepumpen:** schnell umsetzbar, aber laut\n- **Fernwärme der Stadtwerke:** bequem, jedoch frühestens 2033 verfügbar\n- **Kaltes Nahwärmenetz:** Erdsonden unter dem Schulhof\n\n## Ende\n\nBis bald.';
    for (const dimensions of DIMENSIONS) {
      const texts = posts(text, first, { dimensions }).flatMap(textsOf);
      const yOf = (words: string) => texts.find((each) => wordsOf(each).includes(words))!.box.y;
      expect(yOf('drei Varianten untersucht')).toBeLessThan(yOf('Luftwärmepumpen'));
    }
  });

  it('show their number and how many there are', () => {
    const cards = posts(KITCHEN, first, { breaks: true });
    for (const [at, card] of cards.entries()) expect(textsOf(card).map(wordsOf)).toContain(`${at + 1}/${cards.length}`);
  });

  it('have no type smaller than 12 points', () => {
    for (const card of posts(KITCHEN, first, { breaks: true }))
      expect(Math.min(...sizesOn(card))).toBeGreaterThanOrEqual(12);
  });

  it('set a term and its text on one line instead of in small type', () => {
    const learns = posts(KITCHEN, first, { dimensions: '1x1', breaks: true }).find(
      ({ title }) => title === 'What volunteers learn',
    )!;
    const row = textsOf(learns).find((text) => wordsOf(text) === 'Hygiene: certificate in two days')!;
    expect(row.paragraphs[0]!.lines).toHaveLength(1);
    expect(row.paragraphs[0]!.runs[0]!.style.size).toBeGreaterThan(18);
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

  it('split a long table evenly, and show all parts as tables', () => {
    const rows = Array.from({ length: 26 }, (_, at) => `| Berth ${at} | ${at * 7 + 3} |`).join('\n');
    const cards = posts(`# Port\n\n## Berths\n\n| Berth | Boats |\n|---|---:|\n${rows}`, first, { dimensions: '1x1' });
    const counts = cards.slice(1).map(({ elements }) => rowsOf(elements) - 1);
    expect(counts.length).toBeGreaterThan(1);
    expect(counts.reduce((sum, each) => sum + each)).toBe(26);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  it.each(['1x1', '4x5'] as const)('of %s compare two short lists in halves of one post', (dimensions) => {
    const { cards } = makeCards({ ...SHAPE, inputText: COMPARED, cardSplit: 'auto', dimensions });
    expect(cards).toHaveLength(3);
    const [, compared] = posts(COMPARED, first, { dimensions });
    expect(compared?.layout).toBe('comparison');
    expect(Math.min(...sizesOn(compared!))).toBeGreaterThanOrEqual(18);
  });

  it('do not compare in one post if its halves would be in small type', () => {
    const long = (word: string) => Array.from({ length: 6 }, () => `- ${`${word} `.repeat(9)}`).join('\n');
    const text = COMPARED.replace(/- Needs[^#]*/, `${long('light')}\n\n`).replace(/- Day[^#]*/, `${long('night')}\n\n`);
    expect(posts(text, first, { dimensions: '1x1' }).some(({ layout }) => layout === 'comparison')).toBe(false);
  });

  it('show the text before a chart above it', () => {
    const text = '# Year\n---\n## Money\n\nWhere it went:\n\n- Staff: 60 %\n- Rent: 30 %\n- Media: 10 %\n---\n# End';
    const [, money] = posts(text, first, { breaks: true });
    const said = textsOf(money!).find((each) => wordsOf(each) === 'Where it went:')!;
    const chart = money!.elements.find(({ kind }) => kind === 'chart')!;
    expect(said.box.y).toBeLessThan(chart.box.y);
  });

  it('leave no word alone at the end of running text', () => {
    const harbour = STANDARD_THEMES.find(({ id }) => id === 'harbour')!;
    const room = posts(KITCHEN, harbour, { dimensions: '1x1', breaks: true }).find(({ title }) =>
      title?.startsWith('A sec'),
    )!;
    const [text] = textsOf(room).filter((each) => wordsOf(each).startsWith('The Monday'));
    expect(
      text!.paragraphs[0]!.lines.at(-1)!
        .runs.map((run) => run.text)
        .join(''),
    ).toContain(' ');
  });

  it('set dates beside their events', () => {
    const text =
      '# Kettle\n---\n## Timeline\n\n- 2 June: samples\n- 14 July: shops order\n- 1 September: films\n- 8 September: on sale\n- 1 October: first review\n---\n# End';
    const [, timeline] = posts(text, first, { breaks: true, dimensions: '1x1' });
    const [date, event] = ['8 September', 'on sale'].map(
      (words) => textsOf(timeline!).find((each) => wordsOf(each) === words)!,
    );
    expect(Math.abs(date!.box.y - event!.box.y)).toBeLessThan(6);
  });

  it('set a single statement in larger type on a taller post', () => {
    const sizeAt = (dimensions: Dimensions) => {
      const claim = posts(KITCHEN, first, { dimensions, breaks: true }).find(({ title }) =>
        title?.startsWith('One thing'),
      )!;
      const said = textsOf(claim).find((each) => wordsOf(each).startsWith('97'))!;
      return said.paragraphs[0]!.runs[0]!.style.size;
    };
    expect(sizeAt('9x16')).toBeGreaterThan(sizeAt('1x1'));
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
  it('begins with its first sentence in large type below its heading', () => {
    const [, post] = posts(MILL, theme);
    const [label, lead, rest] = textsOf(post!);
    expect([label, lead, rest].map((text) => wordsOf(text!))).toEqual([
      'Age',
      'The mill is older than the town.',
      'Nobody in the village remembers who built it, and the last miller left it to the birds in 1951.',
    ]);
    const [small, large, body] = [label, lead, rest].map((text) => text!.paragraphs[0]!.runs[0]!.style.size) as [
      number,
      number,
      number,
    ];
    expect(large).toBeGreaterThan(small);
    expect(large).toBeGreaterThan(body * 1.2);
    expect(post!.title).toBe('Age');
  });

  it('has a small heading if that is long and another post has shown it', () => {
    const title = 'City opens first swimming place in the inner harbour';
    const long = 'The water has been tested twice in each week for many years without a single break for anybody. ';
    const [, post] = posts(`# ${title}\n\n${long.repeat(4)}\n\n## End\n\nCome and swim.`, theme);
    const [label, text] = textsOf(post!);
    expect(wordsOf(label!)).toBe(title);
    expect(label!.paragraphs[0]!.runs[0]!.style.size).toBeLessThan(text!.paragraphs[0]!.runs[0]!.style.size);
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
