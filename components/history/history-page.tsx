'use client';

import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { countOptions, type HistoryFilter, historyOptions, type Matching, useNewRuns } from '@/components/data/history';
import { rowsOf } from '@/components/data/lists';
import { followedOptions } from '@/components/data/runs';
import { useRunChanges } from '@/components/data/use-run-changes';
import { useSilence } from '@/components/shell/offline-banner';
import { useGo } from '@/components/shell/use-go';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { ConfirmDialog } from '@/components/ui/modal';
import { usePageTitle } from '@/components/ui/page-title';
import { ErrorState } from '@/components/ui/states';
import type { RunSummary } from '@/lib/contract/composer';
import { LIMITS } from '@/lib/contract/limits';
import { FINAL_STATES } from '@/lib/contract/run-words';
import { t, tPlural } from '@/lib/words/t';
import { PurgeQuestion } from './bin';
import { BulkBar, useBulkActs } from './bulk-bar';
import { FailedChange } from './failed-change';
import { FilterLine } from './filter/filter-line';
import {
  countFilters,
  type NotUnderstood as Unread,
  useFilterAddress,
  withoutFilters,
  writeFilter,
} from './filter/history-filter';
import { HistoryFilters, type HistoryView, useHistoryView } from './filter/history-filters';
import { SavedViews } from './filter/saved-views';
import { HistoryList } from './history-list';
import { HistoryTools } from './history-tools';
import { NoRuns } from './no-runs';
import { NoteDialog } from './row/note-dialog';
import { useRowActs } from './row/row-acts';
import type { FollowedRun } from './row/row-words';
import { useMatching, useSelection } from './selection';
import { type ListHandle, useKeptFocus } from './use-kept-focus';

/** The history, newest first. Search and filters are in the URL. */
export function HistoryPage() {
  const { filter, unread, typed, type, change, clean } = useFilterAddress();
  const found = useInfiniteQuery(historyOptions(filter));
  const pages = found.data?.pages;
  const read = useMemo(() => rowsOf(pages), [pages]);
  const rows = useFollowedRows(read);
  const selection = useSelection(rows, writeFilter({ ...filter, sort: '' }));
  const changes = useRunChanges();
  const list = useRef<ListHandle>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const noRows = useRef<HTMLDivElement>(null);
  const focus = useKeptFocus(rows, list, noRows);
  const { acts, renaming, noting, onTitle, closeNote } = useRowActs({
    rows,
    changes,
    selection,
    focus,
    list,
    onFilter: change,
    onOpen: useGo(),
  });
  const bulk = useBulkActs({ rows, changes, selection, focus });
  useNewRuns(title, pages?.length === 1 && !selection.isOn && renaming === null, found.refetch);
  const offer = useMatching({ filter, selection, shown: rows.length, hasMore: found.hasNextPage });
  const [view, setView] = useHistoryView();
  const counts = useRunCounts({
    filter,
    loaded: found.isSuccess ? rows.length : null,
    hasMore: found.hasNextPage,
    read: pages?.[0],
  });
  const isBin = filter.bin === '1';
  const themeName = rows.find(({ theme }) => theme?.id === filter.theme)?.theme?.name ?? null;
  usePageTitle(t('{page} · Cardwright', { page: isBin ? t('Trash') : t('History') }));
  // The history is empty: no filters are shown, so that the first run is one step away.
  const isBlank = found.isSuccess && rows.length === 0 && countFilters(filter) === 0;
  // The button disappears with the filters it cleared, so the focus has to be moved.
  const clear = () => {
    change(withoutFilters(filter));
    title.current?.focus();
  };
  return (
    <div className="mx-auto w-full max-w-[73rem] px-4 pt-8 pb-24 lg:px-6 print:p-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 ref={title} tabIndex={-1} className="text-28 font-semibold outline-none">
          {isBin ? t('Trash') : t('History')}
        </h1>
        <HistoryTools
          filter={filter}
          hasRows={rows.length > 0}
          selection={selection}
          chooseButton={chooseButton}
          onBin={() => change({ bin: isBin ? '' : '1' })}
        />
      </div>
      {isBin && !isBlank && <p className="mt-1 text-14 text-quiet">{t('Deleted for good after 30 days.')}</p>}
      {!isBlank && (
        <HistoryFilters
          filter={filter}
          typed={typed}
          themeName={themeName}
          onType={type}
          onChange={change}
          onClear={clear}
          view={view}
          onView={setView}
        />
      )}
      <NotUnderstood
        unread={unread}
        onClean={() => {
          clean();
          title.current?.focus();
        }}
      />
      {filter.family !== '' && <FamilyHeading onLeave={clear} />}
      <FailedChange failure={changes.failure} onClose={changes.clearFailure} className="mt-4" />
      {!isBlank && (
        <div
          className={classNames(
            'mt-2 flex flex-wrap items-center gap-x-3 gap-y-1',
            // Sticky while runs are selected.
            selection.isOn ? 'sticky top-0 z-20' : 'relative',
          )}
        >
          {!isBin && filter.family === '' && <SavedViews filter={filter} onFilter={change} />}
          <FilterLine
            filter={filter}
            themeName={themeName}
            count={counts}
            onChange={change}
            onClear={clear}
            onEmptied={() => title.current?.focus()}
          />
          {selection.isOn && rows.length > 0 && (
            <BulkBar
              count={selection.matching?.count ?? selection.chosen.size}
              loaded={rows.length}
              isBin={isBin}
              isBusy={bulk.isBusy}
              onAll={selection.all}
              offer={offer}
              onAct={bulk.onAct}
              compareAt={selection.matching ? null : compareAddress(rows.filter(({ id }) => selection.chosen.has(id)))}
              onStop={() => {
                selection.stop();
                chooseButton.current?.focus();
              }}
            />
          )}
        </div>
      )}
      {found.isPending && <LoadingRows view={view} />}
      {found.isError && !found.isFetchNextPageError && (
        <ListFailure error={found.error} onAgain={() => void found.refetch()} />
      )}
      {found.isSuccess && rows.length === 0 && (
        <div ref={noRows} tabIndex={-1} className="outline-none">
          <NoRuns filter={filter} onClear={clear} />
        </div>
      )}
      {rows.length > 0 && (
        <HistoryList
          rows={rows}
          view={view}
          next={found.hasNextPage ? (found.isFetchNextPageError ? 'broken' : 'more') : 'end'}
          onMore={() => !found.isFetchingNextPage && void found.fetchNextPage()}
          acts={acts}
          chosen={selection.isOn ? selection.chosen : null}
          // First selects all loaded runs, then all matching ones.
          onAll={offer.is === 'offered' ? offer.onMatch : selection.all}
          renaming={renaming}
          onTitle={onTitle}
          isBin={isBin}
          handle={list}
          onHold={focus.hold}
        />
      )}
      <PurgeQuestion count={bulk.purging} onClose={bulk.keepPurging} onPurge={bulk.purge} />
      <DeleteQuestion all={bulk.asked} onClose={bulk.keep} onDelete={bulk.remove} />
      <NoteDialog
        run={noting}
        onClose={closeNote}
        onSave={async (note) => noting !== null && (await changes.change(noting, { note }))}
      />
    </div>
  );
}

