import type { MeasureContext } from '../layout/measured';
import { drawStack, stackMeasured } from '../layout/stack';
import type { PlacedElement, PlacedShape, TextRole } from '../placed';
import type { Points } from '../units';
import type { DocumentFrame } from './document-frame';
import { measureOneLine } from './one-line';

const SIZE: Points = 9;
const NUMBER_WIDTH: Points = 36;

type Running = { title: string; section: string | null; page: number };

/** The rule at the head of a page, and below it from the second page on the title, the section and the page number. */
export function runningHead(frame: DocumentFrame, running: Running, measure: MeasureContext): PlacedElement[] {
  const { full, side, text } = frame;
  const { title, section, page } = running;
  const line = (words: string, x: Points, width: Points, role: TextRole, align: 'left' | 'right' = 'left') => {
    const set = measureOneLine(
      words,
      width,
      { role, align, font: 'body', size: SIZE, leading: 1.3, colour: measure.inks.muted },
      measure,
    );
    return drawStack(stackMeasured([set]), 0, 1, { x, y: frame.rule + 6, width });
  };
  const labels =
    page === 0
      ? []
      : [
          ...line(title, side.x, section ? side.width : full.width - NUMBER_WIDTH, 'header'),
          ...(section ? line(section, text.x, text.width - NUMBER_WIDTH, 'header') : []),
          ...line(`${page + 1}`, full.x + full.width - NUMBER_WIDTH, NUMBER_WIDTH, 'cardNumber', 'right'),
        ];
  return [documentRule(full, frame.rule, measure), ...labels];
}

/** A line over both columns, as heavy as the theme's headings. */
export function documentRule(
  { x, width }: { x: Points; width: Points },
  y: Points,
  { theme }: MeasureContext,
): PlacedShape {
  const height = theme.fonts.headingWeight >= 600 ? 1.5 : 0.75;
  return {
    kind: 'shape',
    shape: 'rect',
    box: { x, y, width, height },
    fill: 'ink',
    stroke: null,
    radius: 0,
    opacity: 1,
  };
}
