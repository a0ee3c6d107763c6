import { gridStep } from '@/components/ui/grid-step';

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
