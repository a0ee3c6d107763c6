import type { Points } from '../units';
import type { Slice } from './measured';

/** Slices of text on a panel: the first and the last one include the inset of the panel. */
export function insetSlices(slices: readonly Slice[], inset: Points): Slice[] {
  return slices.map(({ space, height }, at) => ({
    space,
    height: height + (at === 0 ? inset : 0) + (at === slices.length - 1 ? inset : 0),
  }));
}
