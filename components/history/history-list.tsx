'use client';

import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useKeys } from '@/components/commands/key-registry';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { usePrinting } from '@/components/ui/use-printing';
import type { RunSummary } from '@/lib/contract/composer';
import { say } from '@/lib/words/say';
import { focusWhenThere } from './focus-when-there';
import { HistoryRow } from './history-row';
import { HistoryColumns } from './history-terms';
import { actOfKey, choosesAll, type RowActs } from './row-acts';
import { rowKeys } from './row-keys';
import { noteScrolling } from './use-lingered';
import { isLostOnArrival } from './use-row-left';

/** What a row is about as high; each is measured as it is drawn. */
const USUAL_HEIGHT = 85;

export type ListHandle = {
  /** Brings a row into view and gives its title the focus. */
  focus: (place: number) => void;
  /** Gives the title of a run the focus where it stands, in view or not: nothing scrolls. */
  focusUnscrolled: (id: string) => void;
};

type Props = {
  rows: readonly RunSummary[];
  next: 'more' | 'broken' | 'end';
  onMore: () => void;
  acts: RowActs;
  /** Ids of chosen rows; null where nothing is chosen. */
  chosen: ReadonlySet<string> | null;
  /** Asked by Ctrl or ⌘ + A. */
  onAll: () => void;
  /** The row whose title is written over. */
  renaming: string | null;
  onTitle: (run: RunSummary, title: string | null, byKey: boolean) => void;
  isBin: boolean;
  handle: React.Ref<ListHandle>;
  /** Told which row has the focus. */
  onHold: (id: string | null) => void;
};

/** The runs, only those near the window drawn, more of them read as one scrolls. Arrows go from title to title. */
export function HistoryList(props: Props) {
  const { rows, next, onMore, acts, chosen, onAll, renaming, onTitle, isBin, handle, onHold } = props;
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  // Where the row with the focus stands: it is kept, wherever one scrolls, or the focus would be lost with it.
  const [held, setHeld] = useState<string | null>(null);
  const hold = (id: string | null) => {
    setHeld(id);
    onHold(id);
  };
  const heldAt = held === null ? -1 : rows.findIndex(({ id }) => id === held);
  useLayoutEffect(() => {
    const measure = () => setTop(list.current ? list.current.getBoundingClientRect().top + window.scrollY : 0);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  useEffect(noteScrolling, []);
  useKeys(() => rowKeys(isBin));
  const isPrinting = usePrinting();
  // Another function at each drawing would have every row placed anew, ten thousand of them at each step of a scroll.
  const keyAt = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => USUAL_HEIGHT,
    // Few: each is drawn within the task of a scroll.
    overscan: 3,
    scrollMargin: top,
    getItemKey: keyAt,
    rangeExtractor: (range) => {
      if (isPrinting) return rows.map((_, index) => index);
      const drawn = defaultRangeExtractor(range);
      if (heldAt < 0 || drawn.includes(heldAt)) return drawn;
      return [...drawn, heldAt].sort((one, other) => one - other);
    },
  });
  const wanted = virtual.getVirtualItems();
  // New rows are drawn in pieces between the frames: a screen of them within the task of a scroll would hold it up.
  // Where each stands is always as it was last measured. On paper all of them are there at once.
  const inPieces = useDeferredValue(wanted);
  const items = isPrinting ? wanted : inPieces;
  const last = items.at(-1)?.index ?? 0;
  const more = useRef(onMore);
  more.current = onMore;
  useEffect(() => {
    if (next === 'more' && last >= rows.length - 12) more.current();
  }, [next, last, rows.length]);

  const focus = useCallback(
    (place: number) => {
      const run = rows[Math.max(0, Math.min(place, rows.length - 1))];
      if (!run) return;
      setHeld(run.id);
      virtual.scrollToIndex(rows.indexOf(run), { align: 'auto' });
      focusWhenThere(list, run.id);
    },
    [rows, virtual],
  );
  const focusUnscrolled = useCallback((id: string) => {
    setHeld(id);
    // Unless something takes the focus meanwhile.
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
    const to = placeAfter(event.key, at, rows.length);
    const act = actOfKey(event, isBin);
    if (to === null && act === null) return;
    event.preventDefault();
    if (to !== null) focus(to);
    else if (act === 'select') acts.select(run, event.shiftKey);
    else if (act !== null && act !== 'theme') acts[act](run);
  };
  return (
    <>
      {!isBin && <HistoryColumns isChoosing={chosen !== null} />}
      <ul
        ref={list}
        aria-label={isBin ? say('Runs in the bin') : say('Runs')}
        className={classNames(
          'relative border-hairline print:h-auto!',
          // The bar of what is chosen has a line of its own below it.
          chosen === null || isBin ? 'border-t' : 'lg:border-t',
          isBin ? 'mt-4' : chosen === null && 'max-lg:mt-4',
        )}
        style={{ height: virtual.getTotalSize() }}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => hold(target.closest<HTMLElement>('[data-row]')?.dataset.row ?? null)}
        onBlur={({ currentTarget, relatedTarget }) => {
          // Not when the whole window is left: the focus is there when one comes back.
          if (document.hasFocus() && !currentTarget.contains(relatedTarget)) hold(null);
        }}
      >
        {items.map(({ index }) => {
          const run = rows[index];
          const start = virtual.measurementsCache[index]?.start;
          if (!run || start === undefined) return null;
          return (
            <li
              key={run.id}
              ref={virtual.measureElement}
              data-index={index}
              data-row={run.id}
              aria-setsize={next === 'end' ? rows.length : -1}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0 break-inside-avoid print:static print:transform-none!"
              style={{ transform: `translateY(${start - virtual.options.scrollMargin}px)` }}
            >
              <HistoryRow
                run={run}
                acts={acts}
                isChosen={chosen?.has(run.id) ?? null}
                isRenaming={renaming === run.id}
                isJoinedAbove={isOneGroup(run, rows[index - 1])}
                isJoinedBelow={isOneGroup(run, rows[index + 1])}
                onTitle={onTitle}
              />
            </li>
          );
        })}
      </ul>
      <div className="py-6 text-center text-13 text-quiet print:hidden">
        {next === 'end' && rows.length > 10 && say('That is all of them.')}
        {next === 'more' && (
          <Button size="small" onClick={onMore}>
            {say('More')}
          </Button>
        )}
        {next === 'broken' && (
          <span className="inline-flex items-center gap-3" role="alert">
            {say('The next page could not be loaded.')}
            <Button size="small" onClick={onMore}>
              {say('Try again')}
            </Button>
          </span>
        )}
      </div>
    </>
  );
}

function isOneGroup(run: RunSummary, other: RunSummary | undefined): boolean {
  return run.family !== null && run.family.id === other?.family?.id;
}

/** Arrows one on, Page keys ten, Home and End to the ends of what is loaded. */
function placeAfter(key: string, at: number, count: number): number | null {
  const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return step === undefined ? null : Math.max(0, Math.min(count - 1, at + step));
}
