import type { LayoutOptions } from '../layout/layout-options';
import type { Skeleton } from '../layout/placement';
import type { SkeletonId } from '../theme';
import { blueprint } from './blueprint/blueprint';
import { figureInColumn } from './chart/measure-chart';
import { editorial } from './editorial/editorial';
import { keynote } from './keynote/keynote';
import { magazine } from './magazine/magazine';
import { notebook } from './notebook/notebook';
import { poster } from './poster/poster';
import { SOCIAL_SKELETONS } from './social/social';
import { soft } from './soft/soft';
import { swiss } from './swiss/swiss';

const SKELETONS: Record<SkeletonId, Skeleton> = {
  swiss,
  editorial,
  poster,
  keynote,
  soft,
  blueprint,
  notebook,
  magazine,
};

/** What draws the cards: the skeleton of the theme, or its style for posts. Documents flow (`document/`). */
export function skeletonOf({ theme, format }: Pick<LayoutOptions, 'theme' | 'format'>): Skeleton {
  const skeletons = format === 'social' ? SOCIAL_SKELETONS : SKELETONS;
  return { ...skeletons[theme.skeleton], figureOf: figureInColumn };
}
