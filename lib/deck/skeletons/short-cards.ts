import type { Block, BlockOf, ListItem, TextRun } from '../blocks';
import { type Content, wordsIn } from '../content/read-content';
import { prepareText } from '../layout/measure/prepare-text';
import { textFont } from '../layout/measure/text-font';
import type { CardToPlace, Placement, Skeleton } from '../layout/placement';
import type { LayoutName } from '../placed';
import { wornMarker } from '../text/list-marker';
import type { Box } from '../units';
import { wordsOnCard } from '../write/condense-card';
import { firstFitting } from './body-parts';
import { placeLead } from './lead-cards';
import type { Stage, StageLook } from './stage';
import type { CellLook, Opener, ShortCardPage } from './visual-page';

type Task = { sign: string; runs: TextRun[]; isDone: boolean };
const MOST_TASKS = 10;
const MOST_TASK_CELLS = 4;
const BRIEF = { introduced: 6, alone: 4 };
const COLUMNS: readonly LayoutName[] = ['two-columns', 'three-columns'];
const LISTS: readonly LayoutName[] = ['bullets', 'flow', ...COLUMNS];

/**
 * Adds layouts for cards with few words to a skeleton: a list of tasks, or a few short items. Content that does not fit
 * them keeps the layout of the skeleton.
 */
export function withShortCards(open: Opener, skeleton: Skeleton): Skeleton {
  const place = { ...skeleton.place };
  for (const layout of LISTS)
    place[layout] = (card) => {
      const isColumned = COLUMNS.includes(layout);
      // Columns would leave half of the card empty, and tear the list apart or off its label.
      const brief = isColumned ? briefLayout(card.content) : null;
      const placed = firstFitting(
        () => placeTasks(card, open) ?? placeFew(card, open) ?? (isColumned ? null : placeLead(card, open)),
        () => brief && skeleton.place[brief](card),
        () => brief && placeFew(card, open, CELL_WORDS.inRows),
      );
      return placed ?? skeleton.place[layout](card);
    };
  return { ...skeleton, place };
}

/** The layout that keeps the only list of a card in one piece, if it is short; null for other content. */
function briefLayout(content: Content): LayoutName | null {
  const list = shortItems(content);
  if (list) return list.items.length <= (list.before.length > 0 ? BRIEF.introduced : BRIEF.alone) ? 'bullets' : null;
  const last = content.texts.at(-1);
  const isNumbered = last?.kind === 'list' && last.ordered && last.items.length <= BRIEF.introduced;
  return isNumbered && content.texts.length === 2 && content.texts[0]!.kind === 'paragraph' ? 'flow' : null;
}

function placeTasks(card: CardToPlace, open: Opener): Placement | null {
  const found = tasksOf(card.content);
  if (!found) return null;
  const { before, tasks } = found;
  const page = open(card, before, tasks.length);
  if (COLUMNS.includes(card.layout) && page.cell && fitCells(tasks, page.area.width, page.cell))
    return drawCells(page, page.cell, tasks, TASK_CELL_SIZES, page.cell.font);
  return drawTasks(page, tasks);
}

/** Whether two to four short tasks can be side by side. */
function fitCells(tasks: readonly Task[], width: number, { pad }: CellLook): boolean {
  const isFew = tasks.length >= 2 && tasks.length <= MOST_TASK_CELLS;
  const columns = columnsOf(tasks.length, width);
  const isRoomy = columns > 1 && (width + GAP) / columns - GAP - pad.x * 2 >= LEAST_TASK_TEXT;
  return isFew && isRoomy && tasks.every(({ runs }) => wordsIn(runs) <= FEW.words);
}

