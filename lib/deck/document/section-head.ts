import type { TextRun } from '../blocks';
import { measureRuns } from '../layout/measure-text-block';
import type { MeasureContext, Measured } from '../layout/measured';
import { measuredHeight } from '../layout/measured';
import { drawStack, stackMeasured } from '../layout/stack';
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
    { ...look, role: 'title', balanced: true, headingLevel: 2 },
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
