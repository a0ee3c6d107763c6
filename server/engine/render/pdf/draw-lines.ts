import type { PlacedLine, PlacedParagraph, PlacedRun } from '@/lib/deck/placed';
import { safeLink } from '../safe-link';
import { drawRun } from './draw-run';
import type { PageContext } from './page-context';
import { addLink, type PdfElement } from './pdf-document';
import { addTag, drawTagged, type Tag } from './tags';
import { wordEnds } from './word-ends';

/** A paragraph's lines as content of one structure element; each link is an element of its own within it. */
export function drawLines(paragraph: PlacedParagraph, element: PdfElement, tag: Tag, context: PageContext): void {
  for (const { href, pieces } of stretchesOf(paragraph)) {
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

type Piece = { line: PlacedLine; runs: (PlacedRun & { spaceAfter: boolean })[] };
type LinkedStretch = { href: string | null; pieces: Piece[] };

/** The runs of all lines, cut where a link begins or ends. */
function stretchesOf(paragraph: PlacedParagraph): LinkedStretch[] {
  const out: LinkedStretch[] = [];
  const spaces = wordEnds(paragraph);
  for (const [at, line] of paragraph.lines.entries()) {
    for (const [place, placed] of line.runs.entries()) {
      const run = { ...placed, spaceAfter: spaces[at] === true && place === line.runs.length - 1 };
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
