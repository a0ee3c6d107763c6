import { IS_DEEP } from '@/e2e/support/depth';
import { STANDARD_THEMES } from '../themes/all-themes';

/** A theme of each skeleton: themes of one skeleton differ in colours and fonts only. */
const SKELETON_THEMES = [...new Map(STANDARD_THEMES.map((theme) => [theme.skeleton, theme])).values()];

/** The themes that tests of a drawing repeat themselves in: one of each skeleton, and all in `npm run check:deep`. */
export const TESTED_THEMES: typeof STANDARD_THEMES = IS_DEEP ? STANDARD_THEMES : SKELETON_THEMES;
