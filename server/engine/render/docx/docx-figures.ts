import type { Deck } from '@/lib/deck/deck';
import { nominalSize } from '@/lib/deck/deck';
import { type DocumentFigure, documentFigure } from '@/lib/deck/document/document-figure';
import { documentFrame, documentMeasure } from '@/lib/deck/document/document-frame';
import type { OwnCard } from '@/lib/deck/document/document-pieces';
import { themeFor } from '@/lib/deck/document/paper-theme';
import { serverFontBook } from '@/lib/deck/fonts/generated-font-book';
import { measuredHeight } from '@/lib/deck/layout/measured';
import { drawStack, stackMeasured } from '@/lib/deck/layout/stack';
import type { LayoutOptions } from '@/lib/deck/layout-options';
import type { PlacedCard } from '@/lib/deck/placed';
import type { Points } from '@/lib/deck/units';
import { drawPngParts } from '../png/write-png';

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
    const theme = themeFor(deck.theme, dimensions);
    // The page is white in an office program.
    const palette = { ...theme.palette, ground: '#FFFFFF' };
    this.#deck = { ...deck, format: 'document', dimensions, theme: { ...theme, palette } };
  }

  /** The figure for the content of a card. Null if it should be text. */
  readonly find = (card: OwnCard): DocumentFigure | null => {
    if (this.#charts.length >= MOST_CHARTS) return null;
    const { theme, language, format, dimensions } = this.#deck;
    const options: LayoutOptions = {
      ...{ theme, language, format, dimensions, fonts: serverFontBook() },
      ...{ headerFooter: null, layoutSequence: null, additionalInstructions: null },
    };
    const frame = documentFrame(nominalSize(format, dimensions), { top: 0, bottom: 0 });
    const text = { ...frame.text, x: EDGE };
    const figure = documentFigure(card, { ...frame, text }, documentMeasure(options), options);
    if (figure && !figure.stats) this.#charts.push(figure);
    return figure;
  };

  /** Draws all charts that were found. */
  async draw(): Promise<ReadonlyMap<DocumentFigure, DrawnFigure>> {
    if (this.#charts.length === 0) return new Map();
    const { format, dimensions } = this.#deck;
    const width = documentFrame(nominalSize(format, dimensions), { top: 0, bottom: 0 }).text.width + EDGE * 2;
    const cards = this.#charts.map(({ measured }, index): PlacedCard => {
      const stack = stackMeasured([measured]);
      return {
        ...{ index, page: 0, layout: 'chart', ground: 'ground', title: '', notes: null },
        ...{ width, height: measuredHeight(measured) + EDGE * 2, verdict: { kind: 'placed', why: null } },
        elements: drawStack(stack, 0, stack.slices.length, { x: EDGE, y: EDGE, width: width - EDGE * 2 }),
      };
    });
    const { parts } = await drawPngParts({ ...this.#deck, cards }, new Map());
    return new Map(
      cards.map(({ height, elements }, at) => {
        const alt = elements.flatMap((element) => (element.kind === 'chart' ? element.alt : [])).join(' ');
        return [this.#charts[at]!, { bytes: parts[at]!.bytes, width, height, alt }];
      }),
    );
  }
}
