import type { BlockOf, TextRun } from '../../blocks';
import type { Placement } from '../../layout/placement';
import type { PlacedElement, PlacedParagraph } from '../../placed';
import { LISTED } from '../../plan/post-heights';
import { plainText } from '../../text/text-runs';
import type { Row } from './place-rows';

/**
 * The rows of a table as points: the first cell, then the others, each after the header of its column. An empty cell is
 * left out, but a column without any content is named once, in the first row.
 */
export function listTable({ header, rows }: BlockOf<'table'>, between: '\n' | '\u00a0· '): Row[] {
  const isEmptyColumn = header.map(
    (label, at) => plainText(label).trim() !== '' && rows.every((cells) => (cells[at] ?? []).length === 0),
  );
  return rows.map((cells, row) => {
    const [name = [], ...others] = cells.map((cell, at) =>
      withLabel(header[at] ?? [], row === 0 && isEmptyColumn[at] ? [{ text: '–' }] : cell),
    );
    const shown = others.filter((runs) => runs.length > 0);
    const first = name.map((run): TextRun => ({ ...run, bold: true }));
    const rest = shown.flatMap((runs, at) => (at === 0 ? runs : [{ text: between }, ...runs]));
    return {
      lead: null,
      term: [],
      text: first.length > 0 && rest.length > 0 ? [...first, { text: '\n' }, ...rest] : [...first, ...rest],
    };
  });
}

function withLabel(header: TextRun[], cell: TextRun[]): TextRun[] {
  const label = plainText(header).trim();
  if (label === '' || cell.length === 0) return cell;
  return [{ text: /[\p{P}\p{S}]$/u.test(label) ? `${label}\u00a0` : `${label}:\u00a0`, quiet: true }, ...cell];
}

/** The smallest type of the tables in a placement. */
export function smallestCell({ draw }: Placement): number {
  return smallestOf(draw(), (element) =>
    element.kind === 'table' ? element.rows.flatMap(({ cells }) => cells.flatMap(({ paragraphs }) => paragraphs)) : [],
  );
}

/** Whether a table has so many columns that a cell takes many lines. */
export function hasTallCells({ draw }: Placement): boolean {
  const rows = draw().flatMap((element) => (element.kind === 'table' ? element.rows : []));
  return rows.some(
    ({ cells }) =>
      cells.length >= LISTED.columns &&
      cells.some(({ paragraphs }) => paragraphs.some(({ lines }) => lines.length > LISTED.lines)),
  );
}

/** The smallest type of the running text in a placement. */
export function smallestText({ draw }: Placement): number {
  return smallestOf(draw(), (element) =>
    element.kind === 'text' && element.role === 'body' ? element.paragraphs : [],
  );
}

function smallestOf(elements: PlacedElement[], paragraphsOf: (element: PlacedElement) => PlacedParagraph[]): number {
  return elements
    .flatMap(paragraphsOf)
    .flatMap(({ runs }) => runs)
    .reduce((least, { style }) => Math.min(least, style.size), Number.POSITIVE_INFINITY);
}