/** The URL that compares two runs, the older one first; null unless there are exactly two. */
function compareAddress(runs: readonly Pick<RunSummary, 'id' | 'createdAt'>[]): string | null {
  const [older, newer] = [...runs].sort((one, other) => one.createdAt.localeCompare(other.createdAt));
  if (!older || !newer || runs.length > 2) return null;
  return `/compare?${new URLSearchParams({ a: older.id, b: newer.id })}`;
}

type Props = {
  /** The runs to delete; null while the dialog is closed. */
  all: Matching | null;
  onClose: () => void;
  onDelete: () => void;
};

/** Confirms deleting more runs than anyone has looked through. */
function DeleteQuestion({ all, onClose, onDelete }: Props) {
  const count = all?.count.toLocaleString() ?? '';
  return (
    <ConfirmDialog
      open={all !== null}
      onClose={onClose}
      title={t('Move {count} runs to trash?', { count })}
      action={t('Move {count} runs to trash', { count })}
      onConfirm={onDelete}
    >
      <p className="mt-2 text-14">
        {all && countFilters(all.filter) === 0
          ? t('This is your whole history.')
          : t('This includes matching runs that aren’t loaded yet.')}
      </p>
      <p className="mt-2 text-14 text-quiet">
        {t('You can restore them for {days} days. Runs in progress are kept. Remote decks stay on the service.', {
          days: LIMITS.binDays,
        })}
      </p>
    </ConfirmDialog>
  );
}

/** The heading while the list is limited to one family, with a link back to all runs. */
function FamilyHeading({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div>
        <h2 className="text-16 font-semibold">{t('Versions of one deck')}</h2>
        <p className="text-14 text-quiet">{t('Select two runs to compare')}</p>
      </div>
      <Button onClick={onLeave}>{t('Show all runs')}</Button>
    </div>
  );
}

