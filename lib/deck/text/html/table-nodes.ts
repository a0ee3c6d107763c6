import type { AlignType, TableCell } from 'mdast';
import { MOST_COLUMNS } from '../is-beyond-reason';
import { type Flow, phrasingOf, type positionAt } from './nodes';
import { attribute, styleOf, tagName } from './tags';

export type HtmlCell = { children: Flow[]; raw: string };

/**
 * Converts an HTML table to a table node. Tables that only lay out pictures, and those with a single row or column, are
 * flattened to their cells in order.
 */
export function tableNodes(rows: readonly HtmlCell[][], position: ReturnType<typeof positionAt>): Flow[] {
  const filled = rows.filter((row) => row.some((cell) => cell.children.length > 0));
  const width = filled.reduce((most, row) => Math.max(most, row.length), 0);
  if (filled.length < 2 || width < 2 || width > MOST_COLUMNS || isForLayout(filled))
    return filled.flatMap((row) => row.flatMap((cell) => cell.children));
  const grid = gridOf(filled);
  if (!grid) return filled.flatMap((row) => row.flatMap((cell) => cell.children));
  const isHead = filled[0]!.every(({ raw }) => /^<th\b/i.test(raw));
  const columns = grid.reduce((most, row) => Math.max(most, row.length), 0);
  const sample = filled.at(-1)!;
  const align = Array.from({ length: columns }, (_, at) => alignOf(sample[at]?.raw ?? ''));
  return [
    {
      type: 'table',
      align,
      data: isHead ? {} : { headless: true },
      position,
      children: grid.map((row) => ({
        type: 'tableRow',
        children: Array.from({ length: columns }, (_, at): TableCell => {
          const children = row[at]?.children;
          return { type: 'tableCell', children: children ? phrasingOf(children) : [] };
        }),
      })),
    },
  ];
}

/** Places each cell in its column according to `colspan` and `rowspan`. Null if the table would be too wide. */
function gridOf(rows: readonly HtmlCell[][]): (HtmlCell | null)[][] | null {
  const grid: (HtmlCell | null)[][] = rows.map(() => []);
  for (const [at, row] of rows.entries()) {
    let column = 0;
    for (const cell of row) {
      while (grid[at]![column] !== undefined) column += 1;
      const columns = spanOf(cell.raw, 'colspan');
      const height = Math.min(spanOf(cell.raw, 'rowspan'), rows.length - at);
      if (column + columns > MOST_COLUMNS) return null;
      for (let down = 0; down < height; down += 1)
        for (let across = 0; across < columns; across += 1)
          grid[at + down]![column + across] = down === 0 && across === 0 ? cell : null;
      column += columns;
    }
  }
  return grid;
}

function spanOf(raw: string, name: string): number {
  const span = Number.parseInt(attribute(raw, name), 10);
  return span >= 1 ? Math.min(span, MOST_COLUMNS) : 1;
}

/** Whether at least half of the cells hold a picture. */
function isForLayout(rows: readonly HtmlCell[][]): boolean {
  const cells = rows.flat().filter((cell) => cell.children.length > 0);
  const withPicture = cells.filter(({ children }) => phrasingOf(children).some(holdsPicture));
  return withPicture.length * 2 >= cells.length;
}

function holdsPicture(node: ReturnType<typeof phrasingOf>[number]): boolean {
  if (node.type === 'html') return tagName(node.value) === 'img';
  return (
    node.type === 'image' || node.type === 'imageReference' || ('children' in node && node.children.some(holdsPicture))
  );
}

function alignOf(raw: string): AlignType {
  const said = attribute(raw, 'align').toLowerCase() || styleOf(raw, 'text-align');
  return said === 'right' || said === 'center' ? said : null;
}
