import type { Block } from '../blocks';
import { countWords } from '../text/count-words';
import { isNotesBlock } from '../text/take-notes';
import { plainText } from '../text/text-runs';
import { mostPieces, partsOf, sliceBlock } from './block-parts';

/** The least that goes on a card as a whole: parts of one block, or a heading with what it heads. */
export type Atom = {
  pieces: Piece[];
  weight: number;
  cut: number;
  /** One item or row of several, which should not be on a card by itself. */
  isLone?: boolean;
};
/** Parts `from` to `to` (exclusive) of a block. */
type Piece = { block: Block; from: number; to: number };

/**
 * Cuts blocks into atoms in order. A heading stays with what it heads, notes with what they are about.
 * @param grain weight up to which parts of a block are kept together, to bound the number of atoms; 0 cuts everywhere
 */
export function cutAtoms(blocks: readonly Block[], grain: number): Atom[] {
  const top = blocks.reduce((least, block) => (block.kind === 'heading' ? Math.min(least, block.level) : least), 7);
  const atoms: Atom[] = [];
  let before: Block | null = null;
  let isSubtitle = false;
  for (const block of blocks) {
    const belongs = isSubtitle && (block.kind === 'list' || block.kind === 'table');
    for (const atom of atomsOfBlock(block, grain, cutBefore(block, before, top))) {
      const last = atoms.at(-1);
      const isFirstPart = atom.pieces[0]!.from === 0;
      if (last && isFirstPart && before && (belongs || staysWith(before, block))) {
        last.pieces.push(...atom.pieces);
        last.weight += atom.weight;
        last.isLone = false;
      } else atoms.push(atom);
    }
    isSubtitle = before?.kind === 'heading' && isLine(block);
    before = block;
  }
  return atoms;
}

/** So few words right under a heading head the list or table that follows with it. */
const LINE = 12;

function isLine(block: Block): boolean {
  return block.kind === 'paragraph' && countWords(plainText(block.runs)) <= LINE;
}

/** A heading never ends a card, except where its section is empty: the next heading is as high or higher. */
function staysWith(before: Block, block: Block): boolean {
  if (isNotesBlock(block)) return true;
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
        isLone,
      });
  }
  return atoms;
}

/** Less than nothing where a card should rather begin. */
function cutBefore(block: Block, before: Block | null, top: number): number {
  // Behind notes, that they may end their card; a heading there is the better place still.
  if (before && isNotesBlock(before)) return block.kind === 'heading' ? -2 : -1.5;
  if (block.kind === 'heading') return [-0.9, -0.6, -0.3][block.level - top] ?? -0.15;
  // What is announced stays with its announcement, a picture rather with the text before it.
  if (before?.kind === 'paragraph' && /[:：]\s*$/.test(plainText(before.runs))) return 1.2;
  if (block.kind === 'image') return 0.35;
  return 0.1;
}

/** The blocks of a card made of these atoms; neighbouring pieces of one block become one again. */
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

const SHORT = 30;

/**
 * How many blocks at the start make a title card: a heading that heads the whole text, with a short line or two.
 * 0 where the first heading heads only its own section.
 */
export function titleBlocks(blocks: readonly Block[]): number {
  const [first, second] = blocks;
  if (first?.kind !== 'heading' || !second) return 0;
  const others = blocks.slice(1).filter((block) => block.kind === 'heading');
  if (others.some((block) => block.level <= first.level))
    return second.kind === 'heading' && second.level > first.level ? 1 : 0;
  let count = 1;
  while (count < 3 && isShortParagraph(blocks[count]) && blocks[count + 1] !== undefined) {
    const next = blocks[count + 1]!;
    if (isNotesBlock(blocks[count]!) || (count > 1 && next.kind !== 'heading')) break;
    count += 1;
  }
  if (blocks[count] && isNotesBlock(blocks[count]!)) count += 1;
  return count < blocks.length ? count : 0;
}

function isShortParagraph(block: Block | undefined): boolean {
  if (block?.kind !== 'paragraph') return false;
  const text = plainText(block.runs);
  return !/[:：]\s*$/.test(text) && text.length < 300 && countWords(text) <= SHORT;
}
