import type { PageKey } from '@/components/commands/command-registry';
import type { RunSummary } from '@/lib/contract/composer';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';

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

const place = () => t('History rows');

const MOVE_KEYS: readonly PageKey[] = perLocale(() => [
  { title: t('Next or previous run'), keys: '↓|↑', place: place() },
  { title: t('Ten runs forward or back'), keys: 'PgDn|PgUp', place: place() },
  { title: t('First or last loaded run'), keys: 'Home|End', place: place() },
]);

const CHOOSE: PageKey = perLocale(() => ({ title: t('Select a range with Shift'), keys: 'X|Shift X', place: place() }));

const CHOOSE_ALL: PageKey = perLocale(() => ({
  title: t('Select all loaded, again for all matching'),
  keys: 'Ctrl A',
  place: place(),
}));

const LIST_KEYS: readonly PageKey[] = perLocale(() => [
  ...MOVE_KEYS,
  { title: t('Open'), keys: 'Enter', place: place() },
  { title: t('Star'), keys: 'S', place: place() },
  { title: t('Rename'), keys: 'F2|E', place: place() },
  { title: t('Note'), keys: 'N', place: place() },
  CHOOSE,
  CHOOSE_ALL,
  { title: t('Duplicate'), keys: 'D', place: place() },
  { title: t('Move to trash'), keys: 'Del', place: place() },
]);

const TRASH_KEYS: readonly PageKey[] = perLocale(() => [
  ...MOVE_KEYS,
  { title: t('Restore'), keys: 'R', place: place() },
  CHOOSE,
  CHOOSE_ALL,
]);

/** The keyboard shortcuts of a focused row (`row-acts.ts`, `history-list.tsx`). */
export function rowKeys(isBin: boolean): readonly PageKey[] {
  return isBin ? TRASH_KEYS : LIST_KEYS;
}
