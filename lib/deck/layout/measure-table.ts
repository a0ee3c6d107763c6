import type { BlockOf, CellAlign, TextRun } from '../blocks';
import type { PlacedCell, PlacedElement, PlacedTable } from '../placed';
import type { ColourToken } from '../theme';
import type { Points } from '../units';
import type { MeasureContext, MeasuredBlock } from './measured';
import { prepareText } from './prepare-text';
import { drawParagraph, heightOf, type SetParagraph, setParagraph } from './set-paragraph';
import { type FontRole, type Inks, inksOn, textFont } from './text-font';

type Row = { cells: SetParagraph[]; height: Points; header: boolean; fill: ColourToken | null; air: Points };

const NO_RUNS: TextRun[] = [];

/** A table as wide as the column: column widths by content, figures right-aligned, every second row striped. */
export function measureTable(block: BlockOf<'table'>, width: Points, context: MeasureContext): MeasuredBlock {
  const { scale } = context;
  const count = columnCount(block);
  const aligns = Array.from({ length: count }, (_, at) => alignOf(block, at));
  const size = tableSize(block, count, width, context);
  const inset = insetOf(size, count);
  const columns = shareWidth(block, count, width, inset, size, context);
  const looks = rowLooks(context);
  const isFigured = block.rows.length <= LEAD_ROWS && aligns.includes('right');
  const setRow = (cells: TextRun[][], index: number | null): Row => {
    const { fill, inks } = index === null ? looks.head : looks.body(index);
    const lead = index === 0 && isFigured ? context.table?.lead : undefined;
    const colour = index === null && context.table && !fill ? context.table.headInk : (lead ?? inks.text);
    const set = columns.map((column, at) =>
      setParagraph(cells[at] ?? NO_RUNS, column - inset * 2, context.book, {
        font: textFont(context.theme, index === null ? headFont(context.table) : (context.table?.font ?? 'body')),
        size: index === null ? headSizeOf(size, context) : size,
        leading: 1.3,
        inks,
        colour,
        align: aligns[at]!,
      }),
    );
    const tallest = set.reduce((most, cell) => Math.max(most, heightOf(cell)), 0);
    const least = index === null ? 0 : (context.table?.rowHeight ?? 0);
    const air = index === null ? 0 : size * (context.table?.air ?? 0);
    const height = Math.max(least, tallest + inset * 2 + air);
    return { cells: set, height, header: index === null, fill, air };
  };
  const hasHead = block.header.some((runs) => runs.length > 0);
  const rows = [...(hasHead ? [setRow(block.header, null)] : []), ...block.rows.map((cells, at) => setRow(cells, at))];
  const heads = hasHead ? 1 : 0;
  return {
    kind: 'block',
    pieces: count,
    slices: rows.map(({ height }, at) => ({ space: at === 0 ? scale.gap : 0, height })),
    mayBreakBefore: (at) => at > heads,
    keepWithNext: false,
    repeat: hasHead ? rows[0]!.height : 0,
    foot: 0,
    after: scale.gap,
    draw(from, to, { x, y }): PlacedElement[] {
      const drawn = [...(from > 0 ? rows.slice(0, heads) : []), ...rows.slice(from, to)];
      const placed: PlacedTable['rows'] = [];
      let top = y;
      for (const row of drawn) {
        placed.push({ height: row.height, header: row.header, cells: drawCells(row, columns, inset, x, top) });
        top += row.height;
      }
      const whole = columns.reduce((sum, column) => sum + column, 0);
      const table: PlacedTable = {
        kind: 'table',
        box: { x, y, width: whole, height: top - y },
        inset,
        columns,
        rows: placed,
        line: context.table?.line ?? 'line',
      };
      return rows.length > 0 ? [table] : [];
    },
  };
}

/** The first row is emphasised only in tables with figures and no more rows than this. */
const LEAD_ROWS = 6;

const headFont = (table: MeasureContext['table']): FontRole => table?.headFont ?? 'strong';

