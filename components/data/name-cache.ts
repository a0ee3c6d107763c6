import type { Target } from '@/lib/contract/run-words';
import { browserStorage } from './kept-target';
import type { ListName } from './lists';

const STORAGE_KEY = 'cardwright.names';
/** Maximum names per list and target; the least recently used are evicted. */
export const MAX_NAMES = 300;
const MAX_LENGTH = 200;

/**
 * Names of selected themes and folders by id. The service's lists are paginated, so after a reload a name on a later
 * page would otherwise be unknown.
 */
export class NameCache {
  readonly #storage: () => Storage | null;

  constructor(storage: () => Storage | null = browserStorage) {
    this.#storage = storage;
  }

  read(list: ListName, target: Target): ReadonlyMap<string, string> {
    return new Map(this.#kept()[`${target} ${list}`]);
  }

  keep(list: ListName, target: Target, names: Iterable<readonly [id: string, name: string]>): void {
    const kept = this.#kept();
    const all = new Map(kept[`${target} ${list}`]);
    let isChanged = false;
    for (const [id, name] of names) {
      if (id.length > MAX_LENGTH || all.get(id) === name) continue;
      all.delete(id);
      all.set(id, name.slice(0, MAX_LENGTH));
      isChanged = true;
    }
    if (!isChanged) return;
    kept[`${target} ${list}`] = [...all].slice(-MAX_NAMES);
    try {
      this.#storage()?.setItem(STORAGE_KEY, JSON.stringify(kept));
    } catch {
      // Storage is full or blocked: the names are looked up again next time.
    }
  }

  /** Tolerates data of older versions and other programs. */
  #kept(): Record<string, [id: string, name: string][]> {
    try {
      const kept: unknown = JSON.parse(this.#storage()?.getItem(STORAGE_KEY) ?? '{}');
      if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {};
      return Object.fromEntries(
        Object.entries(kept).map(([list, names]) => [list, Array.isArray(names) ? names.filter(isPair) : []]),
      );
    } catch {
      return {};
    }
  }
}

function isPair(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}

export const nameCache = new NameCache();
