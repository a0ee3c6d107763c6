import type { Atom } from './cut-atoms';

/** A card with more than one atom is not tried if it is heavier than this many times the average. */
const MOST_WEIGHT_RATIO = 4;
/** Cost of a card with a single item of a longer list or table. Higher than any cost of unevenness. */
const LONE_COST = 12;

/**
 * The cost of a card of atoms `start` to `end` (exclusive), in addition to its weight, the cut before it and lone
 * items.
 */
export type CardCost = (start: number, end: number, weight: number, target: number) => number;

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
