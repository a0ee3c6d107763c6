import type { Block, BlockOf, Card } from '../blocks';
import type { DocumentFigure } from './document-figure';
import { type FoundCaption, findCaption } from './find-caption';

type Heading = BlockOf<'heading'>;
export type OwnCard = Card & { index: number };

/** A heading and the blocks up to the next heading. */
export type DocumentPart = { heading: Heading | null; blocks: Block[] };

/** A block, or its data drawn as a figure. `found`: its caption, if it gets one. */
export type DocumentPiece = { found: FoundCaption | null } & (
  | { kind: 'block'; block: Block }
  | { kind: 'figure'; figure: DocumentFigure }
);

export function partsOf(blocks: readonly Block[]): DocumentPart[] {
  const parts: DocumentPart[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') parts.push({ heading: block, blocks: [] });
    else if (parts.length > 0) parts.at(-1)!.blocks.push(block);
    else parts.push({ heading: null, blocks: [block] });
  }
  return parts;
}

/**
 * What is shown below the heading of a part, in order.
 * @param above the heading of the card, for a part without a heading
 * @param figureOf the figure for the content of a card; null if it should be text
 */
export function piecesOf(
  { heading, blocks }: DocumentPart,
  card: OwnCard,
  above: Heading | null,
  figureOf: (card: OwnCard) => DocumentFigure | null,
): DocumentPiece[] {
  const head = heading ?? above;
  const headed = (own: Block[]) => ({ ...card, blocks: head ? [head, ...own] : own });
  const hasData = blocks.some(({ kind }) => kind === 'list' || kind === 'table');
  const lines = hasData ? null : figureOf(headed(blocks));
  if (lines) {
    const asText = (block: Block): DocumentPiece => ({ kind: 'block', block, found: null });
    const found = findCaption(undefined, lines.before.length === 0 ? null : head);
    const figure: DocumentPiece = { kind: 'figure', figure: lines, found };
    return [...lines.before.map(asText), figure, ...lines.after.map(asText)];
  }
  const pieces: DocumentPiece[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at]!;
    const figure = block.kind === 'list' || block.kind === 'table' ? figureOf(headed([block])) : null;
    const isCaptioned = figure ? !figure.isWide : block.kind === 'table';
    // Right below its heading, a table or figure needs only its number.
    const found = isCaptioned ? findCaption(blocks[at + 1], at === 0 ? null : head) : null;
    pieces.push(figure ? { kind: 'figure', figure, found } : { kind: 'block', block, found });
    if (found?.isOfText) at += 1;
  }
  return pieces;
}
