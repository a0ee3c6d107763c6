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

export function thumbnailHeight(width: number): number {
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
