import type { Points } from '../units';
import { measureRuns, type TextLook } from './measure/measure-text-block';
import type { Measured, MeasuredText } from './measure/measured';
import { LINE_WIDTH_SAFETY } from './measure/set-paragraph';
import type { CardToPlace } from './placement';

/** The kicker and the heading above the content of a card. */
export function measureHead({ content, measure, index }: CardToPlace, width: Points): MeasuredText[] {
  const { scale, inks } = measure;
  const { kicker, heading } = content;
  const kickerLook: TextLook = {
    role: 'subtitle',
    font: 'kicker',
    size: Math.max(scale.floor, Math.round(scale.body * 0.78 * 2) / 2),
    leading: 1.35,
    colour: inks.accent,
    keepWithNext: true,
    spaceBefore: 0,
    after: 8,
  };
  const headingLook: TextLook = {
    role: 'title',
    font: 'heading',
    size: scale.heading,
    leading: scale.headingLeading,
    balanced: true,
    headingLevel: index === 0 ? 1 : 2,
    keepWithNext: true,
    spaceBefore: 6,
    after: Math.round(scale.gap * 1.4),
  };
  return [
    ...(kicker ? [measureRuns(kicker.runs, width, kickerLook, measure)] : []),
    ...(heading ? [measureRuns(heading.runs, width, headingLook, measure)] : []),
  ];
}

/**
 * The largest of the given sizes at which the text keeps its words whole and stays within the given lines and height.
 * The smallest size if none does.
 */
export function largestFitting(
  sizes: Points[],
  setAt: (size: Points) => MeasuredText,
  { lines, height, width }: { lines: number; height: Points; width: Points },
  longestWord: number,
): MeasuredText {
  let set: MeasuredText | null = null;
  // A word that is too long even for the smallest type breaks in any case, so it does not make the text small.
  const room = width * LINE_WIDTH_SAFETY;
  const parted = longestWord * sizes.at(-1)! > room;
  for (const size of sizes) {
    if (set && size === sizes.at(-1)) return setAt(size);
    if (!parted && longestWord * size > room) continue;
    set = setAt(size);
    if (set.slices.length <= lines && sliceSum(set) <= height) return set;
  }
  return setAt(sizes.at(-1)!);
}

function sliceSum({ slices }: Measured): Points {
  return slices.reduce((sum, slice) => sum + slice.height, 0);
}
