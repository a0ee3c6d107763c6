'use client';

import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  memo,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useKeys } from '@/components/commands/command-registry';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { RelativeTime } from '@/components/ui/relative-time';
import { RetryButton } from '@/components/ui/states';
import { usePrinting } from '@/components/ui/use-page-state';
import type { RunSummary } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';
import type { HistoryView } from './filter/history-filters';
import {
  HistoryRow,
  MatchLine,
  RowAbout,
  RowCheck,
  type RowProps,
  RowStanding,
  RowTitle,
  RowTools,
} from './row/history-row';
import { actOfKey, choosesAll, type RowActs, rowKeys } from './row/row-acts';
import { noteScrolling, RowThumbnail } from './row/row-thumbnail';
import type { FollowedRun } from './row/row-words';
import { isLostOnArrival, type ListHandle } from './use-kept-focus';

type Props = {
  rows: readonly FollowedRun[];
  view: HistoryView;
  next: 'more' | 'broken' | 'end';
  onMore: () => void;
  acts: RowActs;
  /** Ids of selected rows; null outside selection mode. */
  chosen: ReadonlySet<string> | null;
  /** Called on Ctrl or ⌘ + A. */
  onAll: () => void;
  /** The id of the row that is being renamed. */
  renaming: string | null;
  onTitle: (run: FollowedRun, title: string | null, byKey: boolean) => void;
  isBin: boolean;
  handle: React.Ref<ListHandle>;
  /** Called with the id of the row that has the focus. */
  onHold: (id: string | null) => void;
};

/** The runs as a virtualized list that loads more while scrolling. Arrow keys move between titles. */
export function HistoryList(props: Props) {
  const { rows, view, next, onMore, acts, chosen, onAll, renaming, onTitle, isBin, handle, onHold } = props;
  const list = useRef<HTMLUListElement>(null);
  const [held, setHeld] = useState<string | null>(null);
  const hold = (id: string | null) => {
    setHeld(id);
    onHold(id);
  };
  useEffect(noteScrolling, []);
  useKeys(() => rowKeys(isBin));
  const shown = useRunWindow({ rows, list, view, held });
  const { items, columns, cardWidth } = shown;
  const last = items.at(-1)?.index ?? 0;
  const more = useRef(onMore);
  more.current = onMore;
  useEffect(() => {
    if (next === 'more' && last >= rows.length - 12) more.current();
  }, [next, last, rows.length]);

  const scrollTo = useRef(shown.scrollTo);
  scrollTo.current = shown.scrollTo;
  const focus = useCallback(
    (place: number) => {
      const run = rows[Math.max(0, Math.min(place, rows.length - 1))];
      if (!run) return;
      setHeld(run.id);
      scrollTo.current(rows.indexOf(run));
      focusWhenThere(list, run.id);
    },
    [rows],
  );
  const focusUnscrolled = useCallback((id: string) => {
    setHeld(id);
    // Does nothing if something else has taken the focus by then.
    focusWhenThere(list, id, () => isLostOnArrival(document.activeElement));
  }, []);
  useImperativeHandle(handle, () => ({ focus, focusUnscrolled }), [focus, focusUnscrolled]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (choosesAll(event)) {
      event.preventDefault();
      return onAll();
    }
    const at = rows.findIndex(({ id }) => event.target instanceof HTMLElement && event.target.dataset.run === id);
    const run = rows[at];
    if (!run) return;
    const to = placeAfter(event.key, at, rows.length, columns);
    const act = actOfKey(event, isBin);
    if (to === null && act === null) return;
    event.preventDefault();
    if (to !== null) focus(to);
    else if (act === 'select') acts.select(run, event.shiftKey);
    else if (act !== null && act !== 'theme') acts[act](run);
  };
  return (
    <>
      <ul
        ref={list}
        aria-label={isBin ? t('Runs in the trash') : t('Runs')}
        className={classNames(
          'relative mt-2 print:h-auto!',
          cardWidth === null ? 'border-t border-hairline' : 'mt-4 print:mt-2',
        )}
        style={{ height: shown.height }}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => hold(target.closest<HTMLElement>('[data-row]')?.dataset.row ?? null)}
        onBlur={({ currentTarget, relatedTarget }) => {
          // Ignored when the window loses focus, because the row has the focus again when the window does.
          if (document.hasFocus() && !currentTarget.contains(relatedTarget)) hold(null);
        }}
      >
        {items.map(({ index, style }) => {
          const run = rows[index];
          if (!run) return null;
          const of = { run, acts, isChosen: chosen?.has(run.id) ?? null, isRenaming: renaming === run.id, onTitle };
          return (
            <li
              key={run.id}
              ref={shown.measure}
              data-index={index}
              data-row={run.id}
              aria-setsize={next === 'end' ? rows.length : -1}
              aria-posinset={index + 1}
              className={classNames(
                'absolute start-0 top-0 break-inside-avoid print:static print:transform-none!',
                cardWidth === null && 'end-0',
              )}
              style={style}
            >
              {cardWidth === null ? (
                <HistoryRow
                  {...of}
                  isJoinedAbove={isOneGroup(run, rows[index - 1])}
                  isJoinedBelow={isOneGroup(run, rows[index + 1])}
                />
              ) : (
                <HistoryCard {...of} width={cardWidth} />
              )}
            </li>
          );
        })}
      </ul>
      <ListEnd next={next} count={rows.length} onMore={onMore} />
    </>
  );
}

