import 'server-only';

/** The first and ninth decile of some figures, so that one outlier does not widen the range. Never empty. */
export function creditQuantiles(figures: readonly number[]): { low: number; high: number } {
  const sorted = [...figures].sort((one, other) => one - other);
  return { low: quantile(sorted, 0.1), high: quantile(sorted, 0.9) };
}

/** Interpolates linearly between two figures. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
