import type { Block, BlockOf, Card } from '../blocks';
import type { Stat } from '../visual';
import type { DocumentFigure } from './document-figure';
import { announcesFigure, captionBefore, type FoundCaption, findCaption } from './find-caption';

type Heading = BlockOf<'heading'>;
export type OwnCard = Card & { index: number };

/** A heading and the blocks up to the next heading. */
export type DocumentPart = { heading: Heading | null; blocks: Block[] };

/** A block, or its data drawn as a figure, perhaps with a key figure below. `found`: its caption, if it gets one. */
export type DocumentPiece = { found: FoundCaption | null } & (
  | { kind: 'block'; block: Block }
  | { kind: 'figure'; figure: DocumentFigure; total: Stat | null }
);

export type PieceOf<Kind extends DocumentPiece['kind']> = Extract<DocumentPiece, { kind: Kind }>;

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
  const asText = (block: Block): DocumentPiece => ({ kind: 'block', block, found: null });
  const hasData = blocks.some(isData);
  const lines = hasData ? null : figureOf(headed(blocks));
  if (lines) {
    const { before, after } = lines;
    const found = lines.isWide ? null : findCaption({ before: before.at(-1), after: after[0], heading: head });
    const figure: DocumentPiece = { kind: 'figure', figure: lines, found, total: null };
    return withTotals([...before.map(asText), figure, ...(found?.isOfText ? after.slice(1) : after).map(asText)]);
  }
  const figures = blocks.map((block) => (isData(block) ? figureOf(headed([block])) : null));
  const isCaptioned = (at: number) => (figures[at] ? !figures[at].isWide : blocks[at]?.kind === 'table');
  const isOnly = blocks.filter((_, at) => isCaptioned(at)).length === 1;
  const pieces: DocumentPiece[] = [];
  let own: FoundCaption | null = null;
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at]!;
    if (isCaptioned(at + 1) && !own) {
      own = captionBefore(block);
      if (own) continue;
    }
    const around = { before: blocks[at - 1], after: blocks[at + 1], heading: isOnly ? head : null };
    const found: FoundCaption | null = isCaptioned(at) ? (own ?? findCaption(around)) : null;
    const figure = figures[at];
    pieces.push(figure ? { kind: 'figure', figure, found, total: null } : { kind: 'block', block, found });
    // What the chart leaves out.
    if (figure) pieces.push(...figure.after.map(asText));
    if (found?.isOfText && found !== own) at += 1;
    own = null;
  }
  return withTotals(pieces);
}

/** Charts with the totals that are directly below them. */
function withTotals(pieces: readonly DocumentPiece[]): DocumentPiece[] {
  const totals = pieces.map((piece, at) => {
    const next = pieces[at + 1];
    return piece.kind === 'figure' && next?.kind === 'block' ? piece.figure.totalOf(next.block) : null;
  });
  return pieces.flatMap((piece, at) =>
    piece.kind === 'figure' ? { ...piece, total: totals[at]! } : totals[at - 1] ? [] : piece,
  );
}

/** Whether a piece is a figure or table. */
export function isShown(piece: DocumentPiece | undefined): boolean {
  return piece !== undefined && (piece.kind === 'figure' || piece.block.kind === 'table');
}

/** Whether a block is a sentence that introduces the code or list after it. */
export function introduces(block: Block, next: DocumentPiece | undefined): block is BlockOf<'paragraph'> {
  const isListing = next?.kind === 'block' && (next.block.kind === 'code' || next.block.kind === 'list');
  return isListing && announcesFigure(block);
}

function isData({ kind }: Block): boolean {
  return kind === 'list' || kind === 'table';
}
