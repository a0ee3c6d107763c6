import { type Ties, withNeeded } from './condense-bonds';
import type { Unit } from './condense-units';

/** The most that short lists of further sections may cost together, as a share of the word limit. Tables cost more. */
const MOST_COVERED = 0.3;

/**
 * The first of each section below a heading that would otherwise have no text, as far as there is room: prose never
 * exceeds the word limit, which lists that are kept whole don't count for.
 */
export function coverSections(sections: readonly Unit[][], kept: ReadonlySet<Unit>, ties: Ties, words: number): Unit[] {
  const all = new Set(kept);
  const isProse = ({ isWhole, mayExceed }: Unit) => !(isWhole && mayExceed);
  const sum = (list: readonly Unit[]) => list.reduce((total, unit) => total + unit.words, 0);
  const room = { prose: words - sum([...kept].filter(isProse)), whole: words * MOST_COVERED };
  for (const own of sections) {
    if (own.some((unit) => all.has(unit))) continue;
    for (const unit of own) {
      const together = withNeeded(unit, ties, all, words * 2);
      if (together.length === 0) continue;
      const cost = { prose: sum(together.filter(isProse)), whole: costOf(together.filter((each) => !isProse(each))) };
      if (cost.prose > room.prose || cost.whole > room.whole) continue;
      room.prose -= cost.prose;
      room.whole -= cost.whole;
      for (const each of together) all.add(each);
      break;
    }
  }
  return [...all].filter((unit) => !kept.has(unit));
}

function costOf(units: readonly Unit[]): number {
  return units.reduce((sum, { cost }) => sum + cost, 0);
}