/** The tasks of a card with nothing else on it, and the paragraphs before them. */
function tasksOf({ texts, images }: Content): { tasks: Task[]; before: Block[] } | null {
  const list = texts.at(-1);
  const before = texts.slice(0, -1);
  if (list?.kind !== 'list' || list.items.length > MOST_TASKS) return null;
  if (images.length > 0 || before.some(({ kind }) => kind !== 'paragraph')) return null;
  const tasks: Task[] = [];
  for (const item of list.items) {
    const worn = wornMarker(item, list.ordered);
    if (item.checked === undefined || item.level > 0 || !worn) return null;
    tasks.push({ sign: worn.text, runs: worn.runs, isDone: item.checked });
  }
  return { tasks, before };
}

const SIZES = [40, 36, 33, 30, 27, 24, 21];
/** The tallest row of a list of up to three tasks, and of a longer one. */
const TALLEST = { few: 150, many: 124 };
const GAP = 48;

/** Rows of equal height, each with a large checkbox. Completed tasks are muted. */
function drawTasks({ page, area, font, on, inset = 0, row: drawRow }: ShortCardPage, tasks: Task[]): Placement {
  const columns = tasks.length > 5 && area.width > 760 ? 2 : 1;
  const rows = Math.ceil(tasks.length / columns);
  const width = (area.width + GAP) / columns - GAP;
  const row = Math.min(rows <= FEW.items ? TALLEST.few : TALLEST.many, area.height / rows);
  const box = Math.min(46, row * 0.5);
  const signRoom = box * 1.5;
  const left = inset + signRoom + 12;
  const lift = signLift(page, font, tasks[0]!.sign) * box * 1.4;
  const look = (size: number, isDone = false): StageLook => ({
    font,
    size,
    leading: 1.24,
    ...(on ? { on } : {}),
    ...(isDone && !on ? { colour: page.inks.muted } : {}),
  });
  const setAt = (size: number) =>
    tasks.map(({ runs, isDone }) => page.set(runs, width - left - inset, look(size, isDone)));
  const fits = (sets: ReturnType<typeof setAt>) => sets.every(({ height }) => height + 20 <= row);
  const sets = SIZES.map(setAt).find(fits) ?? setAt(SIZES.at(-1)!);
  const tallest = Math.max(...sets.map(({ height }) => height)) + 16;
  if (tallest > row) page.miss((tallest - row) * rows);
  for (const at of tasks.keys()) {
    const x = area.x + Math.floor(at / rows) * (width + GAP);
    drawRow({ x, y: area.y + (at % rows) * row, width, height: row }, at % rows);
  }
  for (const [at, { sign, isDone }] of tasks.entries()) {
    const x = area.x + Math.floor(at / rows) * (width + GAP);
    const middle = area.y + ((at % rows) + 0.5) * row;
    const set = page.set(sign, signRoom, {
      ...look(box * 1.4),
      leading: 1,
      fixed: true,
      ...(on ? {} : { colour: isDone ? page.inks.accent : page.inks.text }),
    });
    set.put(x + inset, middle - set.height / 2 - lift);
    sets[at]!.put(x + left, middle - sets[at]!.height / 2);
  }
  return page.placement();
}

/**
 * How far to raise a checkbox to the middle of its line, in em. A font without it borrows a smaller one, whose baseline
 * is the same.
 */
function signLift({ card }: Stage, font: StageLook['font'], sign: string): number {
  const { theme, book } = card.measure;
  const width = prepareText([{ text: sign }], textFont(theme, font), book).longestWord;
  // A little less than in the PDF, because PowerPoint has a font with a full-sized one.
  return width < 0.7 ? 0.1 : 0.02;
}

const FEW = { items: 3, words: 20 };
/** The most words of an item in large cells: of up to three side by side, or of four in two rows of wider ones. */
const CELL_WORDS = { beside: 16, inRows: 24 };
/** Limits for tiny items, which are set in two rows. */
const TINY = { items: 6, words: 3 };
const CELL_SIZES = [56, 50, 45, 40, 36, 32, 29, 27];