/** Shown if the list could not be loaded. Retries automatically when the server is reachable again. */
function ListFailure({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const isSilent = useSilence();
  return (
    <ErrorState title={t('Couldn’t load history')} className="mt-6" onRetry={onAgain}>
      {error.message} {isSilent && t('It loads again when the connection is back.')}
    </ErrorState>
  );
}

/** Widths of the placeholder titles. */
const TITLE_WIDTHS = ['w-56', 'w-40', 'w-64', 'w-48', 'w-60', 'w-36', 'w-52'];

/** Skeleton rows, as high as real ones. */
function LoadingRows({ view }: { view: HistoryView }) {
  return (
    <div
      role="status"
      className={classNames(
        'breathe mt-2',
        view === 'list'
          ? 'border-t border-hairline'
          : 'mt-4 grid grid-cols-2 gap-4 sm:grid-cols-[repeat(auto-fill,minmax(13.75rem,1fr))] sm:gap-6',
      )}
    >
      <span className="sr-only">{t('Loading…')}</span>
      {TITLE_WIDTHS.map((width) =>
        view === 'list' ? (
          <div key={width} className="flex min-h-18 items-center gap-3 border-b border-hairline sm:gap-4">
            <div className="h-9 w-16 shrink-0 rounded-[4px] bg-sunk sm:h-13 sm:w-23" />
            <div className="min-w-0 flex-1 space-y-2">
              <div className={classNames('h-4 max-w-full rounded-control bg-sunk', width)} />
              <div className="h-3 w-28 rounded-control bg-sunk" />
            </div>
          </div>
        ) : (
          <div key={width} className="space-y-2 pb-10">
            <div className="aspect-video rounded-control bg-sunk" />
            <div className={classNames('h-4 max-w-full rounded-control bg-sunk', width)} />
          </div>
        ),
      )}
    </div>
  );
}

/** The maximum number of runs that are polled; the others stay as loaded. More are rarely in progress at once. */
const MAX_POLLED = 20;

/** The rows, with the latest state of runs in progress. Fields that a person edits still come from the list. */
function useFollowedRows(rows: readonly RunSummary[]): readonly FollowedRun[] {
  const underWay = useMemo(
    () =>
      rows.filter(({ state, deletedAt }) => !FINAL_STATES.includes(state) && deletedAt === null).slice(0, MAX_POLLED),
    [rows],
  );
  const now = useQueries({
    queries: underWay.map(({ id }) => followedOptions(id)),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  return useMemo(() => {
    if (now.length === 0) return rows;
    const byId = new Map(now.map((run) => [run.id, run]));
    return rows.map((row) => {
      const run = byId.get(row.id);
      if (!run) return row;
      const { state, serviceStatus, cards, sentAt, endedAt, credits, artifactId, hasDeck, watch, exports } = run;
      const standing = { state, serviceStatus, cards, sentAt, endedAt, credits, artifactId, hasDeck, watch, exports };
      return { ...row, ...standing, progress: run.progress };
    });
  }, [rows, now]);
}

type Options = {
  filter: HistoryFilter;
  /** The number of loaded rows, and whether there are more; null while the list is loading. */
  loaded: number | null;
  hasMore: boolean;
  /** The identity of the first page: changes when the list changes, but not when more of it loads. */
  read: unknown;
};

/** “31 runs”, or “8 of 31 runs” for a filtered list; null while unknown. */
function useRunCounts({ filter, loaded, hasMore, read }: Options): string | null {
  const isFiltered = countFilters(filter) > 0;
  const counted = useCount(filter, read, loaded !== null && hasMore);
  const all = useCount(withoutFilters(filter), read, loaded !== null && isFiltered);
  if (loaded === null) return null;
  const found = hasMore ? counted : loaded;
  if (found === null) return t('{count} or more runs', { count: loaded.toLocaleString() });
  if (isFiltered && all !== null && all >= found)
    return tPlural(
      all,
      { one: '{found} of {count} run', other: '{found} of {count} runs' },
      { found: found.toLocaleString(), count: all.toLocaleString() },
    );
  return tPlural(found, { one: '{count} run', other: '{count} runs' }, { count: found.toLocaleString() });
}

function useCount(filter: HistoryFilter, read: unknown, enabled: boolean): number | null {
  const { data, refetch } = useQuery({ ...countOptions(filter), enabled });
  const counted = useRef(read);
  useEffect(() => {
    if (counted.current === read) return;
    counted.current = read;
    if (enabled) void refetch();
  }, [read, enabled, refetch]);
  return enabled ? (data?.count ?? null) : null;
}

/** The maximum number shown; a URL may hold thousands. */
const MAX_SHOWN = 3;
const MAX_VALUE_LENGTH = 40;

/** Lists URL parameters that have no effect, so that someone who followed a link knows what is missing. */
function NotUnderstood({ unread, onClean }: { unread: readonly Unread[]; onClean: () => void }) {
  if (unread.length === 0) return null;
  const parts = unread.slice(0, MAX_SHOWN).map(({ name, value }) => cut(`${name}=${value}`));
  const more = unread.length - parts.length;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-quiet print:hidden">
      <p role="status" className="min-w-0 wrap-anywhere">
        <span aria-hidden="true">△ </span>
        {t('Ignored in the URL: {parts}', { parts: parts.join(', ') })}
        {more > 0 && ` ${tPlural(more, { one: 'and {count} more', other: 'and {count} more' })}`}
      </p>
      <Button look="bare" size="small" onClick={onClean}>
        {t('Clean up URL')}
      </Button>
    </div>
  );
}

function cut(text: string): string {
  const characters = [...text];
  return characters.length > MAX_VALUE_LENGTH ? `${characters.slice(0, MAX_VALUE_LENGTH - 1).join('')}…` : text;
}
