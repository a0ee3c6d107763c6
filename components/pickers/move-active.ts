const PAGE = 10;

/**
 * The new index of the highlight for a key, in a list of `count` options; -1 is none. Null for other keys. Arrow keys
 * wrap around (ARIA practices, combobox); Home, End and the page keys stop at the ends.
 */
export function moveActive(key: string, active: number, count: number): number | null {
  const last = count - 1;
  if (count === 0) return isMove(key) ? -1 : null;
  switch (key) {
    case 'ArrowDown':
      return active >= last ? 0 : active + 1;
    case 'ArrowUp':
      return active <= 0 ? last : active - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'PageDown':
      return Math.min(last, Math.max(0, active) + PAGE);
    case 'PageUp':
      return Math.max(0, active - PAGE);
    default:
      return null;
  }
}

function isMove(key: string): boolean {
  return ['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp'].includes(key);
}

const ROWS_PER_PAGE = 3;

/**
 * The new index of the highlight for a key, in a grid of `count` options; -1 is none. Null for other keys. `sideways`:
 * whether left and right move it too; in a text they move the caret.
 */
export function moveInGrid(
  key: string,
  active: number,
  { count, columns, sideways }: { count: number; columns: number; sideways: boolean },
): number | null {
  const step = stepOf(key, columns, sideways);
  if (step === null) return key === 'Home' || key === 'End' ? edgeOf(key, count, sideways) : null;
  if (count === 0) return -1;
  if (active < 0) return step > 0 ? 0 : count - 1;
  const next = active + step;
  if (next >= 0 && next < count) return next;
  // Pages and rows stop at the ends; single steps wrap around.
  if (Math.abs(step) === 1) return (next + count) % count;
  return step > 0 ? count - 1 : 0;
}

function stepOf(key: string, columns: number, sideways: boolean): number | null {
  if (key === 'PageDown') return columns * ROWS_PER_PAGE;
  if (key === 'PageUp') return -columns * ROWS_PER_PAGE;
  if (!sideways && (key === 'ArrowLeft' || key === 'ArrowRight')) return null;
  return gridStep(key, { columns });
}

function edgeOf(key: string, count: number, sideways: boolean): number | null {
  if (!sideways) return null;
  if (count === 0) return -1;
  return key === 'Home' ? 0 : count - 1;
}

/** The number of places an arrow key moves in a grid; null for every other key. */
export function gridStep(key: string, { columns, isRtl = false }: { columns: number; isRtl?: boolean }): number | null {
  switch (key) {
    case 'ArrowDown':
      return columns;
    case 'ArrowUp':
      return -columns;
    case 'ArrowRight':
      return isRtl ? -1 : 1;
    case 'ArrowLeft':
      return isRtl ? 1 : -1;
    default:
      return null;
  }
}
