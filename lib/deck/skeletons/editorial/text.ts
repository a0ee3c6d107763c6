import type { Block, BlockOf, TextRun } from '../../blocks';
import { partQuote } from '../../content/fold-source';
import { wordsIn } from '../../content/read-content';
import type { CardToPlace, Placement } from '../../layout/placement';
import { plainText } from '../../text/text-runs';
import { wordsOnCard } from '../../write/condense-card';
import { columnsOf, firstFitting, joinParagraphs, partAt } from '../body-parts';
import { drawColumns, groupLook, isLittle, roomyColumns, roomyLook, setRoomy } from '../roomy-text';
import { fewGroups, type ShortItems, shortItems } from '../short-cards';
import { EditorialPage, slant } from './page';

const GUTTER = 48;
const LARGE_WORDS = 80;
const LEAST_BESIDE = 29;

/** Running text beside the heading, across the full width if it is wide, and in two columns if it is long. */
export function placeFlow(card: CardToPlace): Placement {
  const blocks = card.content.body;
  const isWide = blocks.some((block) => block.kind === 'code' || (block.kind === 'table' && isBroad(block)));
  // A card without a heading has nothing for the side column, so a short text is larger and takes the full width.
  const isBare = card.content.heading === null && card.content.kicker === null;
  const isLarge = isBare && !isWide && wordsOnCard(blocks) <= LARGE_WORDS;
  const page = new EditorialPage(card, { wide: isWide || isLarge });
  const top = page.open();
  if (blocks.length === 0) return page.placement();
  if (blocks.some((block) => block.kind === 'table' && isRead(block))) page.tablesInBody(0.8);
  const room = page.bottom - top;
  const look = roomyLook(page, blocks, page.room, room);
  // Text that would be small beside the heading has two columns below it.
  const isSmall = blocks.every(({ kind }) => kind === 'paragraph') && (look?.size ?? 0) < LEAST_BESIDE;
  const isColumned = blocks.every(({ kind }) => kind === 'paragraph' || kind === 'list' || kind === 'heading');
  const isLong = isSmall || page.heightOf(blocks, page.room, look ?? {}) > room;
  const columned = isColumned && isLong && !page.isNarrow ? firstFitting(() => placeColumned(card, blocks, 2)) : null;
  if (columned) return columned;
  page.blocks(blocks, page.x, top - 6, page.room, look ?? {});
  return page.placement();
}

/** The heading above, and the text in columns with a hairline between them. */
export function placeColumns(card: CardToPlace): Placement {
  if (isLittle(card.content)) return placeFlow(card);
  const list = shortItems(card.content, 10, 18);
  const isRows = list && list.items.length > 4 && !list.before.length;
  // A nested list that fits beside the heading in one piece is not split.
  const isNested = card.content.texts.some((each) => each.kind === 'list' && each.items.some(({ level }) => level > 0));
  const placed = firstFitting(
    () => (isRows ? drawListRows(new EditorialPage(card, { wide: true }), list, 2) : null),
    () => placeGroups(card),
    () => (isNested ? placeFlow(card) : null),
  );
  return placed ?? placeColumned(card, card.content.body, columnsOf(card));
}

/** Each subheading and its content in a separate column. Null if there are too many, or an introduction. */
function placeGroups(card: CardToPlace): Placement | null {
  const groups = fewGroups(card.content);
  if (!groups) return null;
  const page = new EditorialPage(card, { wide: true });
  const top = page.open();
  const width = (page.room + GUTTER) / groups.length - GUTTER;
  const look = groupLook(page, groups, width, page.bottom - top);
  const tall = Math.max(...groups.map((group) => page.heightOf(group, width, look)));
  for (const [at, group] of groups.entries()) {
    const x = page.left + at * (width + GUTTER);
    if (at > 0) page.rect(x - GUTTER / 2, top, 1, Math.min(tall, page.bottom - top), 'line');
    page.blocks(group, x, top, width, look);
  }
  return page.placement();
}

function placeColumned(card: CardToPlace, blocks: Block[], columns: number): Placement {
  const page = new EditorialPage(card, { wide: true });
  const top = page.open();
  const frame = { width: page.room, count: columns, gap: GUTTER };
  const set = roomyColumns(page, blocks, frame, page.bottom - top);
  const tall = Math.min(set.height, page.bottom - top);
  drawColumns(page, set, { ...frame, left: page.left, top }, (x) => page.rect(x, top, 1, tall, 'line'));
  return page.placement();
}

