import type { Block, BlockOf } from '../blocks';
import { isSource, partQuote } from '../content/fold-source';
import { readTableChart } from '../content/read-chart';
import { wordsOf } from '../content/read-content';
import { enumeratedChart, visualOf } from '../content/read-visual';
import { endsWithColon } from '../text/letters-and-words';
import { plainText } from '../text/text-runs';
import { codeBreaks, LONG_CODE, NO_BREAK, OUTER_BREAK, partsOf } from '../write/block-parts';
import type { Atom } from '../write/cut-atoms';
import { type CardRoom, linesIn } from './card-room';
import { chartHeight, lettersOf, rowsHeight, tableHeight, visualHeight } from './estimate-heights';

/** The smallest code on a post: its line height, the characters on a line, and the space around it. In pixels. */
const CODE = { line: 25, letters: 54, around: 40 };
/** A statement that is at most this much too long stays whole, in smaller type. Posts are read on phones. */
const TIGHT = { slide: 1.25, post: 1.15 };
/** A post is filled at least this far before code is split inside a block. */
const LEAST_FILLED = 0.4;
/** The same between blocks of the outermost level, where a reader pauses anyway. */
const LEAST_OUTER = 0.15;

/**
 * The atoms of a post, with as much code as can be read on one post in each atom. Longer code is split at
 * the outermost level, or else at blank lines or after statements.
 */
export function keepCode(atoms: readonly Atom[], { most, post }: CardRoom): Atom[] {
  const room = Math.max(4, Math.floor((post - CODE.around) / CODE.line));
  const kept: Atom[] = [];
  const chunks = new Map<Block, { starts: ReadonlySet<number>; weights: number[] }>();
  for (const atom of atoms) {
    const piece = atom.pieces.at(-1)!;
    const { block } = piece;
    if (block.kind !== 'code') {
      kept.push(atom);
      continue;
    }
    const parts = partsOf(block);
    const known = chunks.get(block) ?? chunksOf(block, room, parts.length === 1);
    chunks.set(block, known);
    const last = kept.at(-1);
    if (piece.from > 0 && last && !known.starts.has(piece.from)) {
      const open = last.pieces.at(-1)!;
      last.pieces[last.pieces.length - 1] = { ...open, to: piece.to };
      continue;
    }
    const others = piece.from === 0 ? atom.weight - parts[0]!.weight : 0;
    const rows = known.weights[[...known.starts].indexOf(piece.from)] ?? room;
    kept.push({ ...atom, pieces: [...atom.pieces], weight: others + most * Math.min(1, rows / room) });
  }
  return kept;
}

/** The first line of each chunk, and the rows that each takes. */
function chunksOf(
  { text }: BlockOf<'code'>,
  room: number,
  isWhole: boolean,
): { starts: ReadonlySet<number>; weights: number[] } {
  const lines = text.split('\n');
  const rows = lines.map((line) => Math.max(1, Math.ceil(line.length / CODE.letters)));
  const sum = (from: number, to: number) => rows.slice(from, to).reduce((total, each) => total + each, 0);
  const starts = [0];
  const breaks = codeBreaks(lines);
  if (!isWhole) {
    let held = 0;
    for (let at = 0; at < lines.length; at += 1) {
      if (held > 0 && held + rows[at]! > room) {
        const next = breaks.findIndex((rank, line) => line >= at && rank <= OUTER_BREAK);
        const from = breakBefore(breaks, starts.at(-1)!, at);
        const isInner = breaks[from]! > OUTER_BREAK;
        if (isInner && sum(starts.at(-1)!, next === -1 ? lines.length : next) <= room * TIGHT.post) {
          held += rows[at]!;
          continue;
        }
        starts.push(from);
        held = sum(from, at);
      }
      held += rows[at]!;
    }
  }
  return { starts: new Set(starts), weights: starts.map((from, at) => sum(from, starts[at + 1] ?? lines.length)) };
}

/** Where to split the lines from `from` on, if the line at `end` doesn't fit any more. */
function breakBefore(breaks: readonly number[], from: number, end: number): number {
  let best = end;
  let least = NO_BREAK;
  for (let at = end; at > from; at -= 1) {
    const share = (at - from) / (end - from);
    const rank = breaks[at]!;
    if (rank >= least || share < (rank <= OUTER_BREAK ? LEAST_OUTER : LEAST_FILLED)) continue;
    best = at;
    least = rank;
  }
  return best;
}

