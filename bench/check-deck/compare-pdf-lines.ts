import type { Deck } from '@/lib/deck/deck';
import { type PlacedLine, paragraphsOf } from '@/lib/deck/placed';
import { drawPdf } from '@/server/engine/render/pdf/write-pdf';
import { readPdf } from '@/server/engine/render/testing/read-pdf';
import { lettersOf } from './placed-text';

/**
 * Scripts whose glyphs differ from their letters in order or number in a PDF, and characters beyond the BMP. Not
 * compared.
 */
const SHAPED = /[\u0590-\u08ff\u0900-\u0fff\u1780-\u17ff\ufb1d-\ufeff\u{10000}-\u{1ffff}]/u;
/** The maximum distance in points. Coordinates in the PDF are rounded to two decimals. */
const TOLERANCE = 0.6;

export type ComparedLines = { lines: number; equal: number; differing: string[] };

/**
 * Writes the deck as a PDF, reads it back, and compares each line of the preview with the text at its place in the PDF.
 */
export async function comparePdfLines(deck: Deck): Promise<ComparedLines> {
  const { pages } = readPdf((await drawPdf(deck, new Map())).bytes);
  const compared: ComparedLines = { lines: 0, equal: 0, differing: [] };
  for (const [at, card] of deck.cards.entries()) {
    const page = pages[at];
    const height = page ? page.box[1] * page.userUnit : 0;
    const strings = (page?.texts ?? []).map((each) => ({ ...each, y: height - each.y })).sort((a, b) => a.x - b.x);
    for (const line of card.elements.flatMap(paragraphsOf).flatMap(({ lines }) => lines)) {
      const letters = lettersOf(textOf(line));
      if (letters === '' || SHAPED.test(textOf(line))) continue;
      const there = strings.filter(
        ({ x, y }) =>
          Math.abs(y - line.baseline) < TOLERANCE &&
          x > line.x - TOLERANCE &&
          x < line.x + Math.max(line.width, 1) + TOLERANCE,
      );
      compared.lines += 1;
      if (lettersOf(there.map(({ text }) => text).join(' ')) === letters) compared.equal += 1;
      else compared.differing.push(`card ${at + 1}: ${textOf(line).slice(0, 60)}`);
    }
  }
  return compared;
}

function textOf({ runs }: PlacedLine): string {
  return runs.map(({ text }) => text).join('');
}