function isOneGroup(run: RunSummary, other: RunSummary | undefined): boolean {
  return run.family !== null && run.family.id === other?.family?.id;
}

/** Focuses the title of a run. A row outside the viewport renders a frame or two later. */
function focusWhenThere(
  list: RefObject<HTMLElement | null>,
  id: string,
  isWanted: () => boolean = () => true,
  tries = 20,
): void {
  if (!isWanted()) return;
  const title = list.current?.querySelector<HTMLElement>(`[data-run="${CSS.escape(id)}"]`);
  if (title) title.focus({ preventScroll: true });
  else if (tries > 0) requestAnimationFrame(() => focusWhenThere(list, id, isWanted, tries - 1));
}

/** One run in the grid. All cards have the same height (`gridOf`). */
const HistoryCard = memo(function HistoryCard(props: RowProps & { width: number }) {
  const { run, acts, isChosen, isRenaming, onTitle, width } = props;
  return (
    <div
      className={classNames(
        "relative isolate h-full before:absolute before:-inset-2 before:-z-10 before:rounded-card before:transition before:content-[''] hover:before:bg-surface",
        isChosen && 'before:bg-surface',
      )}
    >
      <div className="relative">
        <RowThumbnail run={run} size={{ width, height: thumbnailHeight(width) }} className="rounded-control" />
        <RowCheck run={run} acts={acts} isChosen={isChosen} />
      </div>
      <div className="mt-2 flex h-5 items-center gap-1">
        <div className="min-w-0 flex-1 [&_a]:block [&_a]:truncate">
          <RowTitle run={run} isRenaming={isRenaming} onTitle={onTitle} />
        </div>
        <RowTools
          run={run}
          acts={acts}
          className="-me-1.5 gap-0 pointer-coarse:-me-3 pointer-coarse:[&>[aria-pressed=false]]:hidden"
        />
      </div>
      {!isRenaming && (
        <div className="h-6 overflow-hidden [&>div]:flex-nowrap">
          <RowAbout run={run} acts={acts} />
        </div>
      )}
      {!isRenaming && (
        <div className="flex h-5 items-center gap-3 overflow-hidden text-13 whitespace-nowrap text-quiet">
          {run.match ? (
            <div className="min-w-0 [&>p]:line-clamp-1">
              <MatchLine match={run.match} />
            </div>
          ) : (
            <>
              <RelativeTime at={run.deletedAt ?? run.createdAt} />
              <RowStanding run={run} />
            </>
          )}
        </div>
      )}
    </div>
  );
});

/** The end of the list: a button to load more, or why there is no more. */
function ListEnd({ next, count, onMore }: { next: 'more' | 'broken' | 'end'; count: number; onMore: () => void }) {
  return (
    <div className="py-6 text-center text-13 text-quiet print:hidden">
      {next === 'end' && count > 10 && t('End of list')}
      {next === 'more' && (
        <Button size="small" onClick={onMore}>
          {t('Load more')}
        </Button>
      )}
      {next === 'broken' && (
        <span className="inline-flex items-center gap-3" role="alert">
          {t('Couldn’t load more.')}
          <RetryButton size="small" onClick={onMore} />
        </span>
      )}
    </div>
  );
}

/** The estimated height of a row; rows are measured once rendered. */
const ESTIMATED_ROW_HEIGHT = 73;

type Options = {
  rows: readonly { id: string }[];
  list: RefObject<HTMLElement | null>;
  view: HistoryView;
  /** The row that has the focus: it stays mounted wherever the page scrolls, or the focus would be lost. */
  held: string | null;
};

type Placed = { index: number; style: { transform: string; width?: number; height?: number } };