/**
 * The atoms of a card, with each paragraph, list, table or quotation that fits on one in one atom. The height of a table
 * on a post is known (`keepDrawn`).
 */
export function keepUnits(atoms: readonly Atom[], { whole, post }: CardRoom): Atom[] {
  return joinedWhere(atoms, ({ block }) => linesIn([block]) <= whole && (post === 0 || block.kind !== 'table'));
}

/** The atoms of a slide, with each statement of the outermost level that fits on one in one atom. */
export function keepStatements(atoms: readonly Atom[]): Atom[] {
  const starts = new Map<Block, ReadonlySet<number>>();
  return joinedWhere(atoms, ({ block, from }) => {
    if (block.kind !== 'code') return false;
    const known = starts.get(block) ?? statementsOf(block);
    starts.set(block, known);
    return !known.has(from);
  });
}

/** Joins atoms that continue a block with the atoms before them. */
function joinedWhere(atoms: readonly Atom[], isJoined: (piece: Atom['pieces'][number]) => boolean): Atom[] {
  const kept: Atom[] = [];
  for (const atom of atoms) {
    const [piece, ...others] = atom.pieces;
    const last = kept.at(-1);
    if (!last || !piece || piece.from === 0 || !isJoined(piece)) {
      kept.push(atom);
      continue;
    }
    const pieces = [...last.pieces.slice(0, -1), { ...last.pieces.at(-1)!, to: piece.to }, ...others];
    kept[kept.length - 1] = { pieces, weight: last.weight + atom.weight, cut: last.cut };
  }
  return kept;
}

/** The lines before which code may be split: between statements, and anywhere inside those that are too long. */
function statementsOf({ text }: BlockOf<'code'>): ReadonlySet<number> {
  const breaks = codeBreaks(text.split('\n'));
  const outer = breaks.flatMap((rank, at) => (rank <= OUTER_BREAK ? [at] : []));
  const bounds = [0, ...outer, breaks.length];
  const inner = bounds.slice(1).flatMap((end, at) => {
    const from = bounds[at]!;
    return end - from > LONG_CODE * TIGHT.slide ? Array.from({ length: end - from }, (_, line) => from + line) : [];
  });
  return new Set([...outer, ...inner]);
}

/**
 * How a table or list is split across posts: its number of rows or items, the number of posts, and the weight of one
 * part in lines.
 */
type Split = { count: number; parts: number; weight: number };

type PostRoom = Pick<CardRoom, 'most' | 'post'>;

/** A heading of up to this many characters fits on one line, which leaves this many more pixels for content. */
const SHORT_HEADING = { letters: 18, height: 55 };

/** Tables aren't split into parts with fewer rows than this. */
const LEAST_ROWS = 3;
/** The same if their rows are listed. */
const LEAST_LISTED = 2;

/**
 * The atoms of a post, with each table or list as a single atom if it can be read on one post. Longer tables are
 * split into equal parts.
 */
export function keepDrawn(atoms: readonly Atom[], blocks: readonly Block[], room: CardRoom): Atom[] {
  const splits = findSplits(blocks, room);
  const kept: Atom[] = [];
  for (const atom of atoms) {
    const piece = atom.pieces.at(-1)!;
    const split = splits.get(piece.block);
    const last = kept.at(-1)?.pieces;
    if (!split) kept.push(atom);
    else if (piece.from > 0 && last && partOf(split, piece.from) === partOf(split, piece.from - 1))
      last[last.length - 1] = { ...last.at(-1)!, to: piece.to };
    else {
      const others = piece.from === 0 ? atom.weight - partsOf(piece.block)[0]!.weight : 0;
      const cut = piece.from === 0 ? atom.cut : 0;
      kept.push({ pieces: [...atom.pieces], weight: others + split.weight, cut });
    }
  }
  return kept;
}

function partOf({ count, parts }: Split, at: number): number {
  return Math.floor((at * parts) / count);
}

function findSplits(blocks: readonly Block[], room: CardRoom): Map<Block, Split> {
  const splits = new Map<Block, Split>();
  let heading: BlockOf<'heading'> | null = null;
  for (const block of blocks) {
    if (block.kind === 'heading') heading = block;
    const split = splitOf(block, heading, room);
    if (split) splits.set(block, split);
  }
  return splits;
}

