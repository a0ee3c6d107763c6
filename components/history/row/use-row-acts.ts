import { type RefObject, useMemo, useRef, useState } from 'react';
import type { HistoryFilter } from '@/components/data/history';
import type { RunChanges } from '@/components/data/use-run-changes';
import { useToast } from '@/components/ui/toasts';
import type { RunSummary } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';
import { binnedWords, binToast, restoredWords } from '../bin-words';
import type { Selection } from '../selection';
import type { KeptFocus } from '../use-kept-focus';
import type { RowActs } from './row-acts';
import { duplicateAddress } from './row-words';
import type { ListHandle } from './use-row-left';

/** The row actions and the page state they need: title editing, the note dialog, focus restoration. */
export function useRowActs(options: {
  rows: readonly RunSummary[];
  changes: RunChanges;
  selection: Selection;
  list: RefObject<ListHandle | null>;
  focus: KeptFocus;
  onFilter: (changed: Partial<HistoryFilter>) => void;
  onOpen: (address: string) => void;
}) {
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
