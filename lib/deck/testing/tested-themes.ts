import { IS_DEEP } from '@/e2e/support/depth';
import { STANDARD_THEMES } from '../themes/all-themes';

/** A theme of each skeleton: themes of one skeleton differ in colours and fonts only. */
export const SKELETON_THEMES = STANDARD_THEMES.filter(
  ({ skeleton }, at) => STANDARD_THEMES.findIndex((other) => other.skeleton === skeleton) === at,
);

/** The themes that tests of a drawing repeat themselves in: one of each skeleton, and all in `npm run check:deep`. */
export const TESTED_THEMES: typeof STANDARD_THEMES = IS_DEEP ? STANDARD_THEMES : SKELETON_THEMES;
