import type { Block } from '../blocks';
import { linesIn } from '../plan/card-room';
import { findTitle, isOnlyTitle } from '../plan/find-title';
import { mostPieces, partsOf } from './block-parts';
import { type Atom, cutAtoms, joinAtoms } from './cut-atoms';

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

/**
 * The number of blocks at the start that form a title card. 0 if the first heading only heads its own section, or nothing
 * follows.
 */
function titleBlocks(blocks: readonly Block[]): number {
  const [first, second] = blocks;
  if (first?.kind !== 'heading' || !second) return 0;
  if (!isOnlyTitle(blocks, 0)) return second.kind === 'heading' && second.level > first.level ? 1 : 0;
  const { title = [], rest = [] } = findTitle(blocks) ?? {};
  return rest.length > 0 ? title.length : 0;
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

/** A card with more than one atom is not tried if it is heavier than this many times the average. */
const MOST_WEIGHT_RATIO = 4;
/** Cost of a card with a single item of a longer list or table. Higher than any cost of unevenness. */
const LONE_COST = 12;

/**
 * The cost of a card of atoms `start` to `end` (exclusive), in addition to its weight, the cut before it and lone
 * items.
 */
type CardCost = (start: number, end: number, weight: number, target: number) => number;

/**
 * Distributes atoms, in order, over exactly `count` cards of similar weight, split where that costs least. Needs at
 * least as many atoms as cards. Finds the optimum by dynamic programming over the last card's first atom, among cards
 * within `MOST_WEIGHT_RATIO`.
 */
export function balanceCards(atoms: readonly Atom[], count: number, costOf: CardCost = () => 0): Atom[][] {
  const sums = [0];
  for (const atom of atoms) sums.push(sums.at(-1)! + atom.weight);
  const target = Math.max(1, sums.at(-1)! / count);
  return (
    deal(atoms, count, { sums, target, heaviest: MOST_WEIGHT_RATIO * target, costOf }) ??
    deal(atoms, count, { sums, target, heaviest: Number.POSITIVE_INFINITY, costOf })!
  );
}

function deal(
  atoms: readonly Atom[],
  count: number,
  { sums, target, heaviest, costOf }: { sums: number[]; target: number; heaviest: number; costOf: CardCost },
): Atom[][] | null {
  const size = atoms.length;
  let best: Float64Array = new Float64Array(size + 1).fill(Number.POSITIVE_INFINITY);
  best[0] = 0;
  const from: Int32Array[] = [];
  for (let card = 1; card <= count; card += 1) {
    const next = new Float64Array(size + 1).fill(Number.POSITIVE_INFINITY);
    const origin = new Int32Array(size + 1).fill(-1);
    // Leaves at least one atom for each card before and after.
    for (let end = card; end <= size - (count - card); end += 1) {
      for (let start = end - 1; start >= card - 1; start -= 1) {
        const weight = sums[end]! - sums[start]!;
        if (weight > heaviest && end - start > 1) break;
        const before = best[start]!;
        if (before === Number.POSITIVE_INFINITY) continue;
        const share = weight / target - 1;
        const lone = end - start === 1 && atoms[start]!.isLone ? LONE_COST : 0;
        const cut = start === 0 ? 0 : atoms[start]!.cut;
        const cost = before + share * share + lone + cut + costOf(start, end, weight, target);
        if (cost < next[end]!) {
          next[end] = cost;
          origin[end] = start;
        }
      }
    }
    best = next;
    from.push(origin);
  }
  if (best[size] === Number.POSITIVE_INFINITY) return null;
  const cards: Atom[][] = [];
  let end = size;
  for (let card = count - 1; card >= 0; card -= 1) {
    const start = from[card]![end]!;
    cards.unshift(atoms.slice(start, end));
    end = start;
  }
  return cards;
}
