import { useState } from 'react';
import type { Matching } from '@/components/data/matching-runs';
import type { RunChanges } from '@/components/data/use-run-changes';
import { useToast } from '@/components/ui/toasts';
import type { RunSummary } from '@/lib/contract/composer';
import type { BulkAct } from '@/lib/contract/history';
import { say } from '@/lib/words/say';
import { binToast } from './bin-words';
import { manyWords } from './many-words';
import type { Selection } from './selection';
import type { KeptFocus } from './use-kept-focus';

/** Above so many of a filter it is asked before they are deleted: nobody has looked through them all. */
const ASKED_ABOVE = 100;

type Around = {
  rows: readonly RunSummary[];
  changes: RunChanges;
  selection: Selection;
  focus: KeptFocus;
};

/** The acts on all that is chosen, and what is asked before one of them. */
export function useBulkActs({ rows, changes, selection, focus }: Around) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Matching | null>(null);
  /** How many runs a person is asked about before they are erased; null where nothing is asked. */
  const [purging, setPurging] = useState<number | null>(null);

  const act = async (name: BulkAct) => {
    const place = rows.findIndex(({ id }) => selection.chosen.has(id));
    const first = rows[place]?.id ?? null;
    focus.wish(first, place);
    setBusy(true);
    const ids = [...selection.chosen];
    const told = selection.matching ? await changes.matching(name, selection.matching) : await changes.many(name, ids);
    setBusy(false);
    if (!told) {
      // Others match by now than were counted: what is shown can be chosen, and all of it counted anew.
      if (selection.matching) selection.all();
      return;
    }
    selection.stop();
    const undo = async () => {
      focus.wish(first, place);
      const restored = await changes.undoMany(told.at);
      if (restored > 0) toast(manyWords('restore', restored, 0), undefined, binToast(ids));
    };
    toast(
      manyWords(name, told.done, told.left),
      name === 'delete' && told.done > 0 ? { label: say('Undo'), act: () => void undo() } : undefined,
      name === 'delete' || name === 'restore' ? binToast(ids) : undefined,
    );
  };

  return {
    isBusy,
    asked,
    onAct: (name: BulkAct) => {
      const { matching } = selection;
      if (name === 'purge') setPurging(matching?.count ?? selection.chosen.size);
      else if (name === 'delete' && matching && matching.count > ASKED_ABOVE) setAsked(matching);
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
