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
import { type Deck, nominalSize } from '@/lib/deck/deck';
import { type DocumentFigure, documentFigure } from '@/lib/deck/document/document-figure';
import { documentFrame, documentMeasure } from '@/lib/deck/document/document-frame';
import type { OwnCard } from '@/lib/deck/document/document-pieces';
import { themeFor } from '@/lib/deck/document/paper-theme';
import { serverFontBook } from '@/lib/deck/fonts/generated-font-book';
import type { LayoutOptions } from '@/lib/deck/layout/layout-options';
import { type Measured, measuredHeight } from '@/lib/deck/layout/measure/measured';
import { drawStack, stackMeasured } from '@/lib/deck/layout/measure/stack';
import type { PlacedCard } from '@/lib/deck/placed';
import type { Points } from '@/lib/deck/units';
import type { Stat } from '@/lib/deck/visual';
import { drawPngParts } from '../png/write-png';
import { legalText } from '../safe-text';

/** A chart as an image. */
export type DrawnFigure = { bytes: Uint8Array; width: Points; height: Points; alt: string };

/** Drawing takes time, so further charts stay lists and tables. */
const MOST_CHARTS = 100;
/** Space around a chart for the antialiasing of its edges. */
const EDGE: Points = 2;

/** Finds the figures of a document as its PDF does, and draws its charts. */
export class DocxFigures {
  readonly #deck: Deck;
  readonly #charts: DocumentFigure[] = [];

  constructor(deck: Deck) {
    const dimensions = deck.dimensions === 'letter' ? 'letter' : 'a4';
    const theme = themeFor(deck.theme, 'document');
    // The page is white in an office program.
    const palette = { ...theme.palette, ground: '#FFFFFF' };
    this.#deck = { ...deck, format: 'document', dimensions, theme: { ...theme, palette } };
  }

  /** The figure for the content of a card. Null if it should be text. */
  readonly find = (card: OwnCard): DocumentFigure | null => {
    if (this.#charts.length >= MOST_CHARTS) return null;
    const { format, dimensions, theme } = this.#deck;
    const options = this.#options();
    const frame = documentFrame(nominalSize(format, dimensions), { top: 0, bottom: 0 }, theme);
    const text = { ...frame.text, x: EDGE };
    const figure = documentFigure(card, { ...frame, text }, documentMeasure(options), options);
    if (figure && !figure.stats) this.#charts.push(figure);
    return figure;
  };

  #options(): LayoutOptions {
    const { theme, language, format, dimensions } = this.#deck;
    return {
      ...{ theme, language, format, dimensions, fonts: serverFontBook() },
      ...{ headerFooter: null, layoutSequence: null, additionalInstructions: null },
    };
  }

  async draw(): Promise<ReadonlyMap<DocumentFigure, DrawnFigure>> {
    if (this.#charts.length === 0) return new Map();
    const { format, dimensions, theme } = this.#deck;
    const width = documentFrame(nominalSize(format, dimensions), { top: 0, bottom: 0 }, theme).text.width + EDGE * 2;
    const cards = this.#charts.map(({ measured }, index) => ({ ...asCard(measured, width), index }));
    const { parts } = await drawPngParts({ ...this.#deck, cards }, new Map());
    return new Map(
      cards.map(({ height, elements }, at) => {
        const alt = elements.flatMap((element) => (element.kind === 'chart' ? element.alt : [])).join(' ');
        return [this.#charts[at]!, { bytes: parts[at]!.bytes, width, height, alt }];
      }),
    );
  }
}

/** A card with only this figure. */
function asCard(measured: Measured, width: Points): PlacedCard {
  const stack = stackMeasured([measured]);
  return {
    ...{ index: 0, page: 0, layout: 'chart', ground: 'ground', title: '', notes: null },
    ...{ width, height: measuredHeight(measured) + EDGE * 2, verdict: { kind: 'placed', why: null } },
    elements: drawStack(stack, 0, stack.slices.length, { x: EDGE, y: EDGE, width: width - EDGE * 2 }),
  };
}

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
