import { gridStep } from '@/components/ui/grid-step';

type Grid = { count: number; columns: number; isRtl: boolean };

/** The card that an arrow key moves to, in rows of `columns`; null if it moves nowhere. */
export function cardByKey(key: string, at: number, { count, columns, isRtl }: Grid): number | null {
  const step = gridStep(key, { columns, isRtl });
  if (step !== null) {
    const to = at + step;
    return to < 0 || to >= count ? at : to;
  }
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