/** Which runs are near the viewport and where they are placed, as a list or a grid. */
function useRunWindow({ rows, list, view, held }: Options) {
  const [box, setBox] = useState({ top: 0, width: 0 });
  const heldAt = held === null ? -1 : rows.findIndex(({ id }) => id === held);
  useLayoutEffect(() => {
    const measure = () => {
      const { top, width } = list.current?.getBoundingClientRect() ?? { top: 0, width: 0 };
      const next = { top: list.current ? top + window.scrollY : 0, width };
      setBox((box) => (box.top === next.top && box.width === next.width ? box : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  const isPrinting = usePrinting();
  const grid = view === 'grid' && !isPrinting ? gridOf(box.width) : null;
  // A new function on each render would make the virtualizer recompute all rows on every scroll event.
  const keyAt = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    lanes: grid?.columns ?? 1,
    estimateSize: () => grid?.height ?? ESTIMATED_ROW_HEIGHT,
    // Few, because each is rendered within a scroll task.
    overscan: grid ? grid.columns : 3,
    scrollMargin: box.top,
    getItemKey: keyAt,
    rangeExtractor: (range) => {
      if (isPrinting) return rows.map((_, index) => index);
      const drawn = defaultRangeExtractor(range);
      if (heldAt < 0 || drawn.includes(heldAt)) return drawn;
      return [...drawn, heldAt].sort((one, other) => one - other);
    },
  });
  const height = grid?.height;
  // Sizes measured in the other view or at another width are invalid.
  useLayoutEffect(() => {
    if (height !== undefined || view === 'list') virtual.measure();
  }, [virtual, height, view]);
  const wanted = virtual.getVirtualItems();
  // New rows render deferred, because a screen of them in one scroll task would block scrolling. Positions always use
  // the latest measurements. In print all rows render at once.
  const inPieces = useDeferredValue(wanted);
  const items: Placed[] = [];
  for (const { index } of isPrinting ? wanted : inPieces) {
    const start = virtual.measurementsCache[index]?.start;
    if (rows[index] === undefined || start === undefined) continue;
    items.push({ index, style: styleOf(index, start - virtual.options.scrollMargin, grid) });
  }
  return {
    items,
    columns: grid?.columns ?? 1,
    /** The width of a card in the grid; null in the list. */
    cardWidth: grid?.width ?? null,
    height: virtual.getTotalSize(),
    // In the grid all cards have the computed height.
    measure: grid ? undefined : virtual.measureElement,
    scrollTo: (place: number) => virtual.scrollToIndex(place, { align: 'auto' }),
  };
}

function styleOf(index: number, y: number, grid: Grid | null): Placed['style'] {
  if (!grid) return { transform: `translateY(${y}px)` };
  const { columns, width, height, gap } = grid;
  const down = Math.floor(index / columns) * height;
  const x = (index % columns) * (width + gap);
  const direction = document.documentElement.dir === 'rtl' ? -1 : 1;
  return { transform: `translate(${x * direction}px, ${down}px)`, width, height: height - gap };
}

/** The layout of cards, in pixels. `gap` is the space between two. */
export type Grid = { columns: number; width: number; height: number; gap: number };

const MIN_CARD_WIDTH = 220;
const GAP = 24;
/** The height of the text below the picture: title, facts, date. */
const TEXT_HEIGHT = 80;

/** As many columns as fit the width; two on a phone. */
export function gridOf(available: number): Grid {
  const gap = available < 480 ? 16 : GAP;
  const least = available < 480 ? 140 : MIN_CARD_WIDTH;
  const columns = Math.max(1, Math.floor((available + gap) / (least + gap)));
  const width = Math.floor((available - gap * (columns - 1)) / columns);
  return { columns, width, height: thumbnailHeight(width) + TEXT_HEIGHT + gap, gap };
}

function thumbnailHeight(width: number): number {
  return Math.round((width * 9) / 16);
}

/** The index that a key moves to, in rows of `columns`; null for any other key. */
export function placeAfter(key: string, at: number, count: number, columns = 1): number | null {
  const steps: Partial<Record<string, number>> = {
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: columns * 10,
    PageUp: -columns * 10,
    ...(columns > 1 && { ArrowRight: 1, ArrowLeft: -1 }),
  };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step === undefined) return null;
  // In a grid, a move beyond the first or last row goes nowhere.
  if (columns > 1 && Math.abs(step) === columns && (at + step < 0 || at + step >= count)) return at;
  return Math.max(0, Math.min(count - 1, at + step));
}
