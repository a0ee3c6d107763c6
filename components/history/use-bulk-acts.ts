import { useState } from 'react';
import type { Matching } from '@/components/data/matching-runs';
import type { RunChanges } from '@/components/data/use-run-changes';
import { useToast } from '@/components/ui/toasts';
import type { RunSummary } from '@/lib/contract/composer';
import type { BulkAct } from '@/lib/contract/history';
import { t, tPlural } from '@/lib/words/t';
import { binToast } from './bin-words';
import type { Selection } from './selection';
import type { KeptFocus } from './use-kept-focus';

/** From this many runs on, deleting all matches is confirmed, because nobody has looked through them all. */
const CONFIRM_ABOVE = 100;

type Options = {
  rows: readonly RunSummary[];
  changes: RunChanges;
  selection: Selection;
  focus: KeptFocus;
};

/** The bulk actions on the selected runs, and their confirmations. */
export function useBulkActs({ rows, changes, selection, focus }: Options) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Matching | null>(null);
  /** The number of runs to confirm deleting for good; null while the dialog is closed. */
  const [purging, setPurging] = useState<number | null>(null);

  const act = async (name: BulkAct) => {
    const place = rows.findIndex(({ id }) => selection.chosen.has(id));
    const first = rows[place]?.id ?? null;
    focus.wish(first, place);
    setBusy(true);
    const ids = [...selection.chosen];
    const result = selection.matching
      ? await changes.matching(name, selection.matching)
      : await changes.many(name, ids);
    setBusy(false);
    if (!result) {
      // The matches have changed since they were counted. The loaded rows stay selected, and all matches can be counted
      // again.
      if (selection.matching) selection.all();
      return;
    }
    selection.stop();
    const undo = async () => {
      focus.wish(first, place);
      const restored = await changes.undoMany(result.at);
      if (restored > 0) toast(manyWords('restore', restored, 0), undefined, binToast(ids));
    };
    toast(
      manyWords(name, result.done, result.left),
      name === 'delete' && result.done > 0 ? { label: t('Undo'), act: () => void undo() } : undefined,
      name === 'delete' || name === 'restore' ? binToast(ids) : undefined,
    );
  };

  return {
    isBusy,
    asked,
    onAct: (name: BulkAct) => {
      const { matching } = selection;
      if (name === 'purge') setPurging(matching?.count ?? selection.chosen.size);
      else if (name === 'delete' && matching && matching.count > CONFIRM_ABOVE) setAsked(matching);
      else void act(name);
    },
    keep: () => setAsked(null),
    remove: () => {
      setAsked(null);
      void act('delete');
    },
    purging,
    keepPurging: () => setPurging(null),
    purge: () => {
      setPurging(null);
      void act('purge');
    },
  };
}

/** The toast after a bulk action: how many runs were changed, and how many were not. */
function manyWords(act: BulkAct, done: number, left: number): string {
  const count = done.toLocaleString();
  const said = {
    star: tPlural(done, { one: '{count} run starred', other: '{count} runs starred' }, { count }),
    unstar: tPlural(
      done,
      { one: 'Star removed from {count} run', other: 'Stars removed from {count} runs' },
      { count },
    ),
    delete: tPlural(done, { one: '{count} run moved to trash', other: '{count} runs moved to trash' }, { count }),
    restore: tPlural(done, { one: '{count} run restored', other: '{count} runs restored' }, { count }),
    purge: tPlural(
      done,
      { one: '{count} run deleted permanently', other: '{count} runs deleted permanently' },
      { count },
    ),
  }[act];
  return left === 0 ? said : t('{said}, {left} unchanged', { said, left: left.toLocaleString() });
}
