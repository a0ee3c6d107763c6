import { describe, expect, it } from 'vitest';
import { inDepth } from '@/e2e/support/depth';
import type { Format } from '../contract/enums';
import { LIMITS } from '../contract/limits';
import { checkPlaced } from './check/check-placed';
import { DeckTooLarge } from './deck-limits';
import { loadIcons } from './icons/load-icons';
import { layOutDeck } from './lay-out-deck';
import type { PlacedCard } from './placed';
import { deckFrom } from './testing/sample-deck';
import { sampleOptions } from './testing/sample-options';
import { STANDARD_THEMES } from './themes/all-themes';

/** The most processor time, in that of ordinary text: a slow or busy machine takes longer for both. */
const MOST_TIMES = 10;

const table = (columns: number, rows: number) =>
  [
    `|${'Head|'.repeat(columns)}`,
    `|${'---|'.repeat(columns)}`,
    ...Array.from({ length: rows }, (_, at) => `|${`${at}|`.repeat(columns)}`),
  ].join('\n');
const chart = (...values: string[]) =>
  `# Figures\n\n| Month | Value |\n|---|---|\n${values.map((value, at) => `| M${at + 1} | ${value} |`).join('\n')}`;

/** All are within the length that the interface accepts. */
const TEXTS: readonly (readonly [string, string])[] = [
  ['100,000 nested tags', `# Deep\n\n${'<b>'.repeat(100_000)}a`],
  ['36,000 nested tags with their ends', `# Deep\n\n${'<div>'.repeat(36_000)}a${'</div>'.repeat(36_000)}`],
  ['nested tags, never closed', '<section><p>'.repeat(30_000)],
  ['nested lists in HTML', `${'<ul><li>'.repeat(40_000)}a`],
  ['nested tables in HTML', '<table><tr><td>'.repeat(20_000)],
  ['a tag with 50,000 attributes', `<p ${'a=b '.repeat(50_000)}>text</p>`],
  ['entities that expand', '&amp;lt;'.repeat(50_000)],
  ['100,000 nested quotes', `${'>'.repeat(100_000)} a`],
  ['100,000 nested items', `${'- '.repeat(100_000)}a`],
  ['nested brackets', `${'['.repeat(100_000)}a${']'.repeat(100_000)}`],
  ['a table of 1,000 columns', `# Wide\n\n${table(1000, 3)}`],
  ['an HTML table of 1,000 columns', `<table><tr>${'<td>1</td>'.repeat(1000)}</tr><tr><td>2</td></tr></table>`],
  ['tabs between 1,000 columns', Array.from({ length: 3 }, () => 'a\t'.repeat(1000)).join('\n')],
  ['spans of a million cells', '<table><tr><td rowspan="1000000" colspan="1000000">a</td></tr></table>'],
  ['a table of 5,000 rows', `# Long\n\n${table(3, 5000)}`],
  ['a table of one row', '# One\n\n| Name | Value |\n|---|---|\n| Only | 5 |'],
  ['a table of a head alone', '# None\n\n| Name | Value |\n|---|---|'],
  ['a table of empty cells', '# Empty\n\n| | |\n|---|---|\n| | |\n| | |\n| | |'],
  ['a chart with NaN', chart('NaN', '3', '4', '5')],
  ['a chart with infinite numbers', chart('Infinity', '-Infinity', '1e999', '2')],
  ['a chart with huge numbers', chart('9'.repeat(400), '1', '2', '3')],
  ['a chart with large numbers', chart('900000000000000', '1', '2', '3')],
  ['a chart of zeros', chart('0', '0', '0', '0')],
  ['a chart of equal negative numbers', chart('-4', '-4', '-4', '-4')],
  ['a chart of tiny numbers', chart('0.00000001', '0.00000002', '0.00000003')],
  ['a chart of huge units', chart('999999999999 bn', '888 bn', '3 bn')],
  ['shares of nothing', '# Shares\n\n- A: 0 %\n- B: 0 %\n- C: 100 %'],
  ['mathematics that does not parse', `# Sums\n\n$$\n\\frac{1}{\\left( x\n$$\n\nand $\\undefined{{{$ here`],
  ['mathematics without an end', `$${'\\frac{'.repeat(20_000)}`],
  ['100,000 dollar signs', '$ '.repeat(50_000)],
  ['a figure of 100,000 digits', `# Sum\n\n- ${'1'.repeat(100_000)} units\n- 2 units\n- 3 units`],
  ['a date of many digits', '# When\n\n- 2019: a\n- 20190000000000000000: b\n- 2020: c'],
  ['a name of 100,000 letters', `# Team\n\n- ${'A'.repeat(100_000)}, cook\n- Bo Li, cook`],
  ['steps without words', '# How\n\n1. \n2. \n3. '],
  ['a lone surrogate', `# \ud800\n\n- \udc00: x\n- b: y\n- c: z`],
  ['control characters', `# a\u0000b\n\n${'\u0001\u0008\u001b[31m'.repeat(1000)}`],
];

const icons = await loadIcons();

function deckOf(text: string, format: Format, numCards: number): PlacedCard[] | string {
  try {
    const { cards, title } = deckFrom(text, { numCards, format });
    const dimensions = format === 'document' ? 'a4' : '16x9';
    return layOutDeck(cards, sampleOptions({ theme: STANDARD_THEMES[0]!, title, format, dimensions, icons })).cards;
  } catch (error) {
    if (error instanceof DeckTooLarge) return error.message;
    throw error;
  }
}

function timedDeck(text: string) {
  const before = process.cpuUsage();
  const deck = deckOf(text, 'presentation', 6);
  const { user, system } = process.cpuUsage(before);
  return { deck, time: user + system };
}

function numbersIn(cards: PlacedCard[]): number[] {
  const found: number[] = [];
  JSON.stringify(cards, (_, value: unknown) => {
    if (typeof value === 'number') found.push(value);
    return value;
  });
  return found;
}

describe('bad input becomes a deck or a clear message in good time', () => {
  const [, ordinary] = [0, 1].map((at) =>
    timedDeck(`# Prose ${at}\n\n${'People write plain sentences. '.repeat(12_000)}`),
  );

  it.each(inDepth(TEXTS, 9))('%s', (_, text) => {
    expect(text.length).toBeLessThanOrEqual(LIMITS.inputText);
    const { deck, time } = timedDeck(text);
    expect(time).toBeLessThan(ordinary!.time * MOST_TIMES);
    if (typeof deck === 'string') {
      expect(deck).toMatch(/[.]$/);
      return;
    }
    expect(deck.length).toBeGreaterThan(0);
    expect(numbersIn(deck).every(Number.isFinite)).toBe(true);
    const { inside, overlaps } = checkPlaced(deck);
    expect([...inside, ...overlaps].slice(0, 3)).toEqual([]);
  });
});
