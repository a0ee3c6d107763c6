import type { Block, BlockOf, Card, TextRun } from '../blocks';
import { measureBlock } from '../layout/measure-block';
import type { MeasureContext, Measured } from '../layout/measured';
import { wordsOf } from '../layout/read-content';
import { optionsKey } from '../layout/recall-layout';
import type { LayoutOptions } from '../layout-options';
import { documentFigure } from './document-figure';
import type { DocumentFlow } from './document-flow';
import type { DocumentFrame } from './document-frame';
import { type Caption, captionBelow, captionBeside } from './figure-caption';
import { figureLabel } from './figure-labels';
import { isPullQuote, measurePullQuote } from './pull-quote';
import { recallMeasured } from './recall-measured';
import { acrossPage } from './title-block';

type Heading = BlockOf<'heading'>;
type OwnCard = Card & { index: number };
/** A heading and what follows it up to the next. */
export type DocumentPart = { heading: Heading | null; blocks: Block[] };

/** A table of more columns than these is as wide as the page. */
const COLUMNS_IN_TEXT = 4;
/** A table of no more rows is not parted. */
const ROWS_KEPT = 8;
/** A line below a figure of no more words is its caption. */
const CAPTION_WORDS = 16;

export function partsOf(blocks: readonly Block[]): DocumentPart[] {
  const parts: DocumentPart[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') parts.push({ heading: block, blocks: [] });
    else if (parts.length > 0) parts.at(-1)!.blocks.push(block);
    else parts.push({ heading: null, blocks: [block] });
  }
  return parts;
}

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
    this.#key = optionsKey(options);
  }

  /** @param above the heading of the card, for a part without its own */
  addPart({ heading, blocks }: DocumentPart, card: OwnCard, above: Heading | null = null): void {
    if (heading) this.flow.add(this.#inColumn(heading));
    const head = heading ?? above;
    const headed = (own: Block[]) => ({ ...card, blocks: head ? [head, ...own] : own });
    const hasData = blocks.some(({ kind }) => kind === 'list' || kind === 'table');
    const lines = hasData ? null : this.#figure(headed(blocks));
    if (lines) {
      for (const block of lines.before) this.#addBlock(block);
      this.#addFigure(lines, null);
      for (const block of lines.after) this.#addBlock(block);
      return;
    }
    for (let at = 0; at < blocks.length; at += 1) {
      const block = blocks[at]!;
      const next = blocks[at + 1];
      const figure = block.kind === 'list' || block.kind === 'table' ? this.#figure(headed([block])) : null;
      const words = isCaption(next) ? next.runs : null;
      const isCaptioned = figure ? this.#addFigure(figure, words) : this.#addBlock(block, words);
      if (isCaptioned && words) at += 1;
    }
  }

  #figure(card: OwnCard) {
    return documentFigure(card, this.frame, this.measure, this.options);
  }

  /** @returns whether the words are its caption */
  #addFigure({ measured, isWide }: { measured: Measured; isWide: boolean }, words: TextRun[] | null): boolean {
    if (isWide) {
      this.flow.addWide(measured);
      return false;
    }
    return this.#addCaptioned(measured, words, 'figure');
  }

  /** @returns whether the words are its caption */
  #addBlock(block: Block, words: TextRun[] | null = null): boolean {
    if (isPullQuote(block)) {
      this.flow.addWide(recallMeasured(block, this.#key, () => measurePullQuote(block, this.frame, this.measure)));
      return false;
    }
    if (block.kind !== 'table') {
      this.flow.add(this.#inColumn(block));
      return false;
    }
    const isWide = block.header.length > COLUMNS_IN_TEXT;
    if (!isWide) return this.#addCaptioned(keptWhole(block, this.#inColumn(block)), words, 'table');
    const { full } = this.frame;
    const wide = recallMeasured(block, this.#key, () =>
      acrossPage(measureBlock(block, full.width, this.measure), this.frame),
    );
    this.flow.addWide(wide);
    return false;
  }

  /** The caption is in the side column; below the figure where a heading is there. */
  #addCaptioned(measured: Measured, words: TextRun[] | null, kind: 'figure' | 'table'): boolean {
    const { isSideFree } = this.flow;
    // Below a figure, a number alone says nothing.
    if (!isSideFree && !words) {
      this.flow.add(measured);
      return false;
    }
    this.#numbers[kind] += 1;
    const caption: Caption = { label: figureLabel(kind, this.#numbers[kind], this.options.language), words };
    if (isSideFree) this.flow.add(captionBeside(measured, caption, this.frame, this.measure));
    else {
      this.flow.add({ ...measured, keepWithNext: true });
      this.flow.add(captionBelow(caption, this.frame.text, this.measure));
    }
    return words !== null;
  }

  #inColumn(block: Block): Measured {
    return recallMeasured(block, this.#key, () => measureBlock(block, this.frame.text.width, this.measure));
  }
}

function isCaption(block: Block | undefined): block is BlockOf<'paragraph'> {
  return block?.kind === 'paragraph' && wordsOf(block) <= CAPTION_WORDS;
}

/** A short table is on one page. */
function keptWhole(block: BlockOf<'table'>, measured: Measured): Measured {
  return block.rows.length <= ROWS_KEPT ? { ...measured, mayBreakBefore: () => false } : measured;
}
