import type { Block } from '../blocks';
import { balanceCards } from './balance-cards';
import { partsOf } from './block-parts';
import { type Atom, cutAtoms, joinAtoms, titleBlocks } from './cut-atoms';

/** More atoms than this cost time and give no better cards. */
const MOST_ATOMS = 1200;
/** Atoms a card may be cut into where blocks must be cut at all. */
const GRAIN = 6;

/**
 * Deals the blocks of a text on at most `count` cards, in order: exactly `count` where the text has as many pieces.
 * Headings and paragraph ends are the preferred places to cut, then items, rows and sentences. A text that a heading
 * heads as a whole begins with a title card.
 */
export function dealCards(blocks: readonly Block[], count: number): Block[][] {
  if (blocks.length === 0) return [];
  const head = count > 1 ? titleBlocks(blocks) : 0;
  if (head > 0) {
    const rest = blocks.slice(head);
    const isWorthIt = count > 2 || atomsFor(rest, 1).length <= 2;
    if (isWorthIt) return [blocks.slice(0, head), ...deal(rest, count - 1)];
  }
  return deal(blocks, count);
}

function deal(blocks: readonly Block[], count: number): Block[][] {
  const atoms = atomsFor(blocks, count);
  if (atoms.length <= count) return atoms.map((atom) => joinAtoms([atom]));
  return balanceCards(atoms, count).map(joinAtoms);
}

/** Cut as coarsely as gives enough atoms: to balance by, or at least one a card. */
function atomsFor(blocks: readonly Block[], count: number): Atom[] {
  const total = blocks.reduce(
    (sum, block) => sum + partsOf(block).reduce((weight, part) => weight + part.weight, 0),
    0,
  );
  const coarse = cutAtoms(blocks, total / count / GRAIN);
  const atoms = coarse.length >= count ? coarse : cutAtoms(blocks, 0);
  return atoms.length > Math.max(MOST_ATOMS, count) ? mergeSmall(atoms, total, count) : atoms;
}

/** Joins neighbours until there are few enough; heavier and heavier ones, at the cheapest places first. */
function mergeSmall(atoms: Atom[], total: number, count: number): Atom[] {
  let merged = atoms;
  const limit = Math.max(MOST_ATOMS, count);
  for (let weight = total / limit, round = 0; merged.length > limit && round < 12; weight *= 1.5, round += 1) {
    const next: Atom[] = [];
    for (const atom of merged) {
      const last = next.at(-1);
      const isPreferredCut = atom.cut < 0 && round < 6;
      if (last && !isPreferredCut && last.weight + atom.weight <= weight) {
        last.pieces.push(...atom.pieces);
        last.weight += atom.weight;
      } else next.push({ ...atom, pieces: [...atom.pieces] });
    }
    if (next.length < count) break;
    merged = next;
  }
  return merged;
}
