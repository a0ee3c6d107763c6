import type { Block, BlockOf } from '../blocks';
import { partTail, readGroupComparison } from '../content/read-comparison';
import { visualOf } from '../content/read-visual';
import type { CardRoom } from './card-room';
import { BLOCK_GAP, ITEM_GAP, lettersOf, SUBHEADING, sidesHeight, wholeLines } from './estimate-heights';
import type { SectionNode } from './planned-card';

const LEAST = 2;
const MOST = 3;
const MOST_POINTS = 6;
const POINT_LETTERS = 60;
const MOST_LINES = 2;
const REMARK_LETTERS = 120;
/** Columns may be this much taller than a slide of text, in slightly smaller type. */
const TIGHT = 1.25;
/** A column's text is narrower than its share of the card by this factor. */
const COLUMN_SHARE = 0.9;

/**
 * Whether two or three sections are parallel lists that fit side by side, so that readers can compare them on one card.
 * Each list may be below a short line, such as a price.
 */
export function areParallel(whole: readonly SectionNode[], room: CardRoom): boolean {
  const isCompared = room.hasSectionCards || room.post > 0;
  if (!isCompared || whole.length < LEAST || whole.length > MOST || !whole.every(isShortList)) return false;
  const nodes = whole.map((node, at) => (at === whole.length - 1 ? { ...node, own: partTail(node.own).own } : node));
  const { heading, own } = nodes[0]!;
  if (nodes.some((node) => node.heading.level !== heading.level || node.own.length !== own.length)) return false;
  const sides = readGroupComparison(nodes.map((node) => [node.heading, ...node.own]));
  if (room.post > 0) return sides !== null && sidesHeight(sides) <= room.post;
  const share = COLUMN_SHARE / nodes.length;
  const tallest = Math.max(...nodes.map((node) => columnLines(node, share)));
  const hasLines = own.length > 1;
  return tallest <= (sides && hasLines ? room.most : room.usual * TIGHT) && (sides !== null || hasLines);
}

/**
 * The number of parallel sections that begin at `at` in the middle of other sections: adjacent sections with lists of
 * about the same length, none of which is drawn as a visual. 0 if they shouldn't be compared. On posts of a shortened text,
 * each section has its own.
 */
export function parallelRun(nodes: readonly SectionNode[], at: number, room: CardRoom): number {
  const belongs = (node: SectionNode | undefined) => node !== undefined && isShortList(node);
  if (room.keepsSections && room.post > 0) return 0;
  if (belongs(nodes[at - 1]) || !belongs(nodes[at])) return 0;
  let end = at;
  while (end - at <= MOST && belongs(nodes[end])) end += 1;
  const run = nodes.slice(at, end);
  return areParallel(run, room) && areAlike(run) && !run.some(isDrawn) ? run.length : 0;
}

const isRemark = (block: Block) => block.kind === 'paragraph' && lettersOf(block.runs) <= REMARK_LETTERS;

/** Adjacent sections are only compared if their lists are of about the same length. */
function areAlike(nodes: readonly SectionNode[]): boolean {
  const counts = nodes.map((node) => listOf(node)?.items.length ?? 0);
  return Math.max(...counts) - Math.min(...counts) <= 1;
}

function isShortList(node: SectionNode): boolean {
  const list = listOf(node);
  if (!list || node.children.length > 0 || list.items.length > MOST_POINTS) return false;
  return list.items.every(({ level, runs }) => level === 0 && lettersOf(runs) <= POINT_LETTERS);
}

/** The list of a section that has nothing else, or only short lines: up to two above it, and one below. */
function listOf({ own }: SectionNode): BlockOf<'list'> | null {
  const { own: listed, rest } = partTail(own);
  if (rest.length > 1 || !rest.every(isRemark)) return null;
  const list = listed.at(-1);
  const lines = listed.slice(0, -1);
  const areShort = lines.every((block) => block.kind === 'paragraph' && lettersOf(block.runs) <= POINT_LETTERS);
  return list?.kind === 'list' && lines.length <= MOST_LINES && areShort ? list : null;
}

function columnLines(node: SectionNode, share: number): number {
  const items = listOf(node)!.items.reduce((sum, { runs }) => sum + ITEM_GAP + wholeLines(lettersOf(runs), share), 0);
  return SUBHEADING + BLOCK_GAP + items + (node.own.length - 1);
}

/**
 * Whether a section is a numbered list or drawn as its own visual, other than a single figure. Numbers, dates, terms and
 * steps are clearer that way than beside other sections.
 */
export function isDrawn({ heading, own }: SectionNode): boolean {
  const [list] = own;
  if (list?.kind === 'list' && list.ordered) return true;
  const visual = visualOf([heading, ...own])?.visual;
  return visual !== undefined && !(visual.kind === 'stats' && visual.items.length === 1);
}
