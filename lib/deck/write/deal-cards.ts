import type { Block } from '../blocks';
import { linesIn } from '../plan/lines-in';
import { balanceCards } from './balance-cards';
import { mostPieces, partsOf } from './block-parts';
import { type Atom, cutAtoms, joinAtoms, titleBlocks } from './cut-atoms';

/** More atoms than this cost time and give no better cards. */
const MOST_ATOMS = 1200;
/** Atoms a card may be cut into where blocks must be cut at all. */
const GRAIN = 6;

/**
 * Deals the blocks of a text on at most `count` cards, in order: exactly `count` where the text has as many pieces that
 * can be by themselves.
 * Headings and paragraph ends are the preferred places to cut, then items, rows and sentences. A text that a heading
 * heads as a whole begins with a title card.
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

/** As `dealCards`, without a title card. */
export function dealEvenly(blocks: readonly Block[], count: number): Block[][] {
  const most = Math.min(count, mostCardsOf(blocks));
  const atoms = atomsFor(blocks, most);
  if (atoms.length <= most) return atoms.map((atom) => joinAtoms([atom]));
  return balanceCards(withoutHead(atoms), most).map(joinAtoms);
}

/** The heading that the first card begins with has a place of its own, as those that repeat it have. */
function withoutHead([first, ...others]: readonly Atom[]): Atom[] {
  const head = first?.pieces[0]?.block;
  if (!first || head?.kind !== 'heading') return first ? [first, ...others] : [];
  return [{ ...first, weight: Math.max(0, first.weight - linesIn([head])) }, ...others];
}

/** How many cards the blocks fill without one that holds a lone item or row. */
export function mostCardsOf(blocks: readonly Block[]): number {
  const whole = cutAtoms(blocks, Number.POSITIVE_INFINITY).length;
  return blocks.reduce((sum, block) => sum + mostPieces(block) - 1, whole);
}

/** Cut as coarsely as gives enough atoms: to balance by, or at least one a card. */
export function atomsFor(blocks: readonly Block[], count: number): Atom[] {
  const total = blocks.reduce(
    (sum, block) => sum + partsOf(block).reduce((weight, part) => weight + part.weight, 0),
    0,
  );
  const coarse = cutAtoms(blocks, total / count / GRAIN);
  const atoms = coarse.length >= count ? coarse : cutAtoms(blocks, 0);
  return atoms.length > Math.max(MOST_ATOMS, count) ? mergeSmall(atoms, total, count) : atoms;
}

/**
 * Joins neighbours until there are few enough: heavier and heavier ones, first only within what a preferred cut parts,
 * then across, and in the end by number alone, so that no text costs more than its length.
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

/** Joins each atom to the one before it that `isJoined` says yes to. */
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
