import type { Points } from '../units';
import { isBigFigure } from './big-figure';
import { measureRuns } from './measure-text-block';
import type { MeasureContext, Measured, MeasuredText } from './measured';
import type { CardToPlace } from './placement';
import { prepareText } from './prepare-text';
import { textFont } from './text-font';

/** A figure that a card is about, relative to a deck's title. */
const FIGURE_SHARE = 1.3;

/** Kicker and heading of a card, as they are above its content. */
export function measureHead(card: CardToPlace, width: Points, size?: Points): MeasuredText[] {
  const { content, measure, index } = card;
  const head: MeasuredText[] = [];
  if (content.kicker) head.push(measureKicker(content.kicker.runs, width, measure));
  if (content.heading) {
    head.push(
      measureRuns(
        content.heading.runs,
        width,
        {
          role: 'title',
          font: 'heading',
          size: size ?? headingSize(card, width),
          leading: measure.scale.headingLeading,
          balanced: true,
          headingLevel: index === 0 ? 1 : 2,
          keepWithNext: true,
          spaceBefore: 6,
          after: headGap(measure),
        },
        measure,
      ),
    );
  }
  return head;
}

function headingSize({ content, options, measure }: CardToPlace, width: Points): Points {
  const { scale, theme, book } = measure;
  // The pages of a document are read, not shown.
  if (!content.heading || options.format === 'document' || !isBigFigure(content)) return scale.heading;
  const text = prepareText(content.heading.runs, textFont(theme, 'heading'), book);
  const whole = Math.floor((width * 0.97) / text.width);
  return Math.max(scale.heading, Math.min(Math.round(scale.title * FIGURE_SHARE), whole));
}

/** Space between the card's heading and its content. */
export function headGap({ scale }: MeasureContext): Points {
  return Math.round(scale.gap * 1.4);
}

export function measureKicker(
  runs: Parameters<typeof measureRuns>[0],
  width: Points,
  measure: MeasureContext,
): MeasuredText {
  const { scale, inks } = measure;
  return measureRuns(
    runs,
    width,
    {
      role: 'subtitle',
      font: 'kicker',
      size: Math.max(scale.floor, Math.round(scale.body * 0.78 * 2) / 2),
      leading: 1.35,
      colour: inks.accent,
      keepWithNext: true,
      spaceBefore: 0,
      after: 8,
    },
    measure,
  );
}

/** A word that is whole only below this share of the largest size is parted instead: one word makes no title small. */
const LEAST_FOR_WORD = 0.6;

/**
 * The largest of some sizes at which text keeps its words whole, within so many lines and so much height; the
 * smallest where none does.
 */
export function largestFitting(
  sizes: Points[],
  setAt: (size: Points) => MeasuredText,
  { lines, height, width }: { lines: number; height: Points; width: Points },
  longestWord: number,
): MeasuredText {
  let set: MeasuredText | null = null;
  const parted = longestWord * sizes[0]! * LEAST_FOR_WORD > width;
  for (const size of sizes) {
    if (set && size === sizes.at(-1)) return setAt(size);
    if (!parted && longestWord * size > width) continue;
    set = setAt(size);
    if (set.slices.length <= lines && sliceSum(set) <= height) return set;
  }
  return setAt(sizes.at(-1)!);
}

function sliceSum({ slices }: Measured): Points {
  return slices.reduce((sum, slice) => sum + slice.height, 0);
}
