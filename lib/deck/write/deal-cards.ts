import type { Block } from '../blocks';
import { linesIn } from '../plan/card-room';
import { balanceCards } from './balance-cards';
import { mostPieces, partsOf } from './block-parts';
import { type Atom, cutAtoms, joinAtoms, titleBlocks } from './cut-atoms';

/** More atoms than this take longer without improving the result. */
const MOST_ATOMS = 1200;
/** The number of atoms per card when blocks have to be split. */
const ATOMS_PER_CARD = 6;

/**
 * Distributes the blocks of a text over at most `count` cards, in order, and over exactly `count` if the text has that
 * many pieces that can stand alone.
 * Headings and paragraph ends are the preferred places to split, then items, rows and sentences. A text with one
 * heading for the whole begins with a title card.
 */
export function dealCards(blocks: readonly Block[], count: number): Block[][] {
  if (blocks.length === 0) return [];
  const head = count > 1 ? titleBlocks(blocks) : 0;
  if (head > 0) {
    const rest = blocks.slice(head);
    const isWorthIt = count > 2 || atomsFor(rest, 1).length <= 2;
    if (isWorthIt) return [blocks.slice(0, head), ...dealEvenly(rest, count - 1)];
  }
  return dealEvenly(blocks, count);
}

/** Like `dealCards`, but without a title card. */
export function dealEvenly(blocks: readonly Block[], count: number): Block[][] {
  const most = Math.min(count, mostCardsOf(blocks));
  const atoms = atomsFor(blocks, most);
  if (atoms.length <= most) return atoms.map((atom) => joinAtoms([atom]));
  return balanceCards(withoutHead(atoms), most).map(joinAtoms);
}

/** Removes the weight of the first card's heading, which has its own space on the card. */
function withoutHead([first, ...others]: readonly Atom[]): Atom[] {
  const head = first?.pieces[0]?.block;
  if (!first || head?.kind !== 'heading') return first ? [first, ...others] : [];
  return [{ ...first, weight: Math.max(0, first.weight - linesIn([head])) }, ...others];
}

/** The most cards the blocks can fill without leaving a single item or row on one. */
export function mostCardsOf(blocks: readonly Block[]): number {
  const whole = cutAtoms(blocks, Number.POSITIVE_INFINITY).length;
  return blocks.reduce((sum, block) => sum + mostPieces(block) - 1, whole);
}

/** Cuts as coarsely as possible while leaving enough atoms for balancing, or at least one per card. */
export function atomsFor(blocks: readonly Block[], count: number): Atom[] {
  const total = blocks.reduce(
    (sum, block) => sum + partsOf(block).reduce((weight, part) => weight + part.weight, 0),
    0,
  );
  const coarse = cutAtoms(blocks, total / count / ATOMS_PER_CARD);
  const atoms = coarse.length >= count ? coarse : cutAtoms(blocks, 0);
  return atoms.length > Math.max(MOST_ATOMS, count) ? mergeSmall(atoms, total, count) : atoms;
}

/**
 * Joins adjacent atoms until there are few enough. The weight limit grows each round, first only between preferred
 * cuts, then across them. Finally joins fixed-size groups, so that the time stays linear for any text.
 */
function mergeSmall(atoms: Atom[], total: number, count: number): Atom[] {
  const limit = Math.max(MOST_ATOMS, count);
  let merged = atoms;
  for (const acrossCuts of [false, true]) {
    let weight = total / limit;
    for (let round = 0; merged.length > limit && round < 6; round += 1, weight *= 1.5) {
      const next = mergeWhile(
        merged,
        (last, atom) => (acrossCuts || atom.cut >= 0) && last.weight + atom.weight <= weight,
      );
      if (next.length < count) break;
      merged = next;
    }
  }
  if (merged.length <= limit) return merged;
  const most = Math.floor(merged.length / limit);
  let held = 0;
  return mergeWhile(merged, () => {
    held = (held + 1) % most;
    return held !== 0;
  });
}

/** Joins each atom to the previous one if `isJoined` returns true. */
function mergeWhile(atoms: readonly Atom[], isJoined: (last: Atom, atom: Atom) => boolean): Atom[] {
  const merged: Atom[] = [];
  for (const atom of atoms) {
    const last = merged.at(-1);
    if (last && isJoined(last, atom)) {
      last.pieces.push(...atom.pieces);
      last.weight += atom.weight;
      last.isLone = false;
    } else merged.push({ ...atom, pieces: [...atom.pieces] });
  }
  return merged;
}
