import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useDeferredValue, useLayoutEffect, useState } from 'react';
import { usePrinting } from '@/components/ui/use-printing';
import { type Grid, gridOf } from './grid-of';
import type { HistoryView } from './use-history-view';

/** The estimated height of a row; rows are measured once rendered. */
const ESTIMATED_ROW_HEIGHT = 73;

type Options = {
  rows: readonly { id: string }[];
  list: RefObject<HTMLElement | null>;
  view: HistoryView;
  /** The row that has the focus: it stays mounted wherever the page scrolls, or the focus would be lost. */
  held: string | null;
};

export type Placed = { index: number; style: { transform: string; width?: number; height?: number } };

/** Which runs are near the viewport and where they are placed, as a list or a grid. */
export function useRunWindow({ rows, list, view, held }: Options) {
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
