import type { PlacedElement, PlacedParagraph } from './placed';

/** The paragraphs of a text, a table or a chart, in reading order. */
export function paragraphsOf(element: PlacedElement): PlacedParagraph[] {
  if (element.kind === 'text') return element.paragraphs;
  if (element.kind === 'chart') return element.drawing.flatMap(paragraphsOf);
  return element.kind === 'table'
    ? element.rows.flatMap(({ cells }) => cells.flatMap(({ paragraphs }) => paragraphs))
    : [];
}
