import { measureRuns } from '../layout/measure-text-block';
import type { MeasureContext, Measured } from '../layout/measured';
import { drawStack, stackMeasured } from '../layout/stack';
import type { PlacedElement, PlacedText } from '../placed';
import type { Points } from '../units';
import type { DocumentFrame } from './document-frame';
import { measureOneLine } from './one-line';

const ROW: Points = 19;
const NUMBER_WIDTH: Points = 30;

export type ContentsEntry = { title: string; page: number | null };

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
  const line = (words: string, width: Points, align: 'left' | 'right') =>
    measureOneLine(
      words,
      width,
      { role: 'caption', font: 'body', size: scale.body, leading: 1.3, align, isBold },
      measure,
    );
  const put = (words: string, x: Points, y: Points, width: Points, align: 'left' | 'right' = 'left') =>
    drawStack(stackMeasured([line(words, width, align)]), 0, 1, { x, y, width });
  const heading = measureRuns(
    [{ text: label }],
    side.width,
    { role: 'caption', font: 'heading', size: 14, leading: 1.15, spaceBefore: 0 },
    measure,
  );
  return {
    kind: 'block',
    slices: entries.map((_, at) => ({ space: at === 0 ? 22 : 0, height: ROW })),
    mayBreakBefore: () => true,
    keepWithNext: false,
    repeat: 0,
    foot: 0,
    after: 18,
    pieces: 2,
    draw: (from, to, { y }) => {
      const rows = entries.slice(from, to).flatMap(({ title, page }, at): PlacedElement[] => {
        const top = y + at * ROW;
        const area = { x: text.x, y: top, width: text.width, height: ROW };
        const words = put(title, text.x, top + 2, text.width - NUMBER_WIDTH);
        return [
          {
            kind: 'shape',
            shape: 'rect',
            box: { x: text.x, y: top + ROW - 0.75, width: text.width, height: 0.75 },
            fill: 'line',
            stroke: null,
            radius: 0,
            opacity: 1,
          },
          ...(page === null ? words : words.map((element) => linkedTo(element, { page, area }))),
          ...put(page === null ? '' : `${page}`, text.x + text.width - NUMBER_WIDTH, top + 2, NUMBER_WIDTH, 'right'),
        ];
      });
      const head = from === 0 ? drawStack(stackMeasured([heading]), 0, heading.slices.length, { ...side, y }) : [];
      return [...head, ...rows].map((element) =>
        element.kind === 'text' ? { ...element, repeated: true as const } : element,
      );
    },
  };
}

function linkedTo(element: PlacedElement, pageLink: NonNullable<PlacedText['pageLink']>): PlacedElement {
  return element.kind === 'text' ? { ...element, pageLink } : element;
}