/** Two or three short items side by side, or four or up to six tiny ones in two rows, in large type. Null for others. */
function placeFew(card: CardToPlace, open: Opener, beside = CELL_WORDS.beside): Placement | null {
  const { content, layout } = card;
  if (layout === 'flow') return null;
  const list =
    shortItems(content, FEW.items, beside) ?? fourItems(content) ?? shortItems(content, TINY.items, TINY.words);
  if (!list || list.items.length < 2) return null;
  const page = open(card, list.before, list.items.length);
  const items = list.items.map((runs) => ({ runs }));
  if (!page.cell || (layout === 'bullets' && !page.cell.isUsual)) return null;
  return drawCells(page, page.cell, items, CELL_SIZES, page.cell.font);
}

function fourItems(content: Content): ShortItems | null {
  const list = shortItems(content, FEW.items + 1, CELL_WORDS.inRows);
  return list?.items.length === FEW.items + 1 ? list : null;
}

/** The least width of a column with its gap, and of the text of a task, in pixels of the design. */
const LEAST_COLUMN = 250;
const LEAST_TASK_TEXT = 205;

function columnsOf(count: number, width: number): number {
  if (count <= FEW.items) return width / count < LEAST_COLUMN ? 1 : count;
  return Math.min(Math.ceil(count / 2), Math.max(1, Math.floor(width / LEAST_COLUMN)));
}

/** Cells side by side, or one below the other on a narrow card. A task has its checkbox above the text. */
function drawCells(
  { page, area }: ShortCardPage,
  cell: CellLook,
  items: readonly { runs: TextRun[]; sign?: string }[],
  sizes: readonly number[],
  font: StageLook['font'],
): Placement {
  const columns = columnsOf(items.length, area.width);
  const rows = Math.ceil(items.length / columns);
  const width = (area.width + GAP) / columns - GAP;
  const gap = rows > 1 ? 24 : 0;
  const room = (area.height + gap) / rows - gap;
  const inner = width - cell.pad.x * 2;
  const signs = items.map(({ sign }, at) => (sign === undefined ? null : setSign(sign, at)));
  const signRoom = Math.max(0, ...signs.map((sign) => (sign ? sign.height + SIGN_GAP : 0)));
  const lookOf = (at: number, size: number) => ({
    ...{ font, size },
    ...(cell.align ? { align: cell.align } : {}),
    ...(cell.ground ? { on: cell.ground(at) } : {}),
  });
  const setAt = (size: number) =>
    items.map(({ runs }, at) => page.set(runs, inner, { ...lookOf(at, size), leading: 1.22, balanced: true }));
  const contentOf = (sets: ReturnType<typeof setAt>) => signRoom + Math.max(...sets.map(({ height }) => height));
  const tallestOf = (sets: ReturnType<typeof setAt>) => contentOf(sets) + cell.pad.y * 2;
  const { theme, book } = page.card.measure;
  const words = items.map(({ runs }) => prepareText(runs, textFont(theme, font), book).longestWord);
  // The size at which no word has to be broken. Sentences leave room for a wider font in PowerPoint.
  const most = (inner * (signRoom > 0 ? 0.85 : 0.985)) / Math.max(...words);
  const tried = [...sizes.filter((size) => size <= most), Math.max(LEAST_CELL_TYPE, Math.min(most, sizes.at(-1)!))].map(
    setAt,
  );
  const sets = tried.find((each) => tallestOf(each) <= room * MOST_FILLED) ?? tried.at(-1)!;
  const least = signRoom > 0 ? Math.max(LEAST_CELL, room * TASK_FILL) : LEAST_CELL;
  const height = Math.min(room, Math.max(tallestOf(sets), Math.min(least, room)));
  if (tallestOf(sets) > room) page.miss(tallestOf(sets) - room);
  const first = area.y + Math.max(0, area.height - (height + gap) * rows + gap) * 0.3;
  const boxOf = (at: number): Box => ({
    x: area.x + (at % columns) * (width + GAP),
    y: first + Math.floor(at / columns) * (height + gap),
    width,
    height,
  });
  for (const at of items.keys()) cell.draw(boxOf(at), at);
  for (const [at, set] of sets.entries()) {
    const box = boxOf(at);
    // Checkboxes of neighbouring cells are at the same height.
    const content = signRoom > 0 ? contentOf(sets) : set.height;
    const y = box.y + (cell.ground ? (height - content) / 2 : cell.pad.y);
    signs[at]?.put(box.x + cell.pad.x, y);
    set.put(box.x + cell.pad.x, y + signRoom);
  }
  return page.placement();

  function setSign(text: string, at: number) {
    const ink = cell.ground ? {} : { colour: page.inks.accent };
    return page.set(text, inner, { ...lookOf(at, SIGN_SIZE), leading: 1, fixed: true, ...ink });
  }
}

