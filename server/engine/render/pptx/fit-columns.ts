import type { FontBook } from '@/lib/deck/fonts/font-book';
import type { PlacedCard, PlacedCell, PlacedTable } from '@/lib/deck/placed';
import type { Points, Size } from '@/lib/deck/units';
import { scaleParagraphs } from './fit-to-slide';
import { heightFree, obstacles } from './free-room';
import { standInSize, WIDE_STAND_IN } from './stand-in-text';

/** Adjusts a card's tables so that they have room for a wider face than the theme's. */
export function fitTables(card: PlacedCard, slide: Size, book: FontBook): PlacedCard {
  if (!card.elements.some(({ kind }) => kind === 'table')) return card;
  const all = obstacles(card.elements);
  const elements = card.elements.map((element) => {
    if (element.kind !== 'table') return element;
    const others = [...all].flatMap(([other, box]) => (other === element ? [] : [box]));
    return fitColumns(element, heightFree(element.box, others, slide), book);
  });
  return { ...card, elements };
}

/**
 * Makes room in a table for a wider face than the theme's. A word that would break inside its cell gets space from
 * columns with space to spare, then from the padding of all cells, and only then from smaller type.
 * @param free the maximum height of the table
 */
function fitColumns(table: PlacedTable, free: Points, book: FontBook): PlacedTable {
  for (const [inset, factor] of SHRINK_STEPS) {
    const tried = shareColumns({ ...scaleTable(table, factor), inset: table.inset * inset }, book);
    // The sum of the heights of rows can differ from the table's height in the last digits.
    if (tried.fits && standInHeight(tried.table, book) <= Math.max(free, table.box.height) + 0.01) return tried.table;
  }
  return shareColumns({ ...scaleTable(table, LAST_STEP[1]), inset: table.inset * LAST_STEP[0] }, book).table;
}

/** Factors for the cell padding and the type size, in the order in which they are tried. */
const LAST_STEP = [0.5, 0.75] as const;
const SHRINK_STEPS = [
  [1, 1],
  [0.75, 1],
  [0.5, 1],
  [0.75, 0.95],
  [0.5, 0.95],
  [0.5, 0.9],
  [0.5, 0.85],
  [0.5, 0.8],
  LAST_STEP,
] as const;

function shareColumns(table: PlacedTable, book: FontBook): { table: PlacedTable; fits: boolean } {
  const padding = 2 * table.inset;
  const cellsOf = (column: number) => table.rows.flatMap(({ cells }) => cells[column] ?? []);
  const least = table.columns.map((width, column) => {
    const words = cellsOf(column).map(
      (cell) => wordsWidth(cell, width - padding - gutterOf(cell), book) + gutterOf(cell),
    );
    return Math.max(0, ...words) + padding;
  });
  // A column keeps the width for its longest word and for its lines as they were broken.
  const kept = table.columns.map((width, column) => {
    const lines = cellsOf(column).flatMap((cell) =>
      cell.paragraphs.flatMap((each) => each.lines.map((line) => each.indent + line.width + gutterOf(cell))),
    );
    return Math.min(width, Math.max(least[column] ?? 0, Math.max(0, ...lines) * 1.01 + 1 + padding));
  });
  const lacking = table.columns.map((width, column) => Math.max(0, (least[column] ?? 0) - width));
  const spare = table.columns.map((width, column) => width - (kept[column] ?? width));
  const wanted = sum(lacking);
  const given = sum(spare);
  if (wanted === 0) return { table, fits: true };
  const moved = Math.min(wanted, given);
  const columns = table.columns.map(
    (width, column) =>
      width + ((lacking[column] ?? 0) * moved) / wanted - (given > 0 ? ((spare[column] ?? 0) * moved) / given : 0),
  );
  return { table: withColumns(table, columns), fits: wanted <= given + 0.01 };
}

const gutterOf = ({ gutter = 0 }: PlacedCell): Points => gutter;

/** The width of the longest word in the wide face. Zero if the word already breaks in the theme's own face. */
function wordsWidth({ paragraphs }: PlacedCell, room: Points, book: FontBook): Points {
  const at = (standIn: typeof WIDE_STAND_IN) =>
    standInSize(paragraphs, 1, { standIn, book, ownLines: false }).longestWord;
  return at({ regular: 0, bold: 0 }) > room + 0.5 ? 0 : at(WIDE_STAND_IN) + 0.5;
}

/** The height of the rows in the wide face, but at least their placed height. */
function standInHeight({ rows, columns, inset }: PlacedTable, book: FontBook): Points {
  return sum(
    rows.map(({ height, cells }) =>
      Math.max(
        height,
        ...cells.map(
          (cell, column) =>
            inset +
            standInSize(cell.paragraphs, (columns[column] ?? 0) - 2 * inset - gutterOf(cell), {
              standIn: WIDE_STAND_IN,
              book,
              ownLines: false,
            }).height,
        ),
      ),
    ),
  );
}

function withColumns(table: PlacedTable, columns: Points[]): PlacedTable {
  const lefts = columns.map((_, at) => table.box.x + sum(columns.slice(0, at)));
  return {
    ...table,
    columns,
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, at) => ({
        ...cell,
        box: { ...cell.box, x: lefts[at] ?? cell.box.x, width: columns[at] ?? cell.box.width },
      })),
    })),
  };
}

/** Scales the text of all cells about the middle of their rows, so that it stays centred in rows that are taller. */
function scaleTable(table: PlacedTable, factor: number): PlacedTable {
  if (factor === 1) return table;
  return {
    ...table,
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.map(({ box, ...cell }) => ({
        ...cell,
        box,
        paragraphs: scaleParagraphs(cell.paragraphs, factor, { ...box, y: box.y + box.height / 2 }),
      })),
    })),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