function drawCells(row: Row, columns: Points[], inset: Points, x: Points, y: Points): PlacedCell[] {
  let left = x;
  return row.cells.map((cell, at) => {
    const box = { x: left, y, width: columns[at]!, height: row.height };
    left += columns[at]!;
    // Cells of one line are centred in a taller row. Longer text starts at the top, and header cells are at the bottom.
    const slack = row.height - inset * 2 - heightOf(cell);
    const top = y + inset + (row.header ? slack : cell.lines.length <= 1 ? slack / 2 : row.air / 2);
    const spot = { x: box.x + inset, y: top, width: box.width - inset * 2 };
    const paragraphs = cell.lines.length > 0 ? [drawParagraph(cell, 0, cell.lines.length, spot)] : [];
    return { box, fill: row.fill, paragraphs };
  });
}

function rowLooks({ inks, table }: MeasureContext): {
  head: { fill: ColourToken | null; inks: Inks };
  body(index: number): { fill: ColourToken | null; inks: Inks };
} {
  if (table) {
    const on = (fill: ColourToken | null) => ({ fill, inks: fill ? inksOn(fill) : inks });
    return { head: on(table.head), body: (index) => on(index % 2 === 1 ? table.stripe : null) };
  }
  const striped = { fill: 'surface' as const, inks: inksOn('surface') };
  if (inks.ground === 'ground') {
    return {
      head: { fill: 'accent', inks: inksOn('accent') },
      body: (index) => (index % 2 === 1 ? striped : { fill: null, inks }),
    };
  }
  // On a coloured cover, the surface colour is the muted one, so only the head has it.
  return {
    head: inks.ground === 'accent' ? striped : { fill: 'accent', inks: inksOn('accent') },
    body: () => ({ fill: null, inks }),
  };
}

function columnCount({ header, rows }: BlockOf<'table'>): number {
  return rows.reduce((most, row) => Math.max(most, row.length), Math.max(1, header.length));
}

