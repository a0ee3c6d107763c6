import { describe, expect, it } from 'vitest';
import type { Card } from '../blocks';
import { countNaturalCards, provePreserved } from '../make-cards';
import { growth, MOST_LINEAR_GROWTH } from '../testing/growth';
import { deckFrom, naturalCards } from '../testing/sample-deck';
import { blockText } from '../text/block-text';

const words = (count: number, of = 'word') => Array.from({ length: count }, (_, at) => `${of}${at}`).join(' ');
const sentences = (count: number) =>
  Array.from({ length: count }, (_, at) => `The ${words(8, 'tide')} ${at}.`).join(' ');
const list = (count: number, length = 4) =>
  Array.from({ length: count }, (_, at) => `- Item ${at} ${words(length)}`).join('\n');

/** Each card as a short string: its part, its heading and the kinds of its blocks. */
function outline(cards: Card[]): string[] {
  return cards.map(({ part, repeats, blocks }) => {
    const head = repeats ? `${blockText(repeats.heading)}${repeats.isContinued ? ' (continued)' : '*'}` : null;
    const kinds = blocks.map((block) => (block.kind === 'heading' ? blockText(block) : block.kind));
    return [part, head, ...kinds].filter(Boolean).join(' | ');
  });
}

describe('naturalPlan', () => {
  it('makes a title card, a card for each section with subsections, and a card for each heading', () => {
    const text = [
      '# Harbour\n\nAnnual report',
      '## Cargo\n\nWhat came and went.',
      `### Timber\n\n${sentences(6)}`,
      `### Grain\n\n${sentences(6)}`,
      `## Staff\n\n${sentences(3)}`,
    ].join('\n\n');
    expect(outline(naturalCards(text))).toEqual([
      'title | Harbour | paragraph',
      'section | Cargo | paragraph',
      'Timber | paragraph',
      'Grain | paragraph',
      'Staff | paragraph',
    ]);
  });

  it('continues long content on another card under a repeated heading', () => {
    const cards = naturalCards(`# Tides\n\n## Ebb\n\n${Array.from({ length: 6 }, () => sentences(4)).join('\n\n')}`);
    expect(outline(cards)).toEqual([
      'title | Tides',
      'Ebb | paragraph | paragraph | paragraph',
      'Ebb (continued) | paragraph | paragraph | paragraph',
    ]);
  });

  it.each([
    ['a list', `${sentences(4)}\n\n${list(8)}`],
    ['a table', `${sentences(4)}\n\n| a | b |\n| --- | --- |\n${'| one | two |\n'.repeat(8)}`],
  ])('never splits %s that fits on one card', (_, content) => {
    const cards = naturalCards(`# Tides\n\n## Ebb\n\n${content}\n\n${sentences(7)}`);
    const kinds = cards.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'list' || kind === 'table'));
    expect(cards.length).toBeGreaterThan(2);
    expect(kinds).toHaveLength(1);
  });

  it('repeats a table’s header and continues a list’s numbering on the next card', () => {
    const rows = Array.from({ length: 40 }, (_, at) => `| berth ${at} | free |`).join('\n');
    const tables = naturalCards(`# Berths\n\n| Name | State |\n| --- | --- |\n${rows}`).slice(1);
    expect(tables.length).toBeGreaterThan(2);
    for (const { blocks } of tables)
      expect(blocks[0]).toMatchObject({ kind: 'table', header: [[{ text: 'Name' }], [{}]] });
    const items = Array.from({ length: 30 }, (_, at) => `${at + 1}. ${words(14)}`).join('\n');
    const lists = naturalCards(`# Rules\n\n${items}`).slice(1);
    const starts = lists.map(({ blocks: [first] }) => (first?.kind === 'list' ? first.start : 0));
    expect(starts[0]).toBe(1);
    expect(starts[1]).toBeGreaterThan(2);
  });

  it('keeps an announcement with the block it announces', () => {
    const code = Array.from({ length: 9 }, (_, at) => `step(${at});`).join('\n');
    const cards = naturalCards(`# Kit\n\n## Use\n\n${sentences(8)}\n\nThen run this:\n\n\`\`\`\n${code}\n\`\`\``);
    expect(outline(cards).slice(1)).toEqual(['Use | paragraph', 'Use (continued) | paragraph | code']);
  });

  it('makes posts in linear time in the rows of a table', () => {
    const work = (size: number, run: number) => {
      const inputText = `# Port ${run}\n\n| a | b |\n| --- | --- |\n${'| berth | 12 |\n'.repeat(size)}`;
      return () => void countNaturalCards({ inputText, textMode: 'preserve', format: 'social', dimensions: '1x1' });
    };
    expect(growth(1500, work)).toBeLessThan(MOST_LINEAR_GROWTH);
    expect(work(60_000, 0)).not.toThrow();
  });

  it.each([
    ['headings', (size: number) => '## A\n\n### B\n\nC d e.\n\n'.repeat(size)],
    ['questions', (size: number) => `T\n\n${'Q: a?\nA: b.\n\n'.repeat(size)}`],
    ['figures', (size: number) => `T\n\n${`Ox 1 €\nElk 2 €\nBee 3 €\n${'and more '.repeat(9)}:\n`.repeat(size / 4)}`],
    ['items', (size: number) => `# A\n\n${'- item of a list\n'.repeat(size)}`],
    ['sentences', (size: number) => `# A\n\n${'One sentence more. '.repeat(size)}`],
    ['pictures', (size: number) => `# A\n\n${'https://example.org/a.png\n\n'.repeat(size)}`],
  ])('runs in linear time: %s', (_, text) => {
    const work = (size: number, run: number) => {
      const inputText = `${run} ${text(size)}`;
      return () => void countNaturalCards({ inputText, textMode: 'preserve', format: 'presentation' });
    };
    expect(growth(1500, work)).toBeLessThan(MOST_LINEAR_GROWTH);
  });

  it('puts short subsections on shared cards only if all of them are short, and makes no empty card', () => {
    const steps = (...lengths: number[]) =>
      naturalCards(
        `# Guide\n\n## Steps\n\n${lengths.map((length, at) => `### Step ${at}\n\n${words(length)}.`).join('\n\n')}`,
      );
    expect(steps(20, 20, 20).at(-1)!.blocks).toHaveLength(7);
    expect(steps(20, 20, 60).at(-1)!.blocks).toHaveLength(2);
    const long = naturalCards(`# Guide\n\n## Parts\n\n### ${words(150)}\n\nShort.\n\n### ${words(160)}\n\nShort too.`);
    expect(long.every(({ blocks }) => blocks.length > 0)).toBe(true);
  });
});

describe('a card count other than the natural one', () => {
  const text = `# Tides\n\n## Ebb\n\n${sentences(9)}\n\n${sentences(9)}\n\n## Flood\n\n${sentences(9)}\n\n${list(6)}`;
  const at = (numCards: number) => deckFrom(text, { numCards }).cards;

  it('is met exactly, with the title on its own card and headings repeated on cards that begin below them', () => {
    for (let count = 1; count <= 9; count += 1) {
      const cards = at(count);
      expect(cards).toHaveLength(count);
      expect(provePreserved(text, cards)).toEqual({ ok: true });
      for (const { blocks, repeats, labelOnly } of cards)
        expect(labelOnly || repeats !== undefined || blocks[0]?.kind === 'heading').toBe(true);
    }
    expect(outline(at(3))[0]).toBe('title | Tides');
  });
});
