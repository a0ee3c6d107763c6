import { useRef, useState } from 'react';
import { commandsOf, useCommands } from '@/components/commands/command-registry';
import type { Matching } from '@/components/data/history';
import type { RunChanges } from '@/components/data/use-run-changes';
import { useGo } from '@/components/shell/use-go';
import { useBar } from '@/components/ui/bars';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/page-link';
import { useToast } from '@/components/ui/toasts';
import type { RunSummary } from '@/lib/contract/composer';
import type { BulkAct } from '@/lib/contract/history';
import { t, tPlural } from '@/lib/words/t';
import { binToast } from './bin';
import type { MatchingOffer, Selection } from './selection';
import type { KeptFocus } from './use-kept-focus';

type Props = {
  count: number;
  loaded: number;
  isBin: boolean;
  isBusy: boolean;
  onAll: () => void;
  /** Whether all matching runs, beyond the loaded ones, can be selected too. */
  offer: MatchingOffer;
  onAct: (act: BulkAct) => void;
  onStop: () => void;
  /** The URL that compares the two selected runs; null unless exactly two are selected. */
  compareAt: string | null;
};

/** The actions on the selected runs. Replaces the line above the list, so that no row moves. */
export function BulkBar({ count, loaded, isBin, isBusy, onAll, offer, onAct, onStop, compareAt }: Props) {
  const isOff = count === 0 || isBusy;
  useChosenCommands({ isOff, isBin, onAct, compareAt, matching: offer });
  const bar = useRef<HTMLElement>(null);
  useBar(bar);
  return (
    <section
      ref={bar}
      aria-label={t('Selected runs')}
      className="z-20 flex flex-wrap items-center gap-2 bg-raised text-14 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:border-hairline max-md:p-3 md:absolute md:inset-x-0 md:top-0 md:-mx-3 md:rounded-card md:px-3 md:py-1 md:shadow-card print:hidden"
    >
      <p role="status" className="me-2 font-medium tabular-nums">
        {countWords(count, isBusy)}
      </p>
      <AllButton offer={offer} count={count} loaded={loaded} isBusy={isBusy} onAll={onAll} />
      {!isBin &&
        (compareAt === null ? (
          <Button size="small" disabled title={t('Select two runs to compare')}>
            {t('Compare')}
          </Button>
        ) : (
          <ButtonLink href={compareAt} size="small">
            {t('Compare')}
          </ButtonLink>
        ))}
      {bulkActs(isBin).map(({ act, label }) => (
        <Button key={act} size="small" disabled={isOff} onClick={() => onAct(act)}>
          {label}
        </Button>
      ))}
      <Button look="bare" size="small" className="ms-auto" onClick={onStop}>
        {t('Done')}
      </Button>
    </section>
  );
}

function countWords(count: number, isBusy: boolean): string {
  const params = { count: count.toLocaleString() };
  if (isBusy) return tPlural(count, { one: 'Working on {count} run…', other: 'Working on {count} runs…' }, params);
  return t('{count} selected', params);
}

type OfferedAct = { act: BulkAct; label: string; title: string; words: string };

/** The actions on selected runs. `title` and `words` are for the palette. */
function bulkActs(isBin: boolean): OfferedAct[] {
  const purge = t('Delete permanently');
  if (isBin)
    return [
      { act: 'restore', label: t('Restore'), title: t('Restore selected'), words: t('undelete trash back') },
      { act: 'purge', label: purge, title: purge, words: t('delete remove trash bin erase empty') },
    ];
  const stars = t('favourite mark unstar');
  return [
    { act: 'star', label: t('Star'), title: t('Star selected'), words: stars },
    { act: 'unstar', label: t('Remove star'), title: t('Remove stars from selected'), words: stars },
    {
      ...{ act: 'delete', label: t('Move to trash'), title: t('Move selected to trash') },
      words: t('delete remove trash bin erase empty'),
    },
  ];
}

type ChosenCommandsOptions = {
  isOff: boolean;
  isBin: boolean;
  onAct: (act: BulkAct) => void;
  compareAt: string | null;
  matching: MatchingOffer;
};

/** Palette commands for the selected runs, the same as in the bulk bar. */
function useChosenCommands({ isOff, isBin, onAct, compareAt, matching }: ChosenCommandsOptions): void {
  const go = useGo();
  const offer = commandsOf('List');
  useCommands(() => {
    if (isOff) return [];
    const others =
      matching.is === 'offered'
        ? [offer('choose-matching', matchingWords(matching.count), t('select all many stop'), matching.onMatch)]
        : [];
    const compare =
      isBin || compareAt === null
        ? []
        : [
            offer('compare', t('Compare the two selected runs'), t('difference side by side lineage'), () =>
              go(compareAt),
            ),
          ];
    const acts = bulkActs(isBin).map(({ act, title, words }) => offer(`chosen-${act}`, title, words, () => onAct(act)));
    return [...others, ...compare, ...acts];
  });
}

type AllButtonProps = { offer: MatchingOffer; count: number; loaded: number; isBusy: boolean; onAll: () => void };

/** Selects all loaded runs, then all matching runs. One button for both, so that it keeps the focus. */
function AllButton({ offer, count, loaded, isBusy, onAll }: AllButtonProps) {
  const { label, run } = actOf(offer, loaded, count >= loaded ? null : onAll);
  const isOff = run === null || isBusy;
  return (
    <Button size="small" aria-disabled={isOff} onClick={() => !isOff && run()}>
      {label}
    </Button>
  );
}

function actOf(offer: MatchingOffer, loaded: number, onAll: (() => void) | null) {
  switch (offer.is) {
    case 'none':
      return { label: t('Select all {loaded}', { loaded: loaded.toLocaleString() }), run: onAll };
    case 'counting':
      return { label: t('Counting…'), run: null };
    case 'failed':
      return { label: t('Couldn’t count the rest. Try again'), run: offer.onRetry };
    case 'taken':
      return { label: t('Select only the loaded runs'), run: offer.onlyShown };
    case 'offered':
      return { label: matchingWords(offer.count), run: offer.onMatch };
  }
}

function matchingWords(count: number): string {
  return t('Select all {count} matching', { count: count.toLocaleString() });
}

/** From this many runs on, deleting all matches is confirmed, because nobody has looked through them all. */
const CONFIRM_ABOVE = 100;

type BulkActsOptions = {
  rows: readonly RunSummary[];
  changes: RunChanges;
  selection: Selection;
  focus: KeptFocus;
};

/** The bulk actions on the selected runs, and their confirmations. */
export function useBulkActs({ rows, changes, selection, focus }: BulkActsOptions) {
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
