import type { ListResponse } from '@/lib/contract/lists';
import type { Item } from './list-cache';

/** A page's position in a walk through a list. `after` is '' for the first. */
type Step = { from: string | null; ids: readonly string[]; depth: number; barren: number };

/** How many pages of all lists together are remembered. */
const MAX_STEPS = 2000;
/** How many pages of one list are shown. A longer list is searched by name. */
const MAX_DEPTH = 1000;
const MAX_IDS = 1000;
/** A list ends after this many consecutive pages without anything new: it repeats itself with new cursors. */
const MAX_BARREN = 2;

/**
 * Remembers the path to each page, so that a list that loops ends there, and no row of an earlier page is repeated
 * (docs/spec/faults.md#16). A cursor is opaque and says none of this.
 */
export class ListTrail {
  readonly #steps = new Map<string, Step>();

  /** The page to show. `scope` identifies the list, its query and its limit. */
  follow(scope: string, after: string, list: ListResponse<Item>): ListResponse<Item> {
    const before = this.#before(scope, after);
    const data = unlike(list.data, before.ids);
    const step = this.#steps.get(keyOf(scope, after)) ?? { from: null, depth: 0, barren: 0 };
    const barren = data.length === 0 ? step.barren + 1 : 0;
    this.#keep(keyOf(scope, after), { ...step, ids: list.data.slice(0, MAX_IDS).map(({ id }) => id) });
    const next = list.nextCursor;
    const leadsBack = next === null || next === after || before.cursors.has(next);
    const isEnd = !list.hasMore || leadsBack || barren >= MAX_BARREN || step.depth + 1 >= MAX_DEPTH;
    if (isEnd) return { data, hasMore: false, nextCursor: null };
    const known = this.#steps.get(keyOf(scope, next));
    this.#keep(keyOf(scope, next), { from: after, ids: known?.ids ?? [], depth: step.depth + 1, barren });
    return { data, hasMore: true, nextCursor: next };
  }

  /** The cursors and ids between the first page and this one. */
  #before(scope: string, after: string): { cursors: Set<string>; ids: Set<string> } {
    const cursors = new Set<string>();
    const ids = new Set<string>();
    let at = this.#steps.get(keyOf(scope, after))?.from ?? null;
    while (at !== null && !cursors.has(at)) {
      cursors.add(at);
      const step = this.#steps.get(keyOf(scope, at));
      for (const id of step?.ids ?? []) ids.add(id);
      at = step?.from ?? null;
    }
    return { cursors, ids };
  }

  #keep(key: string, step: Step): void {
    this.#steps.delete(key);
    this.#steps.set(key, step);
    const [oldest] = this.#steps.keys();
    if (this.#steps.size > MAX_STEPS && oldest !== undefined) this.#steps.delete(oldest);
  }
}

function keyOf(scope: string, after: string): string {
  return `${scope}\n${after}`;
}

/** The items that are not in `ids`, without duplicates. */
function unlike(items: readonly Item[], ids: ReadonlySet<string>): Item[] {
  const own = new Set<string>();
  return items.filter(({ id }) => {
    const isNew = !ids.has(id) && !own.has(id);
    own.add(id);
    return isNew;
  });
}
