import type { Block, BlockOf, Card } from '../blocks';
import { measureBlock } from '../layout/measure-block';
import type { MeasureContext, Measured } from '../layout/measured';
import { optionsKey } from '../layout/recall-layout';
import type { LayoutOptions } from '../layout-options';
import { documentFigure } from './document-figure';
import type { DocumentFlow } from './document-flow';
import type { DocumentFrame } from './document-frame';
import { type Caption, captionBelow, captionBeside } from './figure-caption';
import { figureLabel } from './figure-labels';
import { type FoundCaption, findCaption } from './find-caption';
import { isPullQuote, measurePullQuote } from './pull-quote';
import { recallMeasured } from './recall-measured';
import { acrossPage } from './title-block';

type Heading = BlockOf<'heading'>;
type OwnCard = Card & { index: number };
/** A heading and the blocks up to the next heading. */
export type DocumentPart = { heading: Heading | null; blocks: Block[] };

/** A table with more columns than this is as wide as the page. */
const COLUMNS_IN_TEXT = 4;
/** A table with up to this many rows stays on one page. */
const ROWS_KEPT = 8;

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

  /** @param above the heading of the card, for a part without a heading */
  addPart({ heading, blocks }: DocumentPart, card: OwnCard, above: Heading | null = null): void {
    if (heading) this.flow.add(this.#inColumn(heading));
    const head = heading ?? above;
    const headed = (own: Block[]) => ({ ...card, blocks: head ? [head, ...own] : own });
    const hasData = blocks.some(({ kind }) => kind === 'list' || kind === 'table');
    const lines = hasData ? null : this.#figure(headed(blocks));
    if (lines) {
      for (const block of lines.before) this.#addBlock(block, null);
      this.#addFigure(lines, findCaption(undefined, head));
      for (const block of lines.after) this.#addBlock(block, null);
      return;
    }
    for (let at = 0; at < blocks.length; at += 1) {
      const block = blocks[at]!;
      const figure = block.kind === 'list' || block.kind === 'table' ? this.#figure(headed([block])) : null;
      const found = findCaption(blocks[at + 1], head);
      const isCaptioned = figure ? this.#addFigure(figure, found) : this.#addBlock(block, found);
      if (isCaptioned && found?.isOfText) at += 1;
    }
  }

  #figure(card: OwnCard) {
    return documentFigure(card, this.frame, this.measure, this.options);
  }

  /** @returns whether it has a caption */
  #addFigure({ measured, isWide }: { measured: Measured; isWide: boolean }, found: FoundCaption | null): boolean {
    if (!isWide) return this.#addCaptioned(measured, found, 'figure');
    this.flow.addWide(measured);
    return false;
  }

  /** @returns whether it has a caption */
  #addBlock(block: Block, found: FoundCaption | null): boolean {
    if (isPullQuote(block)) {
      this.flow.addWide(recallMeasured(block, this.#key, () => measurePullQuote(block, this.frame, this.measure)));
      return false;
    }
    if (block.kind !== 'table') {
      this.flow.add(this.#inColumn(block));
      return false;
    }
    const isWide = block.header.length > COLUMNS_IN_TEXT;
    if (!isWide) return this.#addCaptioned(keptWhole(block, this.#inColumn(block)), found, 'table');
    const { full } = this.frame;
    const wide = recallMeasured(block, this.#key, () =>
      acrossPage(measureBlock(block, full.width, this.measure), this.frame),
    );
    this.flow.addWide({ ...wide, keepWithNext: true });
    this.flow.add(captionBelow(this.#caption(found, 'table'), full, this.measure));
    return true;
  }

  /**
   * The caption is in the side column, or below the figure if the side column has a heading there or if the caption is
   * taller than the figure.
   */
  #addCaptioned(measured: Measured, found: FoundCaption | null, kind: 'figure' | 'table'): true {
    const caption = this.#caption(found, kind);
    const beside = this.flow.isSideFree ? captionBeside(measured, caption, this.frame, this.measure) : null;
    if (beside) this.flow.add(beside);
    else {
      this.flow.add({ ...measured, keepWithNext: true });
      this.flow.add(captionBelow(caption, this.frame.text, this.measure));
    }
    return true;
  }

  #caption(found: FoundCaption | null, kind: 'figure' | 'table'): Caption {
    this.#numbers[kind] += 1;
    return {
      label: found?.label ?? figureLabel(kind, this.#numbers[kind], this.options.language),
      words: found?.words ?? null,
      isAgain: found?.isOfText === false,
    };
  }

  #inColumn(block: Block): Measured {
    return recallMeasured(block, this.#key, () => measureBlock(block, this.frame.text.width, this.measure));
  }
}

/** Keeps a short table on one page. */
function keptWhole(block: BlockOf<'table'>, measured: Measured): Measured {
  return block.rows.length <= ROWS_KEPT ? { ...measured, mayBreakBefore: () => false } : measured;
}