function splitOf(block: Block, heading: BlockOf<'heading'> | null, { most, post }: CardRoom): Split | null {
  const room = {
    most,
    post: post + (heading && lettersOf(heading.runs) <= SHORT_HEADING.letters ? SHORT_HEADING.height : 0),
  };
  if (block.kind === 'table') return splitTable(block, room);
  return block.kind === 'list' ? keepList(block, heading, room) : null;
}

function splitTable(table: BlockOf<'table'>, { most, post }: PostRoom): Split | null {
  const count = table.rows.length;
  const chart = readTableChart(table);
  const shown = chart ? chartHeight(chart) : Number.POSITIVE_INFINITY;
  const { height: listed, isListed } = tableHeight(table);
  const height = Math.min(shown, listed);
  if (count === 0) return null;
  const least = isListed && listed < shown ? LEAST_LISTED : LEAST_ROWS;
  const parts = Math.min(Math.ceil(height / post), Math.max(1, Math.floor(count / least)));
  return { count, parts, weight: most * Math.min(1, height / post) };
}

function keepList(list: BlockOf<'list'>, heading: BlockOf<'heading'> | null, { most, post }: PostRoom): Split | null {
  const blocks = heading ? [heading, list] : [list];
  const shown = visualOf(blocks);
  const height = shown ? visualHeight(shown.visual) : rowsHeight(list.items.map(({ runs }) => lettersOf(runs)));
  if (height > post) return null;
  return { count: list.items.length, parts: 1, weight: (most * height) / post };
}

/** The most words of a quotation that is set large. */
const QUOTED_WORDS = 90;

/** How many paragraphs on either side of what is drawn are tried on the same slide. */
const MOST_BESIDE = 5;

/**
 * The content under one heading in parts, so that what can be drawn is not read as text because of what is beside it:
 * figures above a list of tasks get a slide of their own, and so does a quotation. A single part if nothing is drawn, or
 * all of it together.
 */
export function drawnApart(blocks: readonly Block[]): Block[][] {
  const head = blocks[0]?.kind === 'heading' ? 1 : 0;
  const heading = blocks.slice(0, head);
  if (blocks.slice(head).some(({ kind }) => kind === 'heading' || kind === 'image')) return [[...blocks]];
  const shows = (from: number, to: number): boolean => visualOf([...heading, ...blocks.slice(from, to)]) !== null;
  const parts: Block[][] = [];
  let open = head;
  for (let at = head; at < blocks.length; at += 1) {
    let from = at;
    let to = quotationEnd(blocks, at);
    if (to > at) {
      if (from > open && introduces(blocks, from - 1)) from -= 1;
    } else {
      // Code belongs to the step before it.
      if (!mayBeDrawn(blocks[at]!) || blocks[at + 1]?.kind === 'code' || !shows(at, at + 1)) continue;
      // A sentence with its chart needs no text beside it.
      const most = enumeratedChart(blocks[at]!) ? 0 : MOST_BESIDE;
      while (from > open && at - from < most && isParagraph(blocks[from - 1]) && shows(from - 1, at + 1)) from -= 1;
      to = at + 1;
      while (to - at <= most && isParagraph(blocks[to]) && !introduces(blocks, to) && shows(from, to + 1)) to += 1;
    }
    if (from > open) parts.push(blocks.slice(open, from));
    parts.push(blocks.slice(from, to));
    open = to;
    at = to - 1;
  }
  if (open < blocks.length) parts.push(blocks.slice(open));
  const [first = [], ...others] = parts;
  return [[...heading, ...first], ...others];
}

/** The index after a short quotation with its source, which is set large. `at` if there is none. */
export function quotationEnd(blocks: readonly Block[], at = 0): number {
  const block = blocks[at];
  const next = blocks[at + 1];
  if (block?.kind !== 'quote' || block.callout || wordsOf(block) > QUOTED_WORDS) return at;
  if (next?.kind === 'paragraph' && isSource(next.runs)) return at + 2;
  return partQuote(block).source.length > 0 ? at + 1 : at;
}

function isParagraph(block: Block | undefined): boolean {
  return block?.kind === 'paragraph';
}

function mayBeDrawn(block: Block): boolean {
  if (block.kind === 'paragraph')
    return block.runs.some(({ text }) => text.includes('\n')) || enumeratedChart(block) !== null;
  return block.kind === 'list' || block.kind === 'table';
}

/** Whether a paragraph belongs to the list, table or code after it. */
function introduces(blocks: readonly Block[], at: number): boolean {
  const block = blocks[at];
  return block?.kind === 'paragraph' && endsWithColon(plainText(block.runs)) && at + 1 < blocks.length;
}
