import type { RunSummary } from '@/lib/contract/composer';

/** The actions of a history row, by mouse, menu and key alike. */
export type RowActs = {
  star: (run: RunSummary) => void;
  rename: (run: RunSummary) => void;
  note: (run: RunSummary) => void;
  duplicate: (run: RunSummary) => void;
  remove: (run: RunSummary) => void;
  restore: (run: RunSummary) => void;
  theme: (id: string) => void;
  select: (run: RunSummary, upTo: boolean) => void;
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Ctrl or ⌘ + A with the focus anywhere in the list. */
export function choosesAll({ key, ctrlKey, metaKey, altKey }: Pressed): boolean {
  return ctrlKey !== metaKey && !altKey && key.toLowerCase() === 'a';
}

/** The action of a key while a row has the focus; null if there is none. In the trash there is only Restore. */
export function actOfKey({ key, ctrlKey, metaKey, altKey }: Pressed, isBin: boolean): keyof RowActs | null {
  if (ctrlKey || metaKey || altKey) return null;
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (name === 'x') return 'select';
  if (isBin) return name === 'r' ? 'restore' : null;
  return KEYS.get(name) ?? null;
}

const KEYS = new Map<string, keyof RowActs>([
  ['s', 'star'],
  ['e', 'rename'],
  ['F2', 'rename'],
  ['n', 'note'],
  ['d', 'duplicate'],
  ['Delete', 'remove'],
]);
