import {
  BorderStyle,
  TextRun as DocxRun,
  type FileChild,
  ImageRun,
  type IParagraphOptions,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';
import type { TextRun } from '@/lib/deck/blocks';
import type { Stat } from '@/lib/deck/visual';
import { legalText } from '../safe-text';
import type { DrawnFigure } from './docx-figures';

/** Pixels of an image at 96 dpi in a point. */
const PIXELS = 96 / 72;
/** The width of the text in points. */
const TEXT_WIDTH = 459;
/** Sizes of figures in half points. */
const STAT_SIZES = { largest: 52, smallest: 20 };
/** Width of a character in a heavy font, as a share of its size: the reader's fonts are unknown. */
const CHARACTER_WIDTH = 0.66;
const NO_LINE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const NO_LINES = { top: NO_LINE, bottom: NO_LINE, left: NO_LINE, right: NO_LINE };

/** A chart as a picture with its numbers as alternative text. */
export function drawnFigure({ bytes, width, height, alt }: DrawnFigure): FileChild {
  const text = legalText(alt);
  const image = new ImageRun({
    type: 'png',
    data: bytes,
    transformation: { width: Math.round(width * PIXELS), height: Math.round(height * PIXELS) },
    altText: { name: 'Chart', title: text, description: text },
  });
  return new Paragraph({ children: [image], spacing: { before: 160, after: 80 }, keepNext: true });
}

/** A row of drawings above the title, as wide as the text. Screen readers skip it, because it is decoration. */
export function titleFigure({ bytes, width, height }: DrawnFigure): FileChild {
  const image = new ImageRun({
    type: 'png',
    data: bytes,
    transformation: {
      width: Math.round(TEXT_WIDTH * PIXELS),
      height: Math.round(((TEXT_WIDTH * height) / width) * PIXELS),
    },
    altText: { name: 'Title art' },
    decorative: true,
  });
  return new Paragraph({ children: [image], spacing: { before: 0, after: 240 }, keepNext: true });
}

type Writer = { paragraph(runs: readonly TextRun[], options: Omit<IParagraphOptions, 'children'>): Paragraph };

/** Figures side by side in a table without lines, each above its label. */
export function statRow(stats: readonly Stat[], writer: Writer): FileChild {
  const longest = Math.max(1, ...stats.map(({ figure }) => figure.length));
  const room = TEXT_WIDTH / Math.max(1, stats.length) - 10;
  const fitting = Math.floor((room / (longest * CHARACTER_WIDTH)) * 2);
  const size = Math.max(STAT_SIZES.smallest, Math.min(STAT_SIZES.largest, fitting));
  const share = Math.floor(100 / Math.max(1, stats.length));
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    layout: TableLayoutType.FIXED,
    columnWidths: stats.map(() => Math.floor((TEXT_WIDTH * 20) / stats.length)),
    borders: { ...NO_LINES, insideHorizontal: NO_LINE, insideVertical: NO_LINE },
    rows: [
      new TableRow({
        cantSplit: true,
        children: stats.map(
          ({ figure, label }) =>
            new TableCell({
              width: { size: share, type: WidthType.PERCENTAGE },
              borders: NO_LINES,
              margins: { top: 40, bottom: 40, left: 0, right: 100 },
              children: [
                new Paragraph({
                  style: 'Figure',
                  children: [new DocxRun({ text: legalText(figure.replace(/ /g, '\u00a0')), size })],
                }),
                writer.paragraph(label, { style: 'TableText' }),
              ],
            }),
        ),
      }),
    ],
  });
}