/** Sizes of the figures in a table, largest first, so that a small table is readable from the back of the room. */
const TABLE_SIZES = [34, 31, 28, 26, 24, 22];
/** Thickness of the rules above and below a table. */
const RULE = 2;

/** A table between two rules beside the heading; a wide one below it. */
export function placeTable(card: CardToPlace): Placement {
  const [table, ...rest] = card.content.body;
  if (table?.kind !== 'table') return placeFlow(card);
  const drawn = (wide: boolean) => drawTable(new EditorialPage(card, { wide }), table, rest);
  return firstFitting(() => drawn(isBroad(table))) ?? drawn(true);
}

function drawTable(page: EditorialPage, table: BlockOf<'table'>, rest: Block[]): Placement {
  if (isRead(table)) page.tablesInBody(0.8);
  const head = page.open();
  const isParagraphs = rest.every(({ kind }) => kind === 'paragraph');
  const top = isParagraphs ? page.around([], rest, head, 'features') : head;
  const below = isParagraphs ? [] : rest;
  const belowHeight = below.length > 0 ? page.heightOf(below, page.room) + 24 : 0;
  const room = page.foot - top - RULE - belowHeight;
  const size = TABLE_SIZES.find((size) => page.heightOf([table], page.room, { table: size }) <= room);
  const look = { table: size ?? TABLE_SIZES.at(-1)! };
  openRows(page, table, room, look);
  page.rect(page.x, top, page.room, RULE, page.inks.text);
  const y = page.blocks([table], page.x, top + RULE, page.room, look);
  page.rect(page.x, y, page.room, RULE, page.inks.text);
  if (y > page.foot + 1) page.miss(y - page.foot);
  if (below.length > 0) page.blocks(below, page.x, y + 24, page.room);
  return page.placement();
}

const OPEN_ROW = 118;

/** The rows of a short table grow to fill the space available. */
function openRows(page: EditorialPage, table: BlockOf<'table'>, room: number, look: { table: number }): void {
  const head = 56;
  const height = Math.min(OPEN_ROW, (room - head) / Math.max(1, table.rows.length));
  page.openRows(height);
  if (page.heightOf([table], page.room, look) > room) page.openRows(0);
}

const BROAD_COLUMNS = 5;
const BROAD_LETTERS = 62;

/** Whether a table has more columns, or longer rows, than fit beside a heading. */
function isBroad({ header, rows }: BlockOf<'table'>): boolean {
  const lines = [header, ...rows.slice(0, 40)];
  if (lines.some((cells) => cells.length > BROAD_COLUMNS)) return true;
  return lines.some((cells) => cells.reduce((sum, runs) => sum + plainText(runs).length, 0) > BROAD_LETTERS);
}

/** Whether a table contains sentences. */
function isRead({ rows }: BlockOf<'table'>): boolean {
  return rows.slice(0, 40).some((cells) => cells.some((runs) => wordsIn(runs) > 6));
}

const GAP = 56;

/** Items as rows between hairlines, each with a diamond, in one or two columns. */
export function drawListRows(page: EditorialPage, { items, before }: ShortItems, columns: number): Placement {
  const top = page.around(before, [], page.open(), 'features');
  const width = (page.room + GAP) / columns - GAP;
  const rows = Math.ceil(items.length / columns);
  const row = Math.min(columns === 1 ? 150 : 124, (page.bottom - top) / rows);
  const inset = 40;
  const texts = setRoomy(items, items.length > 4 || columns > 1 ? 28 : 32, row - 28, (runs, size) =>
    page.set(runs, width - inset, { font: 'display', size, leading: 1.22, balanced: true }),
  );
  const tallest = Math.max(...texts.map(({ height }) => height)) + 28;
  if (tallest > row) page.miss((tallest - row) * rows);
  for (const [at, text] of texts.entries()) {
    const x = page.x + Math.floor(at / rows) * (width + GAP);
    const y = top + (at % rows) * row;
    if (at % rows > 0 || columns > 1) page.rect(x, y, width, 1, 'line');
    const start = y + (row - text.height) / 2;
    page.diamond(x + 8, start + text.size * 0.64, 7, page.inks.accent);
    text.put(x + inset, start);
  }
  return page.placement();
}

const SAYING = { font: 'display', leading: 1.12, balanced: true } as const;

