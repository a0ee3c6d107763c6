import type { BlockOf, CellAlign, TextRun } from '../../blocks';
import { leadingRow } from '../../content/marked-rows';
import type { PlacedCell, PlacedElement, PlacedTable } from '../../placed';
import type { ColourToken } from '../../theme';
import type { Points } from '../../units';
import { columnAligns, needsGutter } from './column-aligns';
import type { MeasureContext, MeasuredBlock } from './measured';
import { prepareText } from './prepare-text';
import { drawParagraph, heightOf, type SetParagraph, setParagraph } from './set-paragraph';
import { type FontRole, type Inks, inksOn, textFont } from './text-font';

type Row = {
  cells: SetParagraph[];
  height: Points;
  header: boolean;
  fill: ColourToken | null;
  air: Points;
};

const NO_RUNS: TextRun[] = [];

/** A table as wide as the column: column widths by content, figures right-aligned, every second row striped. */
export function measureTable(block: BlockOf<'table'>, width: Points, context: MeasureContext): MeasuredBlock {
  const { scale } = context;
  const content = readTableContent(block, context);
  const { aligns } = content;
  const count = aligns.length;
  const size = tableSize(content, width, context);
  const inset = insetOf(size, count);
  const gutters = aligns.map((_, at) => gutterOf(aligns, at, size));
  const columns = shareWidth(content, width, size, context);
  const looks = rowLooks(context);
  const lead = leadingRow(block);
  const setRow = (cells: TextRun[][], index: number | null): Row => {
    const { fill, inks } = index === null ? looks.head : index === lead ? looks.lead(index) : looks.body(index);
    const leadInk = index === lead && !context.table?.leadFill ? context.table?.lead : undefined;
    const colour = index === null && context.table && !fill ? context.table.headInk : (leadInk ?? inks.text);
    const set = columns.map((column, at) =>
      setParagraph(cells[at] ?? NO_RUNS, column - inset * 2 - gutters[at]!, context.book, {
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
  const rows = [
    ...(hasHead ? [setRow(block.header, null)] : []),
    ...content.rows.map((cells, at) => setRow(cells, at)),
  ];
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
        const cells = drawCells(row, columns, gutters, inset, x, top);
        placed.push({ height: row.height, header: row.header, cells });
        top += row.height;
      }
      const whole = sumOf(columns);
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

function drawCells(row: Row, columns: Points[], gutters: Points[], inset: Points, x: Points, y: Points): PlacedCell[] {
  let left = x;
  return row.cells.map((cell, at) => {
    const box = { x: left, y, width: columns[at]!, height: row.height };
    left += columns[at]!;
    // Cells of one line are centred in a taller row. Longer text starts at the top, and header cells are at the bottom.
    const slack = row.height - inset * 2 - heightOf(cell);
    const top = y + inset + (row.header ? slack : cell.lines.length <= 1 ? slack / 2 : row.air / 2);
    const gutter = gutters[at]!;
    const spot = { x: box.x + inset + gutter, y: top, width: box.width - inset * 2 - gutter };
    const paragraphs = cell.lines.length > 0 ? [drawParagraph(cell, 0, cell.lines.length, spot)] : [];
    return { box, fill: row.fill, paragraphs, ...(gutter > 0 ? { gutter } : {}) };
  });
}

function rowLooks({ inks, table }: MeasureContext): {
  head: { fill: ColourToken | null; inks: Inks };
  body(index: number): { fill: ColourToken | null; inks: Inks };
  lead(index: number): { fill: ColourToken | null; inks: Inks };
} {
  if (table) {
    const on = (fill: ColourToken | null) => ({ fill, inks: fill ? inksOn(fill) : inks });
    const body = (index: number) => on(index % 2 === 1 ? table.stripe : null);
    return { head: on(table.head), body, lead: (index) => (table.leadFill ? on(table.leadFill) : body(index)) };
  }
  const striped = { fill: 'surface' as const, inks: inksOn('surface') };
  if (inks.ground === 'ground') {
    const body = (index: number) => (index % 2 === 1 ? striped : { fill: null, inks });
    return { head: { fill: 'accent', inks: inksOn('accent') }, body, lead: body };
  }
  // On a coloured cover, the surface colour is the muted one, so only the head has it.
  const body = () => ({ fill: null, inks });
  return { head: inks.ground === 'accent' ? striped : { fill: 'accent', inks: inksOn('accent') }, body, lead: body };
}

const MANY_COLUMNS = 6;
/** In points. */
const SMALL = 15;

/** Padding around the text of a cell, smaller if many columns share the width. */
function insetOf(size: Points, count: number): Points {
  return Math.max(4, Math.round(size * (count <= MANY_COLUMNS ? 0.55 : size > SMALL ? 0.5 : 0.35)));
}

/** The least space, in ems, between right-aligned text and the text after it. Office programs may halve the insets. */
const GUTTER = 1.8;

/** Space before the text of a column in addition to its inset. */
function gutterOf(aligns: readonly CellAlign[], column: number, size: Points): Points {
  return needsGutter(aligns, column) ? Math.max(0, size * GUTTER - 2 * insetOf(size, aligns.length)) : 0;
}

/** The width of a column's insets and gutter. */
function paddingsOf(aligns: readonly CellAlign[], size: Points): Points[] {
  return aligns.map((_, at) => insetOf(size, aligns.length) * 2 + gutterOf(aligns, at, size));
}

const sumOf = (widths: readonly number[]) => widths.reduce((sum, each) => sum + each, 0);

/** A table may be reduced to this share of its size in order to keep each short cell on one line. */
const LEAST_SHARE = 0.75;

/**
 * The largest size, up to that of the scale and in steps of half a point, at which every column fits its longest word;
 * or a smaller one if that keeps short cells, such as figures with units, on one line.
 */
function tableSize({ ems, aligns }: TableContent, width: Points, context: MeasureContext): Points {
  const { scale } = context;
  const largest = (of: 'least' | 'whole') => {
    const needed = (size: Points) => sumOf(roomAt(ems, size, context)[of]) + sumOf(paddingsOf(aligns, size));
    let size = scale.table;
    while (size > scale.floor && needed(size) >= width) size -= 0.5;
    return Math.max(scale.floor, size);
  };
  const size = largest('least');
  const kept = largest('whole');
  return kept >= size * LEAST_SHARE ? kept : size;
}

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

/**
 * Column widths: each column gets the width of its longest word, and the rest is distributed by the amount of text. If
 * the words do not fit either, wide columns shrink and their words break.
 */
function shareWidth({ ems, aligns }: TableContent, width: Points, size: Points, context: MeasureContext): Points[] {
  const { most, ...needs } = roomAt(ems, size, context);
  const paddings = paddingsOf(aligns, size);
  const count = aligns.length;
  const room = Math.max(count, width - sumOf(paddings));
  const padded = (widths: Points[]) => widths.map((each, at) => each + paddings[at]!);
  const wholeFits = sumOf(needs.whole) < room;
  const least = wholeFits ? needs.whole : needs.least;
  const sumLeast = sumOf(least);
  const sumMost = sumOf(most);
  if (sumLeast >= room) return padded(squeeze(least, room));
  if (sumMost <= room) {
    // The spare width is distributed half equally and half by content, so that short columns keep some space.
    const spare = room - sumMost;
    return padded(most.map((each) => each + spare * (0.5 / count + (0.5 * each) / sumMost)));
  }
  const spare = room - sumLeast;
  const extra = most.map((each, at) => Math.max(0, each - least[at]!));
  const sumExtra = sumOf(extra);
  return padded(least.map((each, at) => each + (spare * extra[at]!) / sumExtra));
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

/**
 * Widths of the body and of the head, which has its own size. `least` fits the longest word, `whole` also keeps short
 * cells on one line, `most` fits the longest line.
 */
type ColumnEms = { body: Widths; head: Widths };
type Widths = { least: number[]; whole: number[]; most: number[] };

/** Cells up to this width look broken if they wrap: dates, figures with units, two short words. */
const SHORT_EMS = 8;

/** What is known about a table at any size and width. */
type TableContent = {
  aligns: CellAlign[];
  rows: TextRun[][][];
  ems: ColumnEms;
};

type Known = Pick<MeasureContext, 'theme' | 'book'> & { font: FontRole; keepsHead: boolean; content: TableContent };
const contents = new WeakMap<BlockOf<'table'>, Known>();

function readTableContent(block: BlockOf<'table'>, { theme, book, table }: MeasureContext): TableContent {
  const font = table?.font ?? 'body';
  // The head of a skeleton is smaller than the figures below it, and stays on one line like them.
  const keepsHead = table !== undefined && table.headSize < 1 && !table.headWraps;
  const known = contents.get(block);
  const isKnown = known?.theme === theme && known.book === book && known.font === font;
  if (isKnown && known.keepsHead === keepsHead) return known.content;
  const aligns = columnAligns(block);
  const { rows } = block;
  const widths = (least: number): Widths => ({
    least: new Array<number>(aligns.length).fill(least),
    whole: new Array<number>(aligns.length).fill(least),
    most: new Array<number>(aligns.length).fill(least),
  });
  const ems: ColumnEms = { body: widths(1), head: widths(0) };
  const note = (cells: TextRun[][], role: FontRole, { least, whole, most }: Widths, isHead: boolean) => {
    for (const [at, runs] of cells.entries()) {
      if (runs.length === 0) continue;
      const text = prepareText(runs, textFont(theme, role), book);
      const line = text.width * 1.02;
      least[at] = Math.max(least[at]!, text.longestWord * 1.02);
      const isKept = (!isHead || keepsHead) && text.width <= SHORT_EMS;
      whole[at] = Math.max(whole[at]!, isKept ? line : least[at]!);
      most[at] = Math.max(most[at]!, Math.min(line, LONGEST_EMS));
    }
  };
  note(block.header, headFont(table), ems.head, true);
  for (const row of rows) note(row, font, ems.body, false);
  const content = { aligns, rows, ems };
  contents.set(block, { theme, book, font, keepsHead, content });
  return content;
}

/** Cells longer than this are meant to wrap. */
const LONGEST_EMS = 34;

const headFont = (table: MeasureContext['table']): FontRole => table?.headFont ?? 'strong';
