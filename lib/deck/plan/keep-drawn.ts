import type { Block, BlockOf } from '../blocks';
import { readContent } from '../layout/read-content';
import { readTableChart } from '../visual/read-chart';
import { readTableComparison } from '../visual/read-comparison';
import { readVisual } from '../visual/read-visual';
import { partsOf } from '../write/block-parts';
import type { Atom } from '../write/cut-atoms';
import type { CardRoom } from './card-room';
import { lettersOf } from './line-room';
import { chartHeight, sidesHeight, tableHeight, visualHeight } from './post-heights';

/** A table or list of a post: its rows or items, among how many posts they go, and what a part takes, in lines. */
type Parting = { count: number; parts: number; weight: number };

type PostRoom = Pick<CardRoom, 'most' | 'post'>;

/** A heading of so few letters has one line, and leaves more of the post. */
const SHORT = { letters: 18, height: 55 };

/** A table is not parted into fewer rows: what is left over would say little. */
const LEAST_ROWS = 3;

/**
 * The atoms of a post, with a table or a drawn list in one atom where all of it can be read on one post. A table that
 * is too long for that goes in equal parts.
 */
export function keepDrawn(atoms: readonly Atom[], blocks: readonly Block[], room: CardRoom): Atom[] {
  const partings = partingsOf(blocks, room);
  const kept: Atom[] = [];
  for (const atom of atoms) {
    const piece = atom.pieces.at(-1)!;
    const parting = partings.get(piece.block);
    const last = kept.at(-1)?.pieces;
    if (!parting) kept.push(atom);
    else if (piece.from > 0 && last && partOf(parting, piece.from) === partOf(parting, piece.from - 1))
      last[last.length - 1] = { ...last.at(-1)!, to: piece.to };
    else {
      const others = piece.from === 0 ? atom.weight - partsOf(piece.block)[0]!.weight : 0;
      const cut = piece.from === 0 ? atom.cut : 0;
      kept.push({ pieces: [...atom.pieces], weight: others + parting.weight, cut });
    }
  }
  return kept;
}

function partOf({ count, parts }: Parting, at: number): number {
  return Math.floor((at * parts) / count);
}

function partingsOf(blocks: readonly Block[], room: CardRoom): Map<Block, Parting> {
  const partings = new Map<Block, Parting>();
  let heading: BlockOf<'heading'> | null = null;
  for (const block of blocks) {
    if (block.kind === 'heading') heading = block;
    const parting = partingOf(block, heading, room);
    if (parting) partings.set(block, parting);
  }
  return partings;
}

function partingOf(block: Block, heading: BlockOf<'heading'> | null, { most, post }: CardRoom): Parting | null {
  const room = { most, post: post + (heading && lettersOf(heading.runs) <= SHORT.letters ? SHORT.height : 0) };
  if (block.kind === 'table') return partTable(block, room);
  return block.kind === 'list' ? keepList(block, heading, room) : null;
}

function partTable(table: BlockOf<'table'>, { most, post }: PostRoom): Parting | null {
  const count = table.rows.length;
  const chart = readTableChart(table);
  const sides = readTableComparison(table);
  const shown = chart ? chartHeight(chart) : sides ? sidesHeight(sides) : Number.POSITIVE_INFINITY;
  const height = Math.min(shown, tableHeight(table));
  if (count === 0) return null;
  const parts = Math.min(Math.ceil(height / post), Math.max(1, Math.floor(count / LEAST_ROWS)));
  return { count, parts, weight: most * Math.min(1, height / post) };
}

function keepList(list: BlockOf<'list'>, heading: BlockOf<'heading'> | null, { most, post }: PostRoom): Parting | null {
  const blocks = heading ? [heading, list] : [list];
  const shown = readVisual(readContent({ blocks, notes: null, labelOnly: false }));
  const height = shown ? visualHeight(shown.visual) : Number.POSITIVE_INFINITY;
  if (height > post) return null;
  return { count: list.items.length, parts: 1, weight: (most * height) / post };
}
