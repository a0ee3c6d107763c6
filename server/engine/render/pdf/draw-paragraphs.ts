import { measureText } from '@/lib/deck/fonts/measure-text';
import type { PlacedParagraph } from '@/lib/deck/placed';
import { isRightToLeft } from '@/lib/deck/text/letters';
import type { Points } from '@/lib/deck/units';
import { directLine } from './direct-line';
import { drawLines } from './draw-lines';
import { drawRun } from './draw-run';
import type { PageContext } from './page-context';
import type { PdfElement } from './pdf-document';
import { addTag, drawTagged, type Tag } from './tags';

/** Draws paragraphs under `parent`: those with markers as nested lists, the others as `tag`. */
export function drawParagraphs(
  paragraphs: readonly PlacedParagraph[],
  parent: PdfElement,
  tag: Tag,
  context: PageContext,
): void {
  const { document } = context;
  /** The open lists, outermost first, with the body of each one's last item, which holds nested lists. */
  const open: { level: number; list: PdfElement; body: PdfElement }[] = [];
  for (const paragraph of paragraphs) {
    const { marker } = paragraph;
    if (!marker) {
      open.length = 0;
      const element = addTag(document, parent, tag);
      drawLines(paragraph, element, tag, context);
      element.end();
      continue;
    }
    while ((open.at(-1)?.level ?? -1) > marker.level) open.pop();
    const above = open.at(-1);
    const list = above?.level === marker.level ? above.list : addTag(document, above?.body ?? parent, 'L');
    if (above?.level === marker.level) open.pop();
    const item = addTag(document, list, 'LI');
    drawMarker(paragraph, item, context);
    const body = addTag(document, item, 'LBody');
    drawLines(paragraph, body, 'LBody', context);
    open.push({ level: marker.level, list, body });
  }
}

function drawMarker(paragraph: PlacedParagraph, item: PdfElement, context: PageContext): void {
  const { marker, lines } = paragraph;
  const first = lines[0];
  if (!marker || !first || marker.text === '') return;
  const label = addTag(context.document, item, 'Lbl');
  drawTagged(context.document, label, 'Lbl', () => {
    const width = markerWidth(marker, context);
    const line = {
      ...first,
      x: marker.x,
      width,
      runs: [{ text: marker.text, x: marker.x, width, style: marker.style }],
    };
    for (const run of directLine(line, isRightToLeft(paragraph), context.book)) drawRun(run, line.baseline, context);
  });
}

function markerWidth(marker: NonNullable<PlacedParagraph['marker']>, { book }: PageContext): Points {
  return measureText(book.face(marker.style.face), marker.text, marker.style.size, marker.style.tracking);
}