/** A sentence in large italic under a double rule, with the rest of the text under a hairline. */
export function placeStatement(card: CardToPlace): Placement {
  const { content } = card;
  const { block, before, after: rest } = partAt(content, 'paragraph');
  if (!block || before.length > 0) return placeFlow(card);
  const page = new EditorialPage(card, { wide: content.heading === null });
  const top = Math.max(112, page.open());
  const restHeight = rest.length > 0 ? page.heightOf(rest, page.room, { size: 26 }) + 56 : 0;
  page.scotch(page.x, top, page.room, page.inks.accent);
  const room = page.bottom - restHeight - top - 56;
  const look = { ...SAYING, size: content.heading ? 74 : 96, leading: 1.18, colour: page.inks.accent };
  const set = page.fit(slant(block.runs), { width: page.room, height: Math.max(80, room), lines: 9 }, look, 32);
  const y = top + 44;
  set.put(page.x, y);
  const foot = y + set.height + 28;
  if (foot < page.bottom) page.rect(page.x, foot, page.room, 1, page.inks.accent);
  if (rest.length > 0) page.blocks(rest, page.x, foot + 20, page.room, { size: 26 });
  return page.placement();
}

/** The quotation mark in the margin, the text in large italic, and the source under a short rule. */
export function placeQuote(card: CardToPlace): Placement {
  const { content } = card;
  const { block, before, after: rest } = partAt(content, 'quote');
  if (!block || before.length > 0) return placeFlow(card);
  const { words, source } = partQuote(block);
  const page = new EditorialPage(card, { wide: true });
  page.running();
  const mark = page.isNarrow ? 120 : 240;
  const x = page.left + mark;
  const width = page.right - x;
  let y = Math.max(104, page.top + 12);
  if (content.heading || content.kicker) y = page.headingAt(page.left, y, page.right - page.left, 40) + 32;
  const names = source.map((runs) => partSource(runs));
  const sourceHeight = (width: number) =>
    names.reduce((sum, name) => sum + speaker(page, name, width).reduce((all, set) => all + set.height + 6, 0), 0);
  const restHeight = rest.length > 0 ? page.heightOf(rest, width, { size: 24 }) + 24 : 0;
  const footHeight = (names.length > 0 ? sourceHeight(width) + 44 : 0) + restHeight;
  const box = { width, height: Math.max(70, page.bottom - footHeight - y), lines: 8 };
  const look = { ...SAYING, size: page.isNarrow ? 84 : 100, role: 'quote' } as const;
  const set = page.fit(slant(joinParagraphs(words)), box, look, 30);
  const size = page.isNarrow ? 200 : 320;
  // A short quotation is slightly above the middle.
  if (!content.heading) y += Math.max(0, page.bottom - footHeight - y - set.height) * 0.36;
  const ornament = { x: page.left - size * 0.02, y: y - size * 0.08, width: mark - 12 };
  page.ornament('“', ornament, { ...SAYING, size, leading: 0.9, align: 'left', colour: page.inks.accent });
  set.put(x, y);
  y += set.height;
  if (names.length > 0) {
    page.rect(x, y + 26, 56, 1, page.inks.accent);
    y += 44;
    for (const name of names)
      for (const line of speaker(page, name, width)) {
        line.put(x, y);
        y += line.height + 6;
      }
  }
  if (rest.length > 0) page.blocks(rest, x, y + 24, width, { size: 24 });
  return page.placement();
}

type Speaker = { name: TextRun[]; about: TextRun[] };

/** Splits "Name, description": the name is set in capitals, the rest in italic. No characters are lost. */
function partSource(runs: TextRun[]): Speaker {
  const at = plainText(runs).indexOf(', ');
  const only = runs[0];
  if (at <= 0 || at > 44 || runs.length !== 1 || !only) return { name: runs, about: [] };
  return {
    name: [{ ...only, text: only.text.slice(0, at + 1) }],
    about: [{ ...only, text: only.text.slice(at + 1).trim() }],
  };
}

function speaker(page: EditorialPage, { name, about }: Speaker, width: number) {
  return [
    page.set(name, width, { font: 'label', size: 20, leading: 1.35 }),
    ...(about.length > 0
      ? [page.set(slant(about), width, { font: 'display', size: 28, leading: 1.3, colour: page.inks.muted })]
      : []),
  ];
}
