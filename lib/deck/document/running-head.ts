import type { MeasureContext } from '../layout/measured';
import { prepareText } from '../layout/prepare-text';
import { drawStack, stackMeasured } from '../layout/stack';
import { textFont } from '../layout/text-font';
import type { PlacedElement, PlacedShape, TextRole } from '../placed';
import type { Points } from '../units';
import type { DocumentFrame } from './document-frame';
import { measureOneLine } from './one-line';

const SIZE: Points = 9;
const NUMBER_WIDTH: Points = 36;
const GAP: Points = 18;
/** Maximum share of the line for the title, if a section is beside it. */
const TITLE_SHARE = 0.6;

type Running = { title: string; section: string | null; page: number };

/** The rule at the top of a page. From the second page on also the title, the section and the page number below it. */
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
  const room = full.width - NUMBER_WIDTH;
  const names = () => {
    if (!section) return line(title, side.x, room, 'header');
    if (widthOf(title, measure) <= side.width)
      return [
        ...line(title, side.x, side.width, 'header'),
        ...line(section, text.x, text.width - NUMBER_WIDTH, 'header'),
      ];
    // A title longer than the side column takes as much of the line as it needs, and the section gets the rest.
    const own = Math.min(widthOf(title, measure), room * TITLE_SHARE);
    const rest = room - own - GAP;
    return [...line(title, side.x, own, 'header'), ...line(section, side.x + own + GAP, rest, 'header', 'right')];
  };
  const labels =
    page === 0
      ? []
      : [...names(), ...line(`${page + 1}`, full.x + full.width - NUMBER_WIDTH, NUMBER_WIDTH, 'cardNumber', 'right')];
  return [documentRule(full, frame.rule, measure), ...labels];
}

/** The width of a text, with a small margin for programs that set type wider. */
function widthOf(words: string, { theme, book }: MeasureContext): Points {
  return prepareText([{ text: words }], textFont(theme, 'body'), book).width * SIZE * 1.03;
}

/** A line across both columns, heavier in themes with heavy headings. */
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
