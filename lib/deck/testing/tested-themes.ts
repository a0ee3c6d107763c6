import { IS_DEEP } from '@/e2e/support/depth';
import type { ColourToken, Palette } from '../theme';
import { STANDARD_THEMES } from '../themes/all-themes';
import { AA_RATIO, contrastRatio, TEXT_PAIRS } from '../themes/contrast';

/** A theme of each skeleton: themes of one skeleton differ in colours and fonts only. */
export const SKELETON_THEMES = STANDARD_THEMES.filter(
  ({ skeleton }, at) => STANDARD_THEMES.findIndex((other) => other.skeleton === skeleton) === at,
);

/** The themes that tests of a drawing repeat themselves in: one of each skeleton, and all in `npm run check:deep`. */
export const TESTED_THEMES: typeof STANDARD_THEMES = IS_DEEP ? STANDARD_THEMES : SKELETON_THEMES;

/** The pairs of a palette with too little contrast, with their ratios. Empty for a usable palette. */
export function failingPairs(palette: Palette): { text: ColourToken; on: ColourToken; ratio: number }[] {
  return TEXT_PAIRS.map((pair) => ({ ...pair, ratio: contrastRatio(palette[pair.text], palette[pair.on]) })).filter(
    ({ ratio }) => ratio < AA_RATIO,
  );
}
