import type { Block } from '../blocks';
import { readGroupComparison } from '../content/read-comparison';
import { countWords, endsWithColon } from '../text/letters-and-words';
import { isNotesBlock } from '../text/take-notes';
import { plainText } from '../text/text-runs';
import { ENOUGH_LINES, mostPieces, partsOf, sliceBlock, WHOLE_COST } from './block-parts';

/** The smallest unit that stays on one card: some parts of one block, or a heading with the content it introduces. */
export type Atom = {
  pieces: Piece[];
  weight: number;
  cut: number;
  /** A single short item or row of several, which should not be alone on a card. */
  isLone?: boolean;
};
/** Parts `from` to `to` (exclusive) of a block. */
type Piece = { block: Block; from: number; to: number };

/**
 * Cuts blocks into atoms, in order. A heading stays with the content below it, and notes stay with the content they are
 * about.
 * @param grain parts of a block are kept together up to this weight, to limit the number of atoms; 0 cuts everywhere
 */
export function cutAtoms(blocks: readonly Block[], grain: number): Atom[] {
  const top = blocks.reduce((least, block) => (block.kind === 'heading' ? Math.min(least, block.level) : least), 7);
  const atoms: Atom[] = [];
  const compared = comparedHeadings(blocks);
  let before: Block | null = null;
  let isSubtitle = false;
  for (const block of blocks) {
    const belongs = isSubtitle && (block.kind === 'list' || block.kind === 'table');
    const cut = compared.has(block) ? WHOLE_COST : cutBefore(block, before, top);
    for (const atom of atomsOfBlock(block, grain, cut)) {
      const last = atoms.at(-1);
      const isFirstPart = atom.pieces[0]!.from === 0;
      if (last && isFirstPart && before && (belongs || staysWith(before, block, last))) {
        last.pieces.push(...atom.pieces);
        last.weight += atom.weight;
        last.isLone = false;
      } else atoms.push(atom);
    }
    isSubtitle =
      before?.kind === 'heading' && block.kind === 'paragraph' && countWords(plainText(block.runs)) <= SUBTITLE_WORDS;
    before = block;
  }
  return atoms;
}

/** The subheadings of each comparison except the first. The sides of a comparison belong on one card. */
function comparedHeadings(blocks: readonly Block[]): ReadonlySet<Block> {
  const found = new Set<Block>();
  for (const [at, block] of blocks.entries()) {
    const first = blocks[at + 1];
    if (block.kind !== 'heading' || first?.kind !== 'heading' || first.level <= block.level) continue;
    const groups: Block[][] = [];
    let next = at + 1;
    for (; isSide(blocks, next, first.level); next += 2) groups.push([blocks[next]!, blocks[next + 1]!]);
    const after = blocks[next];
    const isWhole = !after || (after.kind === 'heading' && after.level <= block.level);
    if (isWhole && readGroupComparison(groups)) for (const [heading] of groups.slice(1)) found.add(heading!);
  }
  return found;
}

function isSide(blocks: readonly Block[], at: number, level: number): boolean {
  const heading = blocks[at];
  return heading?.kind === 'heading' && heading.level === level && blocks[at + 1]?.kind === 'list';
}

/** A line of up to this many words between a heading and a list or table stays with both. */
const SUBTITLE_WORDS = 12;

/** The most blocks kept together by colons, in case every sentence of a text ends in one. */
const MOST_ANNOUNCED = 4;

/**
 * A heading never ends a card unless its section is empty, which means that the next heading is of the same or a higher
 * level. Neither does a sentence that ends in a colon, which announces the next block.
 */
function staysWith(before: Block, block: Block, { pieces }: Atom): boolean {
  if (isNotesBlock(block)) return true;
  if (before.kind === 'paragraph')
    return block.kind !== 'heading' && pieces.length < MOST_ANNOUNCED && endsWithColon(plainText(before.runs));
  if (before.kind !== 'heading') return false;
  return block.kind !== 'heading' || block.level > before.level;
}

function atomsOfBlock(block: Block, grain: number, cut: number): Atom[] {
  const atoms: Atom[] = [];
  const isLone = mostPieces(block) > 1 && (block.kind === 'list' || block.kind === 'table');
  for (const [at, part] of partsOf(block).entries()) {
    const last = atoms.at(-1);
    if (last && last.weight + part.weight <= grain) {
      last.pieces[0]!.to = at + 1;
      last.weight += part.weight;
      last.isLone = false;
    } else
      atoms.push({
        pieces: [{ block, from: at, to: at + 1 }],
        weight: part.weight,
        cut: at === 0 ? cut : part.cut,
        isLone: isLone && part.weight < ENOUGH_LINES,
      });
  }
  return atoms;
}

/** The cost of starting a card with this block. Negative at preferred places. */
function cutBefore(block: Block, before: Block | null, top: number): number {
  // Notes should end their card. A heading after them is an even better place to start the next one.
  if (before && isNotesBlock(before)) return block.kind === 'heading' ? -2 : -1.5;
  if (block.kind === 'heading') return [-0.9, -0.6, -0.3][block.level - top] ?? -0.15;
  // A picture preferably stays with the text before it, and a line directly below a list with its last item.
  if (block.kind === 'image') return 0.35;
  if (block.kind === 'paragraph' && before?.kind === 'list' && block.lines.from === before.lines.to + 1) return 0.6;
  return 0.1;
}

/** The blocks of a card made of these atoms. Adjacent pieces of one block are joined again. */
export function joinAtoms(atoms: readonly Atom[]): Block[] {
  const pieces: Piece[] = [];
  for (const atom of atoms)
    for (const piece of atom.pieces) {
      const last = pieces.at(-1);
      if (last?.block === piece.block && last.to === piece.from) pieces[pieces.length - 1] = { ...last, to: piece.to };
      else pieces.push(piece);
    }
  return pieces.map(({ block, from, to }) => sliceBlock(block, from, to));
}
