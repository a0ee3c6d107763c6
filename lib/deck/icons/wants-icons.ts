import type { Card } from '../blocks';
import { readContent } from '../layout/read-content';
import type { LayoutOptions } from '../layout-options';
import { skeletonOf } from '../skeletons/all-skeletons';
import { readVisual } from '../visual/read-visual';
import type { VisualKind } from '../visual/visual';

const WITH_ICONS: ReadonlySet<VisualKind> = new Set([
  'features',
  'people',
  'steps',
  'timeline',
  'comparison',
  'agenda',
]);

/** Whether any card of a deck would be drawn with icons, so that they must be loaded. */
export function wantsIcons(cards: readonly Card[], options: Pick<LayoutOptions, 'theme' | 'format'>): boolean {
  if (skeletonOf(options).id === 'classic') return false;
  return cards.some((card) => {
    const shown = readVisual(readContent(card));
    return shown !== null && WITH_ICONS.has(shown.visual.kind);
  });
}
