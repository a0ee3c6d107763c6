import type { Block, BlockOf, TextRun } from '../blocks';
import { blockText } from '../text/block-text';
import { plainText } from '../text/text-runs';

export type DocumentNote = BlockOf<'paragraph'>;

/** A footnote after its mark in the text was read: "[1] The cost per meal is …". */
const NOTE = /^\[([^\]\s]{1,24})\]\s+(?=\S)/;
const MARKS = /\[([^\]\s]{1,24})\]/g;

/**
 * Splits footnotes from the cards: paragraphs that begin with a mark that is also in the text. A list of references
 * below its own heading stays where it is.
 */
export function partNotes<Own extends { blocks: Block[] }>(
  cards: readonly Own[],
): { cards: Own[]; notes: DocumentNote[] } {
  const blocks = cards.flatMap((card) => card.blocks);
  if (!blocks.some((block) => labelOf(block) !== null)) return { cards: [...cards], notes: [] };
  const marked = new Set(blocks.flatMap((block) => (labelOf(block) === null ? marksIn(blockText(block)) : [])));
  const isNote = (block: Block): block is DocumentNote => marked.has(labelOf(block) ?? '');
  const notes: DocumentNote[] = [];
  const parted = cards.map((card) => {
    const left = card.blocks.filter((block) => !isNote(block));
    if (left.length > 0 && left.every(({ kind }) => kind === 'heading')) return card;
    notes.push(...card.blocks.filter(isNote));
    return { ...card, blocks: left };
  });
  return { cards: parted, notes };
}

/** The text of a footnote without its mark. */
export function noteWords({ runs }: DocumentNote): TextRun[] {
  let left = NOTE.exec(plainText(runs))?.[0].length ?? 0;
  return runs.flatMap((run) => {
    const text = run.text.slice(left);
    left = Math.max(0, left - run.text.length);
    return text === '' ? [] : [{ ...run, text }];
  });
}

/** The mark of a footnote without its brackets; null for any other block. */
export function labelOf(block: Block): string | null {
  if (block.kind !== 'paragraph') return null;
  return NOTE.exec(plainText(block.runs))?.[1] ?? null;
}

/** The labels of all footnote marks in a text. */
export function marksIn(text: string): string[] {
  return [...text.matchAll(MARKS)].map(([, label]) => label!);
}
