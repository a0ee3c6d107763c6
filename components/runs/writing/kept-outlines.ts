import type { OutlineEntry } from '@/lib/contract/outlines';

type Kept = { run: string; cards: OutlineEntry[] };

const STORAGE_KEY = 'cardwright.outlines';
const MAX_OUTLINES = 10;

/** The edited outline of a run, stored on this device so that it survives a reload; null if there is none. */
export function findOutline(run: string): OutlineEntry[] | null {
  return readAll().find((kept) => kept.run === run)?.cards ?? null;
}

export function keepOutline(run: string, cards: readonly OutlineEntry[]): void {
  const own = { run, cards: cards.map(({ heading, intent }) => ({ heading, intent })) };
  write([own, ...readAll().filter((kept) => kept.run !== run)].slice(0, MAX_OUTLINES));
}

export function forgetOutline(run: string): void {
  write(readAll().filter((kept) => kept.run !== run));
}

function readAll(): Kept[] {
  try {
    const all: unknown = JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(all) ? all.filter(isKept) : [];
  } catch {
    return [];
  }
}

function write(all: readonly Kept[]): void {
  try {
    if (all.length === 0) window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, JSON.stringify(all));
  } catch {
    // If storage is full or blocked, the edits last only as long as the page.
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { run, cards } = value as Record<string, unknown>;
  return typeof run === 'string' && Array.isArray(cards) && cards.length > 0 && cards.every(isEntry);
}

function isEntry(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { heading, intent } = value as Record<string, unknown>;
  return typeof heading === 'string' && typeof intent === 'string';
}
