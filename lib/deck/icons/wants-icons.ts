import type { LayoutOptions } from '../layout-options';
import { skeletonOf } from '../skeletons/all-skeletons';

/** Whether a deck may be drawn with icons, beside the items of a card or as pictures, so that they must be loaded. */
export function wantsIcons(options: Pick<LayoutOptions, 'theme' | 'format'>): boolean {
  return skeletonOf(options).id !== 'classic';
}
