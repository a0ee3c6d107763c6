import type { Block, BlockOf } from '../blocks';
import { readTableChart } from '../content/read-chart';
import { readContent } from '../content/read-content';
import { readVisual } from '../content/read-visual';
import { partsOf } from '../write/block-parts';
import type { Atom } from '../write/cut-atoms';
import type { CardRoom } from './card-room';
import { chartHeight, lettersOf, tableHeight, visualHeight } from './estimate-heights';

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
 * The atoms of a post, with each table or drawn list as a single atom if it can be read on one post. Longer tables are
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
  const shown = readVisual(readContent({ blocks, notes: null, labelOnly: false }));
  const height = shown ? visualHeight(shown.visual) : Number.POSITIVE_INFINITY;
  if (height > post) return null;
  return { count: list.items.length, parts: 1, weight: (most * height) / post };
}
