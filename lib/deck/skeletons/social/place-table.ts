import type { Block, BlockOf, TextRun } from '../../blocks';
import type { CardToPlace, Placement } from '../../layout/placement';
import type { PlacedElement, PlacedParagraph } from '../../placed';
import { LISTED } from '../../plan/estimate-heights';
import { plainText } from '../../text/text-runs';
import { partAt } from '../body-parts';
import { POINT } from '../stage';
import { placeFlow } from './place-post';
import { placeRows, type Row } from './place-rows';
import { READABLE, type SocialLook } from './social-look';
import { SocialPage } from './social-page';

const SIZES = [40, 36, 32, 29, 26, 24, 21, 19];
const AROUND = 27;
const GAP = 26;
/** Maximum padding added to each row of a short table, in ems. */
const AIR = 2;

/** A table in the largest type in which all of it fits. If that is too small to read, its rows are listed. */
export function placeTable(card: CardToPlace, look: SocialLook): Placement {
  const part = partAt(card.content, 'table');
  if (!part.block) return placeFlow(card, look);
  const table = placeColumns(card, look, part.block, part);
  const size = smallestCell(table);
  const paragraphs = [...part.before, ...part.after].filter(({ kind }) => kind === 'paragraph');
  const isReadable = size >= READABLE * POINT && !part.block.isListed && !hasTallCells(table);
  const canBeListed =
    part.block.rows.length <= MOST_LISTED && paragraphs.length === part.before.length + part.after.length;
  if (isReadable || !canBeListed) return table;
  const around = { before: runsOf(part.before), after: runsOf(part.after) };
  const lists = BETWEEN.flatMap((between) => {
    const rows = listTable(part.block!, between);
    return SIZES.map((each) => placeRows(card, look, rows, around, [each, each]));
  });
  const fitting = lists.filter((list) => list.excess <= 0);
  const list = fitting.find((each) => smallestText(each) >= READABLE * POINT);
  if (list) return list;
  const dense = fitting.at(-1);
  return dense && smallestText(dense) > size ? dense : table;
}

/** More rows than this never fit on a post. */
const MOST_LISTED = 12;

/** Separators between the cells of a listed row, in order of preference. */
const BETWEEN = ['\n', '\u00a0· '] as const;

function runsOf(blocks: readonly Block[]): TextRun[][] {
  return blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.runs] : []));
}

/** A table with its rows spread over the space available. */
function placeColumns(
  card: CardToPlace,
  look: SocialLook,
  block: BlockOf<'table'>,
  { before, after }: { before: Block[]; after: Block[] },
): Placement {
  const page = new SocialPage(card, look);
  const top = page.head(2);
  const heights = [before, after].map((blocks) => heightOf(page, blocks));
  const room = page.floor - top - heights[0]! - heights[1]!;
  const size = SIZES.find((each) => tableHeight(page, block, each) <= room) ?? SIZES.at(-1)!;
  const spare = room - tableHeight(page, block, size);
  const air = Math.min(AIR, Math.max(0, spare * 0.9) / (block.rows.length * size));
  if (before.length > 0) page.blocks(before, page.left, top, page.room, { size: AROUND });
  page.setTable(air);
  const end = page.blocks([block], page.left, top + heights[0]!, page.room, { table: size });
  if (after.length > 0) page.blocks(after, page.left, end + GAP, page.room, { size: AROUND });
  return page.placement();
}

function heightOf(page: SocialPage, blocks: Block[]): number {
  return blocks.length > 0 ? page.heightOf(blocks, page.room, { size: AROUND }) + GAP : 0;
}

function tableHeight(page: SocialPage, table: BlockOf<'table'>, size: number): number {
  page.setTable(0);
  return page.heightOf([table], page.room, { table: size });
}

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
function hasTallCells({ draw }: Placement): boolean {
  const rows = draw().flatMap((element) => (element.kind === 'table' ? element.rows : []));
  return rows.some(
    ({ cells }) =>
      cells.length >= LISTED.columns &&
      cells.some(({ paragraphs }) => paragraphs.some(({ lines }) => lines.length > LISTED.lines)),
  );
}

/** The smallest type of the running text in a placement. */
function smallestText({ draw }: Placement): number {
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
