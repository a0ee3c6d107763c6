import { isCover, PLACE } from '../layout/place-card';
import type { LayoutOptions } from '../layout-options';
import type { LayoutName } from '../placed';
import type { ColourToken, DeckTheme } from '../theme';
import { blueprint } from './blueprint/blueprint';
import { editorial } from './editorial/editorial';
import { keynote } from './keynote/keynote';
import { magazine } from './magazine/magazine';
import { notebook } from './notebook/notebook';
import { poster } from './poster/poster';
import type { Skeleton } from './skeleton';
import type { SkeletonId } from './skeleton-ids';
import { SOCIAL_SKELETONS } from './social/social';
import { soft } from './soft/soft';
import { swiss } from './swiss/swiss';

const SKELETONS: Record<Exclude<SkeletonId, 'classic'>, Skeleton> = {
  swiss,
  editorial,
  poster,
  keynote,
  soft,
  blueprint,
  notebook,
  magazine,
};

/** The plain style: no visuals, and the motif of the theme in the background. */
function classic(theme: DeckTheme): Skeleton {
  return {
    id: 'classic',
    groundOf: (layout: LayoutName): ColourToken => (isCover(layout) ? theme.coverGround : 'ground'),
    place: PLACE,
  };
}

const known = new WeakMap<DeckTheme, Skeleton>();

/** A web page has a renderer of its own; its cards are slides in the other files. */
const BY_FORMAT = { presentation: SKELETONS, webpage: SKELETONS, social: SOCIAL_SKELETONS, document: null };

/**
 * What draws the cards: the skeleton of the theme for slides, its style for posts for social posts, and the plain style
 * for documents.
 */
export function skeletonOf({ theme, format }: Pick<LayoutOptions, 'theme' | 'format'>): Skeleton {
  const drawn = BY_FORMAT[format];
  if (drawn && theme.skeleton && theme.skeleton !== 'classic') return drawn[theme.skeleton];
  const made = known.get(theme) ?? classic(theme);
  known.set(theme, made);
  return made;
}
