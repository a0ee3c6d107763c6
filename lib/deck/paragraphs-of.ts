import type { PlacedElement, PlacedParagraph } from './placed';

/** The paragraphs of a text or a table, in reading order. */
export function paragraphsOf(element: PlacedElement): PlacedParagraph[] {
  if (element.kind === 'text') return element.paragraphs;
  return element.kind === 'table'
    ? element.rows.flatMap(({ cells }) => cells.flatMap(({ paragraphs }) => paragraphs))
    : [];
}
