import { describe, expect, it } from 'vitest';
import type { Card } from '../blocks';
import { countNaturalCards, type MakeCardsInput } from '../make-cards';
import { growth, MOST_LINEAR_GROWTH } from '../testing/growth';
import { deckFrom, naturalCards } from '../testing/sample-deck';
import { blockText } from '../text/block-text';
import { provePreserved } from '../write/prove-preserved';

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
  it.each([list(16), `\`\`\`\n${'step();\n'.repeat(17)}\`\`\``])(
    'keeps a line that ends in a colon with what follows',
    (block) => {
      for (const before of [0, 2, 5, 9]) {
        const cards = naturalCards(`# Deck\n\nText.\n\n## Steps\n\n${sentences(before)}\n\nIn this order:\n\n${block}`);
        const [card] = cards.filter(({ blocks }) => blocks.some((each) => blockText(each) === 'In this order:'));
        expect(card!.blocks.map(blockText).at(-1)).not.toBe('In this order:');
      }
    },
  );

  it('keeps a nested list of short terms on one card, where it is drawn as a tree', () => {
    const tree = Array.from({ length: 5 }, (_, at) => `- Team ${at}\n  - Lead\n  - Desk`).join('\n');
    const around = (items: string) =>
      outline(naturalCards(`# Deck\n\nText.\n\n## Teams\n\n${items}\n\n## End\n\nText.`));
    expect(around(tree)).toContain('Teams | list');
    expect(around(tree.replaceAll('Lead', `Lead ${words(8)}.`)).length).toBeGreaterThan(around(tree).length);
  });

  it('keeps a table of up to twelve figures on one card, where it is drawn as a chart', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, at) => `| ${2010 + at} | ${at * 7 + 3} |`);
    const table = (count: number) => ['| Year | Meals |', '|---|---|', ...rows(count)].join('\n');
    const around = (count: number) =>
      outline(naturalCards(`# Deck\n\nText.\n\n## Meals\n\n${table(count)}\n\n## End\n\nText.`));
    expect(around(12)).toContain('Meals | table');
    expect(around(20).length).toBeGreaterThan(around(12).length);
  });

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

  it('makes no section cards in a document', () => {
    const text = `# Harbour\n\n## Cargo\n\n### Timber\n\n${sentences(9)}\n\n### Grain\n\n${sentences(9)}`;
    const cards = naturalCards(text, { format: 'document' });
    expect(outline(cards)).toEqual(['title | Harbour', 'Cargo | Timber | paragraph | Grain | paragraph']);
  });

  it('puts a few short subsections side by side on one card', () => {
    const text =
      '# Fair\n\n## Stalls\n\n### Cakes\n\nBy the gate.\n\n### Plants\n\nIn the yard.\n\n### Books\n\nIn the hall.';
    expect(naturalCards(text)).toHaveLength(2);
  });

  it('continues long content on another card under a repeated heading', () => {
    const cards = naturalCards(`# Tides\n\n## Ebb\n\n${Array.from({ length: 6 }, () => sentences(4)).join('\n\n')}`);
    expect(outline(cards)).toEqual([
      'title | Tides',
      'Ebb | paragraph | paragraph',
      'Ebb (continued) | paragraph | paragraph',
      'Ebb (continued) | paragraph | paragraph',
    ]);
  });

  it('gives text that follows the title a card without a heading', () => {
    const cards = naturalCards(`# Tides\n\nA short lesson\n\n${sentences(5)}\n\n## Ebb\n\nWords.`);
    expect(outline(cards)[1]).toBe('paragraph');
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

  it('balances continuation cards instead of leaving the last one nearly empty', () => {
    const cards = naturalCards(`# Rules\n\n${list(15)}`);
    const counts = cards.slice(1).map(({ blocks: [first] }) => (first?.kind === 'list' ? first.items.length : 0));
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThan(3);
  });

  it('keeps an announcement with the block it announces', () => {
    const code = Array.from({ length: 9 }, (_, at) => `step(${at});`).join('\n');
    const cards = naturalCards(`# Kit\n\n## Use\n\n${sentences(8)}\n\nThen run this:\n\n\`\`\`\n${code}\n\`\`\``);
    expect(outline(cards).slice(1)).toEqual(['Use | paragraph', 'Use (continued) | paragraph | code']);
  });

  it('uses the first line, the first sentence or a logo’s name as the title if the text has no heading', () => {
    expect(outline(naturalCards(`The long way home\n\n${sentences(5)}`))[0]).toBe('title | The long way home');
    expect(outline(naturalCards(`The letter came at noon. ${sentences(6)}`))).toEqual([
      'title | The letter came at noon.',
      'paragraph',
    ]);
    const logo = '![Loft logo](https://example.org/loft.png)';
    expect(outline(naturalCards(`${logo}\n\n${words(40)} and so on.`))).toEqual(['title | Loft* | image', 'paragraph']);
  });

  it('gives each thought of a short story its own slide, and fills the slides of a long one', () => {
    const story = (paragraphs: number) =>
      `The long way home\n\n${Array.from({ length: paragraphs }, () => sentences(4)).join('\n\n')}`;
    expect(naturalCards(story(4))).toHaveLength(5);
    expect(naturalCards(story(40)).length).toBeLessThan(30);
    expect(naturalCards(`${story(4)}\n\n- A list\n- at its end`).length).toBeLessThan(5);
  });

  it('puts more on a wide card than on a square one', () => {
    const text = `# Tides\n\n${Array.from({ length: 9 }, () => sentences(4)).join('\n\n')}`;
    const count = (dimensions: MakeCardsInput['dimensions']) =>
      naturalCards(text, { format: 'social', dimensions }).length;
    expect(count('1x1')).toBeGreaterThan(count('9x16'));
  });

  it('keeps a drawn list on one post if it is readable there', () => {
    const events = (count: number) =>
      Array.from({ length: count }, (_, at) => `- ${2001 + at}: The ferry to island ${at} opens`).join('\n');
    const around = (count: number, dimensions: '1x1' | '9x16') =>
      outline(
        naturalCards(`# Port\n\n## Timeline\n\n${events(count)}\n\n## End\n\nText.`, { format: 'social', dimensions }),
      );
    expect(around(5, '1x1')).toEqual(['title | Port', 'Timeline | list', 'End | paragraph']);
    expect(around(9, '1x1').length).toBeGreaterThan(3);
    expect(around(7, '9x16')).toHaveLength(3);
  });

  it('splits a table across posts only if its rows don’t fit, and then evenly', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, at) => `| berth ${at} | free |`).join('\n');
    const counts = (count: number, dimensions: '1x1' | '4x5') =>
      naturalCards(`# Port\n\n| Name | State |\n| --- | --- |\n${rows(count)}`, { format: 'social', dimensions })
        .slice(1)
        .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? [block.rows.length] : [])));
    expect(counts(6, '1x1')).toEqual([6]);
    expect(counts(8, '1x1')).toEqual([4, 4]);
    expect(counts(8, '4x5')).toEqual([8]);
    expect(counts(23, '1x1')).toEqual([6, 6, 6, 5]);
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
