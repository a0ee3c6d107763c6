import type { IconName } from './icon-index';

/** `score`: how well it fits. */
export interface Candidate {
  name: IconName;
  score: number;
}

/** An icon may score this share of an item’s best to avoid two similar icons in the grid. */
const LOOKS_SHARE = 0.75;

/**
 * Assigns each item one of its candidates (best first) and never the same one twice. The best fits are assigned first,
 * and at first without two icons of one family, such as a shield and a shield with a tick. An item left without an icon
 * may take that of another item which has an alternative.
 */
export function shareOut(items: readonly (readonly Candidate[])[]): (IconName | null)[] {
  const given = new Map<IconName, number>();
  const result: (IconName | null)[] = items.map(() => null);
  const families = new Set<string>();
  const give = (item: number, name: IconName) => {
    given.set(name, item);
    families.add(familyOf(name));
    result[item] = name;
  };

  const fits = items.flatMap((candidates, item) => candidates.map((candidate) => ({ item, ...candidate })));
  fits.sort((one, other) => other.score - one.score || one.item - other.item);
  for (const { item, name, score } of fits) {
    if (result[item] !== null || score < items[item]![0]!.score * LOOKS_SHARE) continue;
    if (!families.has(familyOf(name))) give(item, name);
  }
  for (const { item, name } of fits) if (result[item] === null && !given.has(name)) give(item, name);

  items.forEach((candidates, item) => {
    if (result[item] !== null) return;
    for (const { name } of candidates) {
      const holder = given.get(name)!;
      const fallback = items[holder]!.find((other) => !given.has(other.name));
      if (!fallback) continue;
      give(holder, fallback.name);
      give(item, name);
      return;
    }
  });
  return result;
}

/** Icons that look alike have the same first part in their names, apart from these. */
const ALIKE: Record<string, string> = { users: 'user', houses: 'house', signpost: 'milestone', messages: 'message' };

function familyOf(name: IconName): string {
  const [first = name] = name.split('-');
  return ALIKE[first] ?? first;
}
