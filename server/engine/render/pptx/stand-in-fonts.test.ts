import { describe, expect, it } from 'vitest';
import type { Dimensions, Format } from '@/lib/contract/enums';
import { nominalSize } from '@/lib/deck/deck';
import { serverFontBook } from '@/lib/deck/fonts/generated-font-book';
import type { PlacedCard, PlacedTable, PlacedText } from '@/lib/deck/placed';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import type { Box } from '@/lib/deck/units';
import { realDeck, SAMPLE_TEXTS, type SampleText } from '../testing/sample-texts';
import { scaleParagraphs } from './fit-to-slide';
import { slideCard } from './slide';
import { type StandIn, standInSize, USUAL_STAND_IN, WIDE_STAND_IN } from './stand-in-text';
import type { TextFrame } from './text-frame';

const book = serverFontBook();
const TEXTS = Object.keys(SAMPLE_TEXTS) as SampleText[];
const SIZES: [Format, Dimensions][] = [
  ['presentation', '16x9'],
  ['presentation', '4x3'],
  ['document', 'a4'],
  ['social', '9x16'],
];
/** Tolerance for computed heights, in points. */
const TOLERANCE = 3;
/** If a program shrinks text below this scale, it no longer looks like its neighbours. */
const MIN_SHRINK = 0.75;

type Found = { texts: [PlacedText, TextFrame][]; tables: [placed: PlacedTable, drawn: PlacedTable][]; where: string };

const tablesOf = ({ elements }: PlacedCard) => elements.filter((element) => element.kind === 'table');

function slidesOf(format: Format, dimensions: Dimensions): Found[] {
  return STANDARD_THEMES.flatMap((theme) =>
    TEXTS.flatMap((name) =>
      realDeck(name, theme, format, dimensions).cards.map((placed): Found => {
        const { card, frames } = slideCard(placed, nominalSize(format, dimensions), book);
        return {
          texts: [...frames],
          tables: tablesOf(placed).map((table, at) => [table, tablesOf(card)[at]!]),
          where: `${theme.id}, ${name} ${placed.index + 1}`,
        };
      }),
    ),
  );
}

function overrun(
  { box, left, right, top, bottom, ownLines, paragraphs }: TextFrame,
  standIn: StandIn,
  shrink = 1,
): number {
  const smaller = shrink === 1 ? paragraphs : scaleParagraphs(paragraphs, shrink, box);
  const room = box.width - left - right;
  return standInSize(smaller, room, { standIn, book, ownLines }).height - (box.height - top - bottom);
}

const overlaps = (a: Box, b: Box) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;

describe.each(SIZES)('a PPTX on a machine without the theme’s fonts (%s %s)', (format, dimensions) => {
  const slides = slidesOf(format, dimensions);

  it('keeps every text in its box with a face like Arial, and with a wide face if it may shrink a little', () => {
    const faults: string[] = [];
    let count = 0;
    let shrunk = 0;
    for (const { texts, where } of slides) {
      for (const [text, frame] of texts) {
        count += 1;
        const description = `${where}, ${text.role}: ${text.paragraphs[0]?.runs[0]?.text.slice(0, 30)}`;
        if (overrun(frame, USUAL_STAND_IN) > TOLERANCE) faults.push(`Arial, ${description}`);
        if (overrun(frame, WIDE_STAND_IN) > TOLERANCE) shrunk += 1;
        if (overrun(frame, WIDE_STAND_IN, MIN_SHRINK) > TOLERANCE) faults.push(`wide, ${description}`);
      }
    }
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(1_000);
    // Display type in narrow tiles shrinks more often than running text does.
    expect(shrunk / count).toBeLessThan(0.07);
  });

  it('has no overlapping text boxes', () => {
    const faults = slides.flatMap(({ texts, where }) =>
      texts.flatMap(([text, { box }], at) =>
        texts
          .slice(at + 1)
          .filter(([other, frame]) => overlaps(box, frame.box) && !overlaps(text.box, other.box))
          .map(([other]) => `${where}: ${text.role} and ${other.role}`),
      ),
    );
    expect(faults).toEqual([]);
  });

  it('does not break words in table cells, except those that already break in the card’s own narrow table', () => {
    let count = 0;
    const faults: string[] = [];
    for (const { tables, where } of slides) {
      for (const [placed, drawn] of tables) {
        for (const [at, row] of drawn.rows.entries()) {
          for (const [column, { paragraphs }] of row.cells.entries()) {
            const was = placed.rows[at]!.cells[column]!.paragraphs;
            if (wordOf(was, NONE) > placed.columns[column]! - 2 * placed.inset) continue;
            count += 1;
            const over = wordOf(paragraphs, WIDE_STAND_IN) - (drawn.columns[column]! - 2 * drawn.inset);
            if (over > 0.1) faults.push(`${where}: ${paragraphs[0]?.runs[0]?.text}, ${over.toFixed(1)} too wide`);
          }
        }
      }
    }
    expect(faults).toEqual([]);
    // Posts list the rows of wide tables.
    expect(count).toBeGreaterThan(format === 'social' ? 200 : 500);
  });
});

const NONE: StandIn = { regular: 0, bold: 0 };

function wordOf(paragraphs: PlacedText['paragraphs'], standIn: StandIn): number {
  return standInSize(paragraphs, 1, { standIn, book, ownLines: false }).longestWord;
}
