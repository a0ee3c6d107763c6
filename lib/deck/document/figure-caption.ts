import type { TextRun } from '../blocks';
import { measureRuns } from '../layout/measure/measure-text-block';
import { type MeasureContext, type Measured, measuredHeight } from '../layout/measure/measured';
import { drawStack, type Stack, stackMeasured } from '../layout/measure/stack';
import type { PlacedElement } from '../placed';
import type { Points } from '../units';
import { decorative } from './decorative';
import type { DocumentFrame } from './document-frame';
import { wholeFigure } from './whole-figure';

const SIZE: Points = 8.5;
/** Space below a figure. */
const GAP: Points = 7;

/** A label such as "Figure 1", and the words of the caption. `isAgain`: the words are also elsewhere in the text. */
export type Caption = { label: string; words: TextRun[]; isAgain: boolean };

/** A figure with its caption in the side column, level with the top of the figure. Null if the caption is taller. */
export function captionBeside(
  figure: Measured,
  caption: Caption,
  frame: DocumentFrame,
  measure: MeasureContext,
): Measured | null {
  const stack = captionStack(caption, frame.side.width, measure);
  if (figure.kind !== 'block' || stack.height > measuredHeight(figure)) return null;
  return {
    ...figure,
    draw: (from, to, spot): PlacedElement[] => [
      ...(from === 0 ? drawCaption(stack, { ...frame.side, y: spot.y }) : []),
      ...figure.draw(from, to, spot),
    ],
  };
}

/** A caption that stays below its figure. `x` and `width` are those of the figure. */
export function captionBelow(
  caption: Caption,
  { x, width }: { x: Points; width: Points },
  measure: MeasureContext,
): Measured {
  const stack = captionStack(caption, width, measure);
  return wholeFigure(stack.height, (y) => drawCaption(stack, { x, y, width }), { space: GAP });
}

function captionStack({ label, words, isAgain }: Caption, width: Points, measure: MeasureContext): Stack {
  const { accent, muted } = measure.inks;
  const look = { size: SIZE, leading: 1.35, spaceBefore: 2, after: 0 } as const;
  return stackMeasured([
    measureRuns(
      [{ text: label }],
      width,
      { ...look, role: 'ornament', font: 'strong', colour: accent, spaceBefore: 0 },
      measure,
    ),
    measureRuns(
      words,
      width,
      { ...look, role: isAgain ? 'ornament' : 'caption', font: 'body', colour: muted },
      measure,
    ),
  ]);
}

function drawCaption(stack: Stack, spot: { x: Points; y: Points; width: Points }): PlacedElement[] {
  return decorative(drawStack(stack, 0, stack.slices.length, spot));
}
