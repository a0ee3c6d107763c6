import type { TextRun } from '../blocks';
import { measureRuns } from '../layout/measure-text-block';
import type { MeasureContext, Measured } from '../layout/measured';
import { measuredHeight } from '../layout/measured';
import { prepareText } from '../layout/prepare-text';
import { LINE_WIDTH_SAFETY } from '../layout/set-paragraph';
import { drawStack, stackMeasured } from '../layout/stack';
import { textFont } from '../layout/text-font';
import type { PlacedElement } from '../placed';
import type { Points } from '../units';
import { decorative } from './decorative';
import type { DocumentFrame } from './document-frame';
import { documentRule } from './running-head';

/** Space above the rule of a section (`SPACE`), and from the rule to the first line (`DROP`). */
const SPACE: Points = 26;
const DROP: Points = 12;

/**
 * The head of a section: a rule across both columns, with its number and heading in the side column, level with the
 * first line of the text.
 * @param number null if headings have their own numbers or there is only one section
 */
export function measureSectionHead(
  runs: TextRun[],
  number: number | null,
  frame: DocumentFrame,
  measure: MeasureContext,
): Measured {
  const { scale, inks } = measure;
  const size = wholeWordSize(runs, frame.side.width, measure);
  const look = { font: 'heading', size: scale.heading, leading: 1.12, spaceBefore: 0, after: 0 } as const;
  const mark =
    number === null
      ? []
      : [
          measureRuns(
            [{ text: `${number}` }],
            frame.side.width,
            { ...look, role: 'ornament', colour: inks.accent },
            measure,
          ),
        ];
  const heading = measureRuns(
    runs,
    frame.side.width,
    { ...look, size, role: 'title', balanced: true, headingLevel: 2 },
    measure,
  );
  const stack = stackMeasured([...mark, heading]);
  const height = [...mark, heading].reduce((sum, part) => sum + measuredHeight(part), 0);
  return {
    kind: 'block',
    slices: [{ space: SPACE, height: DROP }],
    mayBreakBefore: () => true,
    keepWithNext: true,
    repeat: 0,
    foot: 0,
    after: 0,
    reach: DROP + height,
    draw: (_from, _to, { y }): PlacedElement[] => [
      documentRule(frame.full, y, measure),
      ...decorative(drawStack(stack, 0, stack.slices.length, { ...frame.side, y: y + DROP - 2 })),
    ],
  };
}

/** A heading may be reduced to this share of its size to keep its longest word on one line. */
const LEAST_SHARE = 0.72;

/** The size at which the longest word fits the width, or that of all headings if it would be too small. */
function wholeWordSize(runs: TextRun[], width: Points, { theme, book, scale }: MeasureContext): Points {
  const { longestWord } = prepareText(runs, textFont(theme, 'heading'), book);
  const fitting = Math.floor(((width * LINE_WIDTH_SAFETY) / Math.max(1, longestWord)) * 2) / 2;
  return fitting < scale.heading && fitting >= scale.heading * LEAST_SHARE ? fitting : scale.heading;
}
