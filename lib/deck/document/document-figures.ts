import type { Block, BlockOf, TextRun } from '../blocks';
import { partQuote } from '../content/fold-source';
import { wordsOf } from '../content/read-content';
import { largestFitting } from '../layout/card-head';
import type { LayoutOptions } from '../layout/layout-options';
import { measureBlock } from '../layout/measure/measure-block';
import { measureRuns } from '../layout/measure/measure-text-block';
import { type MeasureContext, type Measured, measuredHeight, wholeFigure } from '../layout/measure/measured';
import { prepareText } from '../layout/measure/prepare-text';
import { drawStack, type Stack, stackMeasured } from '../layout/measure/stack';
import { textFont } from '../layout/measure/text-font';
import { optionsKey } from '../layout/recall-layout';
import type { PlacedElement } from '../placed';
import { plainText } from '../text/text-runs';
import type { Points } from '../units';
import { documentFigure, measureStats } from './document-figure';
import type { DocumentFlow } from './document-flow';
import type { DocumentFrame } from './document-frame';
import { type DocumentPart, introduces, isShown, type OwnCard, type PieceOf, piecesOf } from './document-pieces';
import { decorative } from './document-shapes';
import { announcesFigure, type FoundCaption, figureLabel, mayMoveWithFigure } from './find-caption';
import { acrossPage } from './section-head';

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
    const pieces = piecesOf(part, card, above, figureOf);
    for (const [at, piece] of pieces.entries()) {
      if (piece.kind === 'figure') this.#addFigure(piece);
      else if (isShown(pieces[at + 1]) && announcesFigure(piece.block)) this.#addAnnouncement(piece.block);
      else if (introduces(piece.block, pieces[at + 1])) this.flow.addIntroducing(this.#inColumn(piece.block));
      else this.#addBlock(piece.block, piece.found);
    }
  }

  #addFigure({ figure: { measured, compact, isWide }, total, found }: PieceOf<'figure'>): void {
    if (isWide) {
      this.flow.addWide(measured);
      return;
    }
    const below = total && measureStats([total], this.frame.text, this.measure);
    const caption = this.#caption(found, 'figure');
    const partsOf = (chart: Measured) => {
      const parts = this.#withCaption(chart, caption);
      return below ? [...parts.map((part) => ({ ...part, keepWithNext: true })), below] : parts;
    };
    this.flow.addFigure(partsOf(measured), compact && partsOf(compact));
  }

  #addAnnouncement(block: Block): void {
    this.flow.addAnnouncing(this.#inColumn(block), mayMoveWithFigure(block) ? 'moves' : 'stays');
  }

  #addBlock(block: Block, found: FoundCaption | null): void {
    if (isPullQuote(block))
      this.flow.addWide(recallMeasured(block, this.#key, () => measurePullQuote(block, this.frame, this.measure)));
    else if (block.kind === 'table') this.#addTable(block, found);
    else if (block.kind === 'image') this.flow.addShown([this.#inColumn(block)]);
    else this.flow.add(this.#inColumn(block));
    if (this.#staysWhole(block)) this.flow.keepTogether(this.flow.items.length - 1);
  }

  #addTable(block: BlockOf<'table'>, found: FoundCaption | null): void {
    const isWide = block.header.length > COLUMNS_IN_TEXT;
    if (!isWide) {
      const parts = this.#withCaption(this.#inColumn(block), this.#caption(found, 'table'));
      if (block.rows.length > ROWS_KEPT) {
        this.flow.addShown(parts);
        return;
      }
      this.flow.addFigure(parts);
      this.flow.keepTogether(this.flow.items.length - parts.length);
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
  #withCaption(measured: Measured, caption: Caption | null): Measured[] {
    if (!caption) return [measured];
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

  #staysWhole(block: Block): boolean {
    return this.#inColumn(block).slices.length <= (LINES_KEPT[block.kind] ?? 0);
  }

  #inColumn(block: Block): Measured {
    return recallMeasured(block, this.#key, () => {
      const measured = measureBlock(block, this.frame.text.width, this.measure);
      const least = LEAST_LINES[block.kind];
      return least ? withBreakRules(measured, least) : measured;
    });
  }
}

/** Minimum number of lines or rows on either side of a page break. */
const LEAST_LINES: { [kind in Block['kind']]?: number } = { list: 2, table: 2, code: 3 };

function withBreakRules(measured: Measured, least: number): Measured {
  const { length } = measured.slices;
  return {
    ...measured,
    mayBreakBefore: (at) =>
      at >= least &&
      length - at >= least &&
      measured.mayBreakBefore(at) &&
      !(measured.beginsParagraph && tearsItems(measured.beginsParagraph, at, length)),
  };
}

/** Items of a list with up to this many lines stay on one page. */
const ITEM_KEPT = 6;

/** Whether a break before a line would part an item that stays on one page, or leave an item alone. */
function tearsItems(begins: (at: number) => boolean, at: number, length: number): boolean {
  const starts = Array.from({ length }, (_, line) => line).filter(begins);
  const item = starts.findLastIndex((start) => start <= at);
  if (starts[item] === at) return item < LEAST_ITEMS || starts.length - item < LEAST_ITEMS;
  return (starts[item + 1] ?? length) - starts[item]! <= ITEM_KEPT;
}

const LEAST_ITEMS = 2;

/** Code and lists with up to this many lines stay on one page. */
const LINES_KEPT: { [kind in Block['kind']]?: number } = { code: 18, list: 10 };

type Known = { key: string; measured: Measured };
const known = new WeakMap<Block, Known[]>();
/** A document is measured with its usual line height, and perhaps with a smaller one. */
const MOST = 2;

/**
 * The cached measurement of a block that is the same object. After a keystroke, only the changed block is measured.
 * @param key equal for equal options
 */
function recallMeasured(block: Block, key: string, measure: () => Measured): Measured {
  const before = known.get(block) ?? [];
  const same = before.find((each) => each.key === key);
  if (same) return same.measured;
  const measured = measure();
  known.set(block, [{ key, measured }, ...before].slice(0, MOST));
  return measured;
}

const SIZE: Points = 8.5;
/** Space below a figure. */
const GAP: Points = 7;

/** A label such as "Figure 1", and the words of the caption. `isAgain`: the words are also elsewhere in the text. */
export type Caption = { label: string; words: TextRun[]; isAgain: boolean };

/** A figure with its caption in the side column, level with the top of the figure. Null if the caption is taller. */
export function captionBeside(
  figure: Measured,
  caption: Caption,
  frame: DocumentFrame,
  measure: MeasureContext,
): Measured | null {
  const stack = captionStack(caption, frame.side.width, measure);
  if (figure.kind !== 'block' || stack.height > measuredHeight(figure)) return null;
  return {
    ...figure,
    draw: (from, to, spot): PlacedElement[] => [
      ...(from === 0 ? drawCaption(stack, { ...frame.side, y: spot.y }) : []),
      ...figure.draw(from, to, spot),
    ],
  };
}

/** A caption that stays below its figure. `x` and `width` are those of the figure. */
export function captionBelow(
  caption: Caption,
  { x, width }: { x: Points; width: Points },
  measure: MeasureContext,
): Measured {
  const stack = captionStack(caption, width, measure);
  return wholeFigure(stack.height, ({ y }) => drawCaption(stack, { x, y, width }), { space: GAP });
}

function captionStack({ label, words, isAgain }: Caption, width: Points, measure: MeasureContext): Stack {
  const { accent, muted } = measure.inks;
  const look = { size: SIZE, leading: 1.35, spaceBefore: 2, after: 0 } as const;
  const named = { ...look, role: 'ornament', font: 'strong', colour: accent, spaceBefore: 0 } as const;
  const said = { ...look, role: isAgain ? 'ornament' : 'caption', font: 'body', colour: muted } as const;
  return stackMeasured([
    measureRuns([{ text: label }], width, named, measure),
    measureRuns(words, width, said, measure),
  ]);
}

function drawCaption(stack: Stack, spot: { x: Points; y: Points; width: Points }): PlacedElement[] {
  return decorative(drawStack(stack, 0, stack.slices.length, spot));
}

/** A longer quotation is set like other text. */
const MOST_WORDS = 45;
const SIZES = [20, 18, 16, 14];
const MOST_LINES = 5;
const MARK: Points = 64;
const SPACE: Points = 22;

/** A label such as "💡 Tip:" before text that is not in quotation marks. */
const LABELLED = /^\P{L}*\p{Lu}[\p{L} ]{1,24}:\s+(?!["“„«‚‘])/u;

/** Whether a quotation is short enough to be set as a pull quote, and no note to the reader. */
export function isPullQuote(block: Block): block is BlockOf<'quote'> {
  if (block.kind !== 'quote' || block.callout || wordsOf(block) > MOST_WORDS) return false;
  const { words, source } = partQuote(block);
  return words.length === 1 && (source.length > 0 || !isNote(words[0]!));
}

function isNote(runs: readonly TextRun[]): boolean {
  return runs.some(({ href, code }) => href !== undefined || code) || LABELLED.test(plainText(runs));
}

/** A short quotation in large type, with a quotation mark in the side column and the source below. */
function measurePullQuote(block: BlockOf<'quote'>, frame: DocumentFrame, measure: MeasureContext): Measured {
  const { theme, book, inks } = measure;
  const { words, source } = partQuote(block);
  const { width } = frame.text;
  const runs = words.flat();
  const look = { role: 'quote', font: 'display', leading: 1.25, balanced: true, spaceBefore: 0 } as const;
  const said = largestFitting(
    SIZES,
    (size) => measureRuns(runs, width, { ...look, size }, measure),
    { lines: MOST_LINES, height: 200, width },
    prepareText(runs, textFont(theme, 'display'), book).longestWord,
  );
  const name = { role: 'caption', font: 'body', size: 9, leading: 1.4, colour: inks.muted, spaceBefore: 9 } as const;
  const stack = stackMeasured([said, ...source.map((line) => measureRuns(line, width, name, measure))]);
  const sign = { role: 'ornament', font: 'heading', size: MARK, leading: 1, colour: inks.accent } as const;
  const mark = stackMeasured([measureRuns([{ text: '“' }], frame.side.width, { ...sign, spaceBefore: 0 }, measure)]);
  const height: Points = Math.max(stack.height, MARK);
  return wholeFigure(
    height,
    ({ y }): PlacedElement[] => [
      ...decorative(drawStack(mark, 0, mark.slices.length, { ...frame.side, y })),
      ...drawStack(stack, 0, stack.slices.length, { ...frame.text, y }),
    ],
    { space: SPACE, after: SPACE },
  );
}
