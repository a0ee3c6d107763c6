import type { Card } from '../blocks';
import { readContent } from '../layout/read-content';
import type { LayoutOptions } from '../layout-options';
import { skeletonOf } from '../skeletons/all-skeletons';
import { subjectOf } from '../subjects/subject-of';
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

/**
 * Whether a deck would be drawn with icons, which must then be loaded: beside the items of a card, or as pictures of a
 * deck without a subject.
 */
export function wantsIcons(
  cards: readonly Card[],
  options: Pick<LayoutOptions, 'theme' | 'format' | 'title' | 'subject'>,
): boolean {
  if (skeletonOf(options).id === 'classic') return false;
  const hasItems = cards.some((card) => {
    const shown = readVisual(readContent(card));
    return shown !== null && WITH_ICONS.has(shown.visual.kind);
  });
  return hasItems || !(options.subject ?? subjectOf(options.title ?? '', cards));
}
