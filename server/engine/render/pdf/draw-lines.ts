import type { FontBook } from '@/lib/deck/fonts/font-book';
import type { PlacedLine, PlacedParagraph, PlacedRun } from '@/lib/deck/placed';
import { isRightToLeft } from '@/lib/deck/text/letters';
import { safeLink } from '../safe-text';
import { type DirectedRun, directLine } from './direct-line';
import { drawRun } from './draw-run';
import type { PageContext } from './page-context';
import { addLink, type PdfElement } from './pdf-document';
import { addTag, drawTagged, type Tag } from './tags';
import { wordEnds } from './word-ends';

/** Draws a paragraph's lines as content of one structure element. Each link is an element within it. */
export function drawLines(paragraph: PlacedParagraph, element: PdfElement, tag: Tag, context: PageContext): void {
  for (const { href, pieces } of stretchesOf(paragraph, context.book)) {
    if (href === null) {
      drawTagged(context.document, element, tag, () => drawPieces(pieces, context));
      continue;
    }
    const link = addTag(context.document, element, 'Link');
    drawTagged(context.document, link, 'Link', () => drawPieces(pieces, context));
    for (const { line, runs } of pieces) linkArea(line, runs, href, link, context);
    link.end();
  }
}

/** Draws a paragraph's lines within content that the caller has already marked. */
export function drawUntagged(paragraph: PlacedParagraph, context: PageContext): void {
  const rtl = isRightToLeft(paragraph);
  for (const line of paragraph.lines)
    for (const run of directLine(line, rtl, context.book)) drawRun(run, line.baseline, context);
}

type Piece = { line: PlacedLine; runs: (DirectedRun & { spaceAfter: boolean })[] };
type LinkedStretch = { href: string | null; pieces: Piece[] };

/** The runs of all lines, split where a link begins or ends. */
function stretchesOf(paragraph: PlacedParagraph, book: FontBook): LinkedStretch[] {
  const out: LinkedStretch[] = [];
  const spaces = wordEnds(paragraph);
  const rtl = isRightToLeft(paragraph);
  for (const [at, line] of paragraph.lines.entries()) {
    const runs = directLine(line, rtl, book);
    for (const [place, placed] of runs.entries()) {
      const run = { ...placed, spaceAfter: spaces[at] === true && place === runs.length - 1 };
      const href = safeLink(run.href);
      let last = out.at(-1);
      if (!last || last.href !== href) {
        last = { href, pieces: [] };
        out.push(last);
      }
      const piece = last.pieces.at(-1);
      if (piece?.line === line) piece.runs.push(run);
      else last.pieces.push({ line, runs: [run] });
    }
  }
  return out;
}

function drawPieces(pieces: readonly Piece[], context: PageContext): void {
  for (const { line, runs } of pieces) for (const run of runs) drawRun(run, line.baseline, context);
}

function linkArea(line: PlacedLine, runs: readonly PlacedRun[], href: string, link: PdfElement, context: PageContext) {
  const left = Math.min(...runs.map((run) => run.x));
  const right = Math.max(...runs.map((run) => run.x + run.width));
  const size = Math.max(...runs.map((run) => run.style.size));
  const area = { x: left, y: line.baseline - size * 0.8, width: right - left, height: size };
  addLink(context.document, area, href, link);
}
