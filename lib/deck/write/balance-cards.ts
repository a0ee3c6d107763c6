import type { Atom } from './cut-atoms';

/** A card heavier than this many times the average is not tried, if it holds more than one atom. */
const HEAVIEST = 4;
/** What a card with nothing but one of several items costs: more than any unevenness. */
const LONE = 12;

/** What a card of atoms `start` to `end` (exclusive) costs beside its weight, the cut before it and lone items. */
export type CardCost = (start: number, end: number, weight: number, target: number) => number;

/**
 * Deals atoms, in order, on exactly `count` cards of like weight, cut where that costs least. Needs as many atoms as
 * cards. The best of all ways (dynamic programming over the last card's first atom), within `HEAVIEST`.
 */
export function balanceCards(atoms: readonly Atom[], count: number, costOf: CardCost = () => 0): Atom[][] {
  const sums = [0];
  for (const atom of atoms) sums.push(sums.at(-1)! + atom.weight);
  const target = Math.max(1, sums.at(-1)! / count);
  return (
    deal(atoms, count, { sums, target, heaviest: HEAVIEST * target, costOf }) ??
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
    // Each card before and after needs an atom of its own.
    for (let end = card; end <= size - (count - card); end += 1) {
      for (let start = end - 1; start >= card - 1; start -= 1) {
        const weight = sums[end]! - sums[start]!;
        if (weight > heaviest && end - start > 1) break;
        const before = best[start]!;
        if (before === Number.POSITIVE_INFINITY) continue;
        const share = weight / target - 1;
        const lone = end - start === 1 && atoms[start]!.isLone ? LONE : 0;
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