const MOST_FILLED = 0.8;
const LEAST_CELL = 190;
const LEAST_CELL_TYPE = 20;
const TASK_CELL_SIZES = [40, 36, 32, 29, 27];
/** The least part of the height that tasks side by side fill. */
const TASK_FILL = 0.72;
const SIGN_SIZE = 60;
const SIGN_GAP = 20;

/** The groups of a card that has only two or three subheadings with their content; null for any other card. */
export function fewGroups({ groups, intro, texts, images }: Content): Block[][] | null {
  const isAll = intro.length === 0 && images.length === 0 && groups.flat().length === texts.length;
  return isAll && groups.length >= 2 && groups.length <= 3 ? groups : null;
}

/** The items of a short list and the paragraphs before it. */
export type ShortItems = { items: TextRun[][]; before: Block[] };

/** Items with more words than this are read as text. */
const LONG_ITEM = 26;
const MOST_ITEMS = 6;

/**
 * The items of the only plain list on a card, if they are few and short enough to be set as lines, cells or tiles, and
 * the paragraphs before it. Null for any other card.
 */
export function shortItems({ texts, images }: Content, most = MOST_ITEMS, words = LONG_ITEM): ShortItems | null {
  const list = texts.at(-1);
  if (list?.kind !== 'list' || list.ordered || list.items.length > most) return null;
  const before = texts.slice(0, -1);
  if (before.some(({ kind }) => kind !== 'paragraph') || !areIntroduced(before, list)) return null;
  if (images.length > 0) return null;
  return list.items.every((item) => isShort(item, words))
    ? { items: list.items.map(({ runs }) => runs), before }
    : null;
}

/** The most words before a list of items that are larger than they are. */
const INTRO_WORDS = 30;

/** Whether the text before a list only introduces it. Otherwise both are read as one text. */
function areIntroduced(before: readonly Block[], list: BlockOf<'list'>): boolean {
  return before.length === 0 || (list.items.length > 1 && wordsOnCard(before) <= INTRO_WORDS);
}

function isShort(item: ListItem, words: number): boolean {
  return item.level === 0 && wornMarker(item, false) === null && wordsIn(item.runs) <= words;
}

/** The font of the items of a list: strong, unless that would hide what the text marks bold. */
export function itemFont(items: readonly TextRun[][]): 'strong' | 'body' {
  return items.some((runs) => runs.some(({ bold }) => bold)) ? 'body' : 'strong';
}

const MOST_ROWS = 8;

/** The only list of a card, if its items are short and flat enough to be set as rows below the other text. */
export function rowList({ content }: CardToPlace): BlockOf<'list'> | null {
  const lists = content.texts.filter((block): block is BlockOf<'list'> => block.kind === 'list');
  const list = lists[0];
  const isOther =
    !list ||
    lists.length > 1 ||
    list.ordered ||
    content.texts.indexOf(list) !== content.texts.length - 1 ||
    content.images.length > 0 ||
    content.texts.some(({ kind }) => kind !== 'list' && kind !== 'paragraph') ||
    !areIntroduced(content.texts.slice(0, -1), list) ||
    list.items.length > MOST_ROWS ||
    list.items.some((item) => item.level > 0 || wornMarker(item, false) !== null || wordsIn(item.runs) > LONG_ITEM);
  return isOther ? null : list;
}
