import { type RefObject, useMemo, useRef, useState } from 'react';
import type { PageKey } from '@/components/commands/command-registry';
import type { HistoryFilter } from '@/components/data/history';
import type { RunChanges } from '@/components/data/use-run-changes';
import { useToast } from '@/components/ui/toasts';
import type { RunSummary } from '@/lib/contract/composer';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { binnedWords, binToast, restoredWords } from '../bin';
import type { Selection } from '../selection';
import type { KeptFocus, ListHandle } from '../use-kept-focus';
import { duplicateAddress } from './row-words';

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

type Options = {
  rows: readonly RunSummary[];
  changes: RunChanges;
  selection: Selection;
  list: RefObject<ListHandle | null>;
  focus: KeptFocus;
  onFilter: (changed: Partial<HistoryFilter>) => void;
  onOpen: (address: string) => void;
};

/** The row actions and the page state they need: title editing, the note dialog, focus restoration. */
export function useRowActs(options: Options) {
  const toast = useToast();
  const [renaming, setRenaming] = useState<string | null>(null);
  const [noting, setNoting] = useState<RunSummary | null>(null);
  // Stable callbacks, so that a row only renders again when its data changes.
  const now = useRef(options);
  now.current = options;

  const acts: RowActs = useMemo(() => {
    const placeOf = (run: RunSummary) => now.current.rows.findIndex(({ id }) => id === run.id);
    return {
      star: (run) => void now.current.changes.change(run, { star: !run.star }),
      rename: (run) => setRenaming(run.id),
      note: setNoting,
      duplicate: (run) => now.current.onOpen(duplicateAddress(run.id)),
      remove: async (run) => {
        const { changes, focus } = now.current;
        const place = placeOf(run);
        if (!(await changes.bin(run))) return;
        const undo = () => {
          focus.wish(run.id, place);
          void changes.restore(run);
        };
        toast(binnedWords(run), { label: t('Undo'), act: undo }, binToast([run.id]));
      },
      restore: async (run) => {
        if (await now.current.changes.restore(run)) toast(restoredWords(run), undefined, binToast([run.id]));
      },
      theme: (theme) => now.current.onFilter({ theme }),
      select: (run, upTo) => now.current.selection.toggle(run.id, upTo),
    };
  }, [toast]);

  const onTitle = useMemo(
    () => (run: RunSummary, title: string | null, byKey: boolean) => {
      setRenaming(null);
      if (title !== null) void now.current.changes.change(run, { title });
      const place = now.current.rows.findIndex(({ id }) => id === run.id);
      if (byKey) requestAnimationFrame(() => now.current.list.current?.focus(place));
    },
    [],
  );

  const closeNote = () => {
    const place = noting === null ? -1 : now.current.rows.findIndex(({ id }) => id === noting.id);
    setNoting(null);
    // The element that opened the dialog may be gone by the time the focus returns.
    requestAnimationFrame(() => {
      if (place >= 0 && document.activeElement === document.body) now.current.list.current?.focus(place);
    });
  };
  return { acts, renaming, noting, onTitle, closeNote };
}
