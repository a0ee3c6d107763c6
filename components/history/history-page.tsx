'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { historyOptions } from '@/components/data/history';
import { rowsOf } from '@/components/data/lists';
import { useRunChanges } from '@/components/data/use-run-changes';
import { useGo } from '@/components/shell/use-go';
import { classNames } from '@/components/ui/class-names';
import { usePageTitle } from '@/components/ui/page-title';
import { t } from '@/lib/words/t';
import { BulkBar } from './bulk-bar';
import { compareAddress } from './compare-address';
import { DeleteQuestion } from './delete-question';
import { FailedChange } from './failed-change';
import { FamilyHeading } from './family-heading';
import { FilterLine } from './filter-line';
import { countFilters, withoutFilters, writeFilter } from './history-filter';
import { HistoryFilters } from './history-filters';
import { HistoryList } from './history-list';
import { HistoryTools } from './history-tools';
import { ListFailure } from './list-failure';
import { LoadingRows } from './loading-rows';
import { NoRuns } from './no-runs';
import { NotUnderstood } from './not-understood';
import { NoteDialog } from './note-dialog';
import { PurgeQuestion } from './purge-question';
import { SavedViews } from './saved-views';
import { useSelection } from './selection';
import { useBulkActs } from './use-bulk-acts';
import { useFilterAddress } from './use-filter-address';
import { useFollowedRows } from './use-followed-rows';
import { useHistoryView } from './use-history-view';
import { useKeptFocus } from './use-kept-focus';
import { useMatching } from './use-matching';
import { useRowActs } from './use-row-acts';
import type { ListHandle } from './use-row-left';
import { useRunCounts } from './use-run-counts';

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
