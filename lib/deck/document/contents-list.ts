import { measureRuns, type TextLook } from '../layout/measure/measure-text-block';
import { type MeasureContext, type Measured, measuredHeight, PLAIN_BLOCK } from '../layout/measure/measured';
import { drawStack, stackMeasured } from '../layout/measure/stack';
import { filledRect } from '../layout/placement';
import type { PlacedElement, PlacedShape, PlacedText } from '../placed';
import type { Box, Points } from '../units';
import { type DocumentFrame, type DocumentManner, documentManner } from './document-frame';
import { dashedRule } from './document-shapes';

/** Height of an entry besides its lines, and space above them. */
const AROUND: Points = 5;
const PAD: Points = 2;
const NUMBER_WIDTH: Points = 30;
/** From the number of a section to its title. */
const NUMBER_GAP: Points = 9;
/** From the label to the first entry, if the label is above the entries. */
const LABEL_ROW: Points = 26;

/** `number`: that of the section, if its head shows one. */
export type ContentsEntry = { title: string; number: number | null; page: number | null };

/**
 * The table of contents. Page numbers are known only once the pages are made, so `entries` is read when it is drawn.
 */
export function measureContents(
  entries: readonly ContentsEntry[],
  label: string,
  frame: DocumentFrame,
  measure: MeasureContext,
): Measured {
  const { scale, theme } = measure;
  const { side, text } = frame;
  const isBold = theme.fonts.headingWeight >= 600;
  const look = {
    role: 'caption',
    font: isBold ? 'strong' : 'body',
    size: scale.body,
    leading: 1.3,
    spaceBefore: 0,
  } as const;
  const numberLook = { ...look, role: 'ornament', font: 'figure', colour: measure.inks.accent } as const;
  const set = (words: string, width: Points, own: TextLook = look) =>
    measureRuns([{ text: words }], width, own, measure);
  const put = (measured: Measured, x: Points, y: Points, width: Points) =>
    drawStack(stackMeasured([measured]), 0, measured.slices.length, { x, y, width });
  // Titles are aligned, even where a section that introduces others has no number.
  const widest = Math.max(0, ...entries.map(({ number }) => `${number ?? ''}`.length));
  const shift = widest === 0 ? 0 : widest * scale.body * DIGIT_WIDTH + NUMBER_GAP;
  const { rule } = documentManner(theme);
  // To the right of the entries, the label would be read after them.
  const isAbove = side.x > text.x;
  const head = isAbove ? LABEL_ROW : 0;
  const headingLook = { role: 'caption', font: 'heading', size: 14, leading: 1.15, spaceBefore: 0 } as const;
  const heading = set(label, isAbove ? text.width : side.width, headingLook);
  const width = text.width - NUMBER_WIDTH - shift;
  const titles = entries.map(({ title }) => set(title, width));
  const heights = titles.map((title) => measuredHeight(title) + AROUND);
  return {
    ...PLAIN_BLOCK,
    slices: heights.map((height, at) => (at === 0 ? { space: 22, height: head + height } : { space: 0, height })),
    after: 18,
    pieces: 2,
    draw: (from, to, { y }) => {
      let top = from === 0 ? y + head : y;
      const rows = entries.slice(from, to).flatMap(({ number, page }, at): PlacedElement[] => {
        const area = { x: text.x, y: top, width: text.width, height: heights[from + at]! };
        const line = top + PAD;
        top += area.height;
        const words = put(titles[from + at]!, text.x + shift, line, width);
        const pageNumber = set(`${page ?? ''}`, NUMBER_WIDTH, { ...look, align: 'right' });
        return [
          ...ruleBelow(rule, area),
          ...(number === null ? [] : put(set(`${number}`, shift, numberLook), text.x, line, shift)),
          ...(page === null ? words : words.map((element) => linkedTo(element, { page, area }))),
          ...put(pageNumber, text.x + text.width - NUMBER_WIDTH, line, NUMBER_WIDTH),
        ];
      });
      const place = { ...(isAbove ? text : side), y };
      const named = from === 0 ? drawStack(stackMeasured([heading]), 0, heading.slices.length, place) : [];
      return [...named, ...rows].map((element) =>
        element.kind === 'text' ? { ...element, repeated: true as const } : element,
      );
    },
  };
}

function linkedTo(element: PlacedElement, pageLink: NonNullable<PlacedText['pageLink']>): PlacedElement {
  return element.kind === 'text' ? { ...element, pageLink } : element;
}

/** The line below an entry, like that above the heads of sections. */
function ruleBelow(rule: DocumentManner['rule'], { x, y, width, height }: Box): PlacedShape[] {
  const foot = y + height;
  if (rule === 'dashed') return [dashedRule({ x, width }, foot - 0.5, 'muted')];
  if (rule === 'heavy') return [filledRect({ x, y: foot - 1.5, width, height: 1.5 }, 'ink')];
  return rule === 'line' ? [filledRect({ x, y: foot - 0.75, width, height: 0.75 }, 'line')] : [];
}

/** Width of a digit, as a share of its size. */
const DIGIT_WIDTH = 0.7;