/** Digits with what can surround them: signs, currency, separators, per cent, short units. */
const FIGURE = /^[\s$€£¥₹+\-−–~≈<>≤≥(]*\d[\d\s.,:'’/()%‰×xkKmMbBn°+\-–−]*[a-zA-Zµ€$£%]{0,3}\)?$/;
const EMPTY_CELL = /^[\s\-–—.…]*$|^n\/?a$/i;

const plain = (runs: TextRun[] | undefined) => (runs ?? []).map((run) => run.text).join('');

/** The alignment given in the text. A column of figures without one is right-aligned. */
function alignOf(block: BlockOf<'table'>, column: number): CellAlign {
  const said = block.align[column] ?? 'left';
  if (said !== 'left') return said;
  const cells = block.rows.map((row) => plain(row[column])).filter((cell) => !EMPTY_CELL.test(cell));
  return cells.length > 0 && cells.every((cell) => cell.length < 24 && FIGURE.test(cell.trim())) ? 'right' : 'left';
}

/** Padding around the text of a cell, smaller if many columns share the width. */
function insetOf(size: Points, count: number): Points {
  return Math.max(4, Math.round(size * (count > 6 ? 0.35 : 0.55)));
}

/** A table may be reduced to this share of its size in order to keep each short cell on one line. */
const LEAST_SHARE = 0.75;

/**
 * The largest size, up to that of the scale and in steps of half a point, at which every column fits its longest word;
 * or a smaller one if that keeps short cells, such as figures with units, on one line.
 */
function tableSize(block: BlockOf<'table'>, count: number, width: Points, context: MeasureContext): Points {
  const { scale } = context;
  const ems = columnEms(block, count, context);
  const largest = (of: 'least' | 'whole') => {
    const sum = (size: Points) => roomAt(ems, size, context)[of].reduce((all, each) => all + each, 0);
    let size = scale.table;
    while (size > scale.floor && sum(size) >= width - insetOf(size, count) * 2 * count) size -= 0.5;
    return Math.max(scale.floor, size);
  };
  const size = largest('least');
  const kept = largest('whole');
  return kept >= size * LEAST_SHARE ? kept : size;
}

/**
 * Widths of the body and of the head, which has its own size. `least` fits the longest word, `whole` also keeps short
 * cells on one line, `most` fits the longest line.
 */
type ColumnEms = { body: Widths; head: Widths };
type Widths = { least: number[]; whole: number[]; most: number[] };

/** The size of the head for a body of this size. */
function headSizeOf(size: Points, { scale, table }: MeasureContext): Points {
  const least = Math.max(scale.floor, table?.headLeast ?? 0);
  return Math.max(Math.min(least, size), size * (table?.headSize ?? 1));
}

/** The width that each column needs, in points, if the body is set in this size. */
function roomAt({ body, head }: ColumnEms, size: Points, context: MeasureContext): Widths {
  const headSize = headSizeOf(size, context);
  const each = (of: keyof Widths) => body[of].map((ems, at) => Math.max(ems * size, head[of][at]! * headSize));
  return { least: each('least'), whole: each('whole'), most: each('most') };
}

/** Cells up to this width look broken if they wrap: dates, figures with units, two short words. */
const SHORT_EMS = 8;

type KnownEms = Pick<MeasureContext, 'theme' | 'book'> & { font: FontRole; keepsHead: boolean; ems: ColumnEms };
const emsOf = new WeakMap<BlockOf<'table'>, KnownEms>();

/** Widths of the longest word and the longest line of each column, in ems. */
function columnEms(block: BlockOf<'table'>, count: number, { theme, book, table }: MeasureContext): ColumnEms {
  const font = table?.font ?? 'body';
  // The head of a skeleton is smaller than the figures below it, and stays on one line like them.
  const keepsHead = table !== undefined && table.headSize < 1 && !table.headWraps;
  const known = emsOf.get(block);
  const isKnown = known?.theme === theme && known.book === book && known.font === font;
  if (isKnown && known.keepsHead === keepsHead) return known.ems;
  const widths = (least: number): Widths => ({
    least: new Array<number>(count).fill(least),
    whole: new Array<number>(count).fill(least),
    most: new Array<number>(count).fill(least),
  });
  const ems: ColumnEms = { body: widths(1), head: widths(0) };
  const note = (cells: TextRun[][], role: FontRole, { least, whole, most }: Widths, keepsShort: boolean) => {
    for (const [at, runs] of cells.entries()) {
      if (runs.length === 0) continue;
      const text = prepareText(runs, textFont(theme, role), book);
      const line = text.width * 1.02;
      least[at] = Math.max(least[at]!, text.longestWord * 1.02);
      whole[at] = Math.max(whole[at]!, keepsShort && text.width <= SHORT_EMS ? line : least[at]!);
      most[at] = Math.max(most[at]!, Math.min(line, LONGEST_EMS));
    }
  };
  note(block.header, headFont(table), ems.head, keepsHead);
  for (const row of block.rows) note(row, font, ems.body, true);
  emsOf.set(block, { theme, book, font, keepsHead, ems });
  return ems;
}

/** Cells longer than this are meant to wrap. */
const LONGEST_EMS = 34;

/**
 * Column widths: each column gets the width of its longest word, and the rest is distributed by the amount of text. If
 * the words do not fit either, wide columns shrink and their words break.
 */
function shareWidth(
  block: BlockOf<'table'>,
  count: number,
  width: Points,
  inset: Points,
  size: Points,
  context: MeasureContext,
): Points[] {
  const ems = columnEms(block, count, context);
  const { most, ...needs } = roomAt(ems, size, context);
  const padding = inset * 2;
  const room = Math.max(count, width - padding * count);
  const wholeFits = needs.whole.reduce((sum, each) => sum + each, 0) < room;
  const least = wholeFits ? needs.whole : needs.least;
  const sumLeast = least.reduce((sum, each) => sum + each, 0);
  const sumMost = most.reduce((sum, each) => sum + each, 0);
  if (sumLeast >= room) return squeeze(least, room).map((each) => each + padding);
  if (sumMost <= room) {
    // The spare width is distributed half equally and half by content, so that short columns keep some space.
    const spare = room - sumMost;
    return most.map((each) => each + spare * (0.5 / count + (0.5 * each) / sumMost) + padding);
  }
  const spare = room - sumLeast;
  const extra = most.map((each, at) => Math.max(0, each - least[at]!));
  const sumExtra = extra.reduce((sum, each) => sum + each, 0);
  return least.map((each, at) => each + (spare * extra[at]!) / sumExtra + padding);
}

/** Narrow columns keep the width that they need; the wide ones share the rest, each up to an equal part. */
function squeeze(wanted: number[], room: Points): number[] {
  const widths = [...wanted];
  const order = wanted.map((_, at) => at).sort((a, b) => wanted[a]! - wanted[b]!);
  let left = room;
  for (const [done, at] of order.entries()) {
    widths[at] = Math.min(wanted[at]!, left / (order.length - done));
    left -= widths[at]!;
  }
  return widths;
}
