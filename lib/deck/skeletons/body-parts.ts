import type { Block, BlockKind, BlockOf, TextRun } from '../blocks';
import { partQuote } from '../content/fold-source';
import { type Content, wordsIn } from '../content/read-content';
import type { CardToPlace, Placement } from '../layout/placement';
import { endsWithColon } from '../text/letters-and-words';
import { plainText } from '../text/text-runs';
import type { SetText } from './stage';

const LABEL_WORDS = 6;

/** The last block if it is a few words with a colon, such as "Ingredients:", which means nothing away from its list. */
export function labelAbove(blocks: readonly Block[]): BlockOf<'paragraph'> | null {
  const last = blocks.at(-1);
  if (last?.kind !== 'paragraph') return null;
  return wordsIn(last.runs) <= LABEL_WORDS && endsWithColon(plainText(last.runs)) ? last : null;
}

type Around = { before: Block[]; after: Block[] };

/** The first block of a kind, and the blocks before and after it. */
export function partAt<Kind extends BlockKind>(
  { body }: Content,
  kind: Kind,
): Around & { block: BlockOf<Kind> | null } {
  const at = body.findIndex((block) => block.kind === kind);
  if (at < 0) return { block: null, before: [], after: body };
  return { block: body[at] as BlockOf<Kind>, before: body.slice(0, at), after: body.slice(at + 1) };
}

/** The only block of a kind, and the blocks before and after it. Null if there is none, or several. */
export function onlyAt<Kind extends BlockKind>(
  content: Content,
  kind: Kind,
): (Around & { block: BlockOf<Kind> }) | null {
  const { block, before, after } = partAt(content, kind);
  return block && after.every((each) => each.kind !== kind) ? { block, before, after } : null;
}

/** The text of the first paragraph, and the blocks before and after it. */
export function statementAt(content: Content): Around & { said: TextRun[] } {
  const { block, ...around } = partAt(content, 'paragraph');
  return { said: block?.runs ?? [], ...around };
}

/** The words and the source of the first quotation, and the blocks before and after it. */
export function quoteAt(content: Content) {
  const { block, ...around } = partAt(content, 'quote');
  return { ...(block ? partQuote(block) : { words: [], source: [] }), ...around };
}

/** Joins the paragraphs of a quotation, each on its own lines. */
export function joinParagraphs(words: TextRun[][]): TextRun[] {
  return words.flatMap((runs, at) => (at === 0 ? runs : [{ text: '\n' }, ...runs]));
}

/** The number of text columns, where three need a card of more than `least` points. */
export function columnsOf({ layout, frame }: CardToPlace, least = 800): number {
  return layout === 'three-columns' && frame.card.width > least ? 3 : 2;
}

/** The first placement that fits its card, made one by one. Null if none does. */
export function firstFitting(...ways: (() => Placement | null)[]): Placement | null {
  for (const place of ways) {
    const placed = place();
    if (placed && placed.excess < 0.01) return placed;
  }
  return null;
}

const TABLE_ROWS = 40;
const SENTENCE = 30;

/** Whether a table contains sentences rather than words and figures. */
export function hasSentences({ rows }: BlockOf<'table'>): boolean {
  return rows.slice(0, TABLE_ROWS).some((cells) => cells.some((runs) => plainText(runs).length > SENTENCE));
}

/** Texts below each other, measured before they are placed, because their height determines the position. */
export type SetStack = { height: number; put(x: number, y: number): void };

export function stacked(sets: readonly (SetText | null)[], gap = 0): SetStack {
  const all = sets.filter((set) => set !== null);
  return {
    height: all.reduceRight((sum, { height }, at) => sum + (at < all.length - 1 ? height + gap : height), 0),
    put: (x, y) => {
      let below = y;
      for (const set of all) {
        set.put(x, below);
        below += set.height + gap;
      }
    },
  };
}
