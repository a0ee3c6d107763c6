import type { Block, BlockOf } from '../blocks';
import { measureBlock } from '../layout/measure-block';
import type { MeasureContext, Measured } from '../layout/measured';
import { optionsKey } from '../layout/recall-layout';
import type { LayoutOptions } from '../layout-options';
import { announcesFigure, mayMoveWithFigure } from './announces-figure';
import { documentFigure } from './document-figure';
import type { DocumentFlow } from './document-flow';
import type { DocumentFrame } from './document-frame';
import { type DocumentPart, isShown, type OwnCard, piecesOf } from './document-pieces';
import { type Caption, captionBelow, captionBeside } from './figure-caption';
import { figureLabel } from './figure-labels';
import type { FoundCaption } from './find-caption';
import { isPullQuote, measurePullQuote } from './pull-quote';
import { recallMeasured } from './recall-measured';
import { refersToFigure } from './refers-to-figure';
import { acrossPage } from './title-block';

/** A table with more columns than this is as wide as the page. */
const COLUMNS_IN_TEXT = 4;
/** A table with up to this many rows stays on one page. */
const ROWS_KEPT = 8;

/** Adds the text of a document to its flow, and numbers the figures and tables. */
export class DocumentFigures {
  readonly #key: string;
  readonly #numbers = { figure: 0, table: 0 };

  constructor(
    private readonly flow: DocumentFlow,
    private readonly frame: DocumentFrame,
    private readonly measure: MeasureContext,
    private readonly options: LayoutOptions,
  ) {
    this.#key = `${optionsKey(options)} ${measure.scale.leading}`;
  }

  /** @param above the heading of the card, for a part without a heading */
  addPart(part: DocumentPart, card: OwnCard, above: BlockOf<'heading'> | null = null): void {
    if (part.heading) this.flow.addHeading(this.#inColumn(part.heading));
    const figureOf = (own: OwnCard) => documentFigure(own, this.frame, this.measure, this.options);
    let isBelowFigure = false;
    const pieces = piecesOf(part, card, above, figureOf);
    for (const [at, piece] of pieces.entries()) {
      if (piece.kind === 'figure') this.#addFigure(piece.figure, piece.found);
      else if (isShown(pieces[at + 1]) && announcesFigure(piece.block))
        this.#addAnnouncement(piece.block, isBelowFigure);
      else this.#addBlock(piece.block, piece.found, isBelowFigure);
      isBelowFigure = isShown(piece);
    }
  }

  #addFigure({ measured, isWide }: { measured: Measured; isWide: boolean }, found: FoundCaption | null): void {
    if (isWide) this.flow.addWide(measured);
    else this.#addCaptioned(measured, found, 'figure');
  }

  #addAnnouncement(block: Block, isBelowFigure: boolean): void {
    const announces = mayMoveWithFigure(block) ? 'moves' : 'stays';
    this.flow.addAnnouncing(this.#inColumn(block), announces, refersToFigure(block, isBelowFigure));
  }

  #addBlock(block: Block, found: FoundCaption | null, isBelowFigure: boolean): void {
    if (isPullQuote(block))
      this.flow.addWide(recallMeasured(block, this.#key, () => measurePullQuote(block, this.frame, this.measure)));
    else if (block.kind === 'table') this.#addTable(block, found);
    else if (refersToFigure(block, isBelowFigure)) this.flow.addReferring(this.#inColumn(block));
    else this.flow.add(this.#inColumn(block));
  }

  #addTable(block: BlockOf<'table'>, found: FoundCaption | null): void {
    const isWide = block.header.length > COLUMNS_IN_TEXT;
    if (!isWide) {
      this.#addCaptioned(keptWhole(block, this.#inColumn(block)), found, 'table', isShort(block));
      return;
    }
    const { full } = this.frame;
    const wide = recallMeasured(block, this.#key, () =>
      acrossPage(measureBlock(block, full.width, this.measure), this.frame),
    );
    const caption = this.#caption(found, 'table');
    this.flow.addWide({ ...wide, keepWithNext: caption !== null });
    if (caption) this.flow.add(captionBelow(caption, full, this.measure));
  }

  /**
   * The caption, if there is one, is in the side column, or below the figure if the side column has a heading there or
   * if the caption is taller than the figure.
   */
  #addCaptioned(measured: Measured, found: FoundCaption | null, kind: 'figure' | 'table', floats = true): void {
    const caption = this.#caption(found, kind);
    const parts = caption ? this.#withCaption(measured, caption) : [measured];
    if (floats) this.flow.addFigure(parts);
    else for (const part of parts) this.flow.add(part);
  }

  #withCaption(measured: Measured, caption: Caption): Measured[] {
    const beside = this.flow.isSideFree ? captionBeside(measured, caption, this.frame, this.measure) : null;
    return beside
      ? [beside]
      : [{ ...measured, keepWithNext: true }, captionBelow(caption, this.frame.text, this.measure)];
  }

  #caption(found: FoundCaption | null, kind: 'figure' | 'table'): Caption | null {
    if (!found) return null;
    this.#numbers[kind] += 1;
    return {
      label: found.label ?? figureLabel(kind, this.#numbers[kind], this.options.language),
      words: found.words,
      isAgain: !found.isOfText,
    };
  }

  #inColumn(block: Block): Measured {
    return recallMeasured(block, this.#key, () => {
      const measured = measureBlock(block, this.frame.text.width, this.measure);
      return block.kind === 'list' ? withBreakRules(measured) : measured;
    });
  }
}

/** Minimum number of lines of a list on either side of a page break. */
const LEAST_LINES = 2;

function withBreakRules(list: Measured): Measured {
  const { length } = list.slices;
  return {
    ...list,
    mayBreakBefore: (at) => at >= LEAST_LINES && length - at >= LEAST_LINES && list.mayBreakBefore(at),
  };
}

/** Keeps a short table on one page. */
function keptWhole(block: BlockOf<'table'>, measured: Measured): Measured {
  return isShort(block) ? { ...measured, mayBreakBefore: () => false } : measured;
}

function isShort({ rows }: BlockOf<'table'>): boolean {
  return rows.length <= ROWS_KEPT;
}
