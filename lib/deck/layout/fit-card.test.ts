import { describe, expect, it } from 'vitest';
import { checkPlaced } from '../check/check-placed';
import { layOutDeck } from '../lay-out-deck';
import type { PlacedCard, PlacedText } from '../placed';
import { card, heading, image, list, paragraph, prose, table } from '../testing/sample-blocks';
import { textsOf } from '../testing/sample-deck';
import { sampleOptions } from '../testing/sample-options';
import { findStandardTheme } from '../themes/all-themes';

const sizeOf = (placed: PlacedCard, role: PlacedText['role']) =>
  textsOf(placed).find((text) => text.role === role)?.paragraphs[0]?.runs[0]?.style.size ?? 0;

const lay = (words: number, dimensions: '16x9' | 'fluid' = '16x9') =>
  layOutDeck(
    [card(heading('Cover', 1)), card(heading('Story'), paragraph(prose(words))), card(heading('Thank you'))],
    sampleOptions({ dimensions }),
  );

describe('fitting a card', () => {
  it('grows the type if there is little content, shrinks it if there is much, and never goes below the floor', () => {
    const sizes = [20, 100, 300, 3000].map((words) => sizeOf(lay(words).cards[1]!, 'body'));
    expect(sizes[0]).toBeGreaterThan(20);
    for (const [at, size] of sizes.entries()) {
      if (at > 0) expect(size).toBeLessThanOrEqual(sizes[at - 1]!);
      expect(size).toBeGreaterThanOrEqual(13);
    }
    expect(sizes.at(-1)).toBe(13);
  });

  it('tries the first layout, then another, then less space or smaller type, then a taller card', () => {
    const kinds = [4, 12, 20, 400].map((count) => {
      const each = card(heading('Story'), ...Array.from({ length: count }, () => paragraph('One line of text.')));
      return layOutDeck([card(heading('Cover', 1)), each, card()], sampleOptions()).cards[1]!.verdict.kind;
    });
    expect(kinds).toEqual(['placed', 'reflowed', 'tightened', 'overflowing']);
  });

  it('splits an overfull card at its headings onto pages of the same size', () => {
    const sections = ['Ebb', 'Flood', 'Storm'].flatMap((name) => [heading(name), paragraph(prose(220))]);
    const { cards } = layOutDeck([card(heading('Cover', 1)), card(...sections), card()], sampleOptions());
    const pages = cards.filter(({ index }) => index === 1);
    expect(pages.map(({ page }) => page)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(pages.every(({ height, verdict }) => height === 540 && verdict.kind !== 'overflowing')).toBe(true);
    const titles = pages.flatMap((page) => textsOf(page).filter(({ role }) => role === 'title'));
    expect(titles.map(({ paragraphs }) => paragraphs[0]!.runs[0]!.text)).toEqual([
      'Ebb',
      'Ebb',
      'Flood',
      'Flood',
      'Storm',
      'Storm',
    ]);
  });

  it('reports which card overflows and its lines, and still draws all of it', () => {
    const { cards, warnings } = lay(3000);
    expect(warnings).toEqual([
      { message: expect.stringContaining('Card 2 has too much content'), card: 1, lines: { from: 1, to: 1 } },
    ]);
    expect(cards[1]!.height).toBeGreaterThan(540);
    expect(checkPlaced(cards)).toEqual({ inside: [], overlaps: [] });
  });
});

describe('the appearance of a card', () => {
  it('extends a picture to the edge of the card, but not under a header', () => {
    const cards = [
      card(heading('Cover', 1)),
      card(heading('A berth'), list(prose(5), prose(5), prose(5)), image({ kind: 'placeholder', reason: 'Photo' })),
      card(heading('End')),
    ];
    const picture = (placed: PlacedCard) => placed.elements.find(({ kind }) => kind === 'image')!.box;
    const theme = findStandardTheme('velvet')!;
    const free = picture(layOutDeck(cards, sampleOptions({ theme })).cards[1]!);
    expect([free.y, free.height]).toEqual([0, 540]);
    const headerFooter = { topLeft: { type: 'text', value: 'Report' } } as const;
    const headed = layOutDeck(cards, sampleOptions({ theme, headerFooter })).cards[1]!;
    expect(picture(headed).y).toBeGreaterThan(30);
  });

  it('right-aligns figures, and shrinks a table before it breaks a word', () => {
    const wide = table(
      ['Quarter', 'Complaints', 'Measurement', 'Responsibility', 'Consequence'],
      ['Q1', '1,204', '12 %', 'Harbourmaster', 'Investigation'],
    );
    const [placed] = layOutDeck([card(wide)], sampleOptions({ dimensions: '4x3' })).cards;
    const drawn = placed!.elements.find((element) => element.kind === 'table')!;
    expect(drawn.rows[1]!.cells.map(({ paragraphs }) => paragraphs[0]!.align)).toEqual([
      'left',
      'right',
      'right',
      'left',
      'left',
    ]);
    const lineCounts = drawn.rows.flatMap(({ cells }) => cells.map(({ paragraphs }) => paragraphs[0]!.lines.length));
    expect(Math.max(...lineCounts)).toBe(1);
  });
});
