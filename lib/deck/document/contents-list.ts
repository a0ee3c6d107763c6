import { measureRuns } from '../layout/measure/measure-text-block';
import { type MeasureContext, type Measured, PLAIN_BLOCK } from '../layout/measure/measured';
import { drawStack, stackMeasured } from '../layout/measure/stack';
import { filledRect } from '../layout/placement';
import type { PlacedElement, PlacedShape, PlacedText } from '../placed';
import type { ColourToken } from '../theme';
import type { Box, Points } from '../units';
import { type DocumentFrame, type DocumentManner, documentManner } from './document-frame';
import { dashedRule, measureOneLine, type OneLineLook, outlined } from './document-shapes';

const ROW: Points = 19;
const NUMBER_WIDTH: Points = 30;
/** From the number of a section to its title. */
const NUMBER_GAP: Points = 9;
/** From the label to the first entry, if the label is above the entries. */
const LABEL_ROW: Points = 26;

/** `number`: that of the section, if its head shows one. */
export type ContentsEntry = { title: string; number: number | null; page: number | null };

/**
 * The table of contents. Page numbers are known only once the pages are made, so `entries` is read when it is drawn. A
 * long title is shortened to one line.
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
  const look = { role: 'caption', font: 'body', size: scale.body, leading: 1.3, isBold } as const;
  const numberLook = { ...look, role: 'ornament', font: 'figure', colour: measure.inks.accent } as const;
  const put = (words: string, x: Points, y: Points, width: Points, own: OneLineLook = look) =>
    drawStack(stackMeasured([measureOneLine(words, width, own, measure)]), 0, 1, { x, y, width });
  // Titles are aligned, even where a section that introduces others has no number.
  const widest = Math.max(0, ...entries.map(({ number }) => `${number ?? ''}`.length));
  const shift = widest === 0 ? 0 : widest * scale.body * DIGIT_WIDTH + NUMBER_GAP;
  const style = documentManner(theme).contents;
  const inset = style === 'tiles' || style === 'grid' ? INSET : 0;
  // To the right of the entries, the label would be read after them.
  const isAbove = side.x > text.x;
  const head = isAbove ? LABEL_ROW : 0;
  const headingLook = { role: 'caption', font: 'heading', size: 14, leading: 1.15, spaceBefore: 0 } as const;
  const heading = measureRuns([{ text: label }], isAbove ? text.width : side.width, headingLook, measure);
  return {
    ...PLAIN_BLOCK,
    slices: entries.map((_, at) => ({ space: at === 0 ? 22 : 0, height: at === 0 ? head + ROW : ROW })),
    after: 18,
    pieces: 2,
    draw: (from, to, { y }) => {
      const first = from === 0 ? y + head : y;
      const rows = entries.slice(from, to).flatMap(({ title, number, page }, at): PlacedElement[] => {
        const top = first + at * ROW;
        const area = { x: text.x, y: top, width: text.width, height: ROW };
        const left = text.x + inset;
        const words = put(title, left + shift, top + 2, text.width - NUMBER_WIDTH - inset * 2 - shift);
        return [
          ...rowShapes(style, area, words, at === to - from - 1),
          ...(number === null ? [] : put(`${number}`, left, top + 2, shift, numberLook)),
          ...(page === null ? words : words.map((element) => linkedTo(element, { page, area }))),
          ...put(page === null ? '' : `${page}`, text.x + text.width - NUMBER_WIDTH - inset, top + 2, NUMBER_WIDTH, {
            ...look,
            align: 'right',
          }),
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

type Style = DocumentManner['contents'];

/** The lines or the tile of an entry. `words`: its title, as drawn. */
function rowShapes(style: Style, area: Box, words: readonly PlacedElement[], isLast: boolean): PlacedShape[] {
  const { x, y, width, height } = area;
  const foot = y + height;
  const rule = (thick: Points, colour: ColourToken) => filledRect({ x, y: foot - thick, width, height: thick }, colour);
  switch (style) {
    case 'rows':
      return [rule(0.75, 'line')];
    case 'heavy':
      return [rule(1.5, 'ink')];
    case 'dashed':
      return [dashedRule({ x, width }, foot - 0.5, 'muted')];
    case 'leaders': {
      const from = endOf(words) + LEADER_GAP;
      const to = x + width - LEADER_GAP * 2;
      return to - from < LEADER_GAP
        ? []
        : [filledRect({ x: from, y: y + height / 2, width: to - from, height: 0.5 }, 'line')];
    }
    case 'tiles':
      return [filledRect({ x, y, width, height: height - 3 }, 'surface', 6)];
    case 'grid':
      return [
        outlined({ x, y, width, height }, { colour: 'line', width: 0.75, dashed: false }),
        filledRect(
          { x: x + width - NUMBER_WIDTH - INSET, y, width: 0.75, height: isLast ? height : height + 0.5 },
          'line',
        ),
      ];
    case 'plain':
      return [];
  }
}

/** Width of a digit, as a share of its size. */
const DIGIT_WIDTH = 0.7;
const INSET: Points = 8;
const LEADER_GAP: Points = 8;

/** The right edge of the last line of texts. */
function endOf(drawn: readonly PlacedElement[]): Points {
  return Math.max(
    0,
    ...drawn.flatMap((element) =>
      element.kind === 'text' ? element.paragraphs.flatMap(({ lines }) => lines.map(({ x, width }) => x + width)) : [],
    ),
  );
}
