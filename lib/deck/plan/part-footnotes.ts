import type { Block } from '../blocks';
import { type DocumentNote, isFootnote, marksOfBlock, NOTES_HEADING } from '../content/footnotes';
import { countWords } from '../text/letters-and-words';
import { plainText } from '../text/text-runs';
import type { PlannedCard } from './planned-card';

export const MOST_AT_FOOT = 3;
const MOST_WORDS = 75;

export type PartedNotes = { body: readonly Block[]; notes: DocumentNote[] };

/**
 * Separates Markdown footnotes from a text before its cards are planned, because they are not part of a card’s text.
 * A list of footnotes below its own heading is a section like any other, and footnotes without a mark are text.
 */
export function partFootnotes(blocks: readonly Block[]): PartedNotes {
  if (!blocks.some(isFootnote)) return { body: blocks, notes: [] };
  const marked = new Set(blocks.flatMap((block) => (isFootnote(block) ? [] : marksOfBlock(block))));
  const body: Block[] = [];
  const notes: DocumentNote[] = [];
  for (let at = 0; at < blocks.length; ) {
    let end = at;
    while (end < blocks.length && isFootnote(blocks[end]!)) end += 1;
    if (end === at) {
      body.push(blocks[at]!);
      at += 1;
      continue;
    }
    const next = blocks[end];
    const isSection = blocks[at - 1]?.kind === 'heading' && (!next || next.kind === 'heading');
    for (const block of blocks.slice(at, end))
      if (!isSection && isFootnote(block) && marked.has(block.note)) notes.push(block);
      else body.push(block);
    at = end;
  }
  return body.every(({ kind }) => kind === 'heading') ? { body: blocks, notes: [] } : { body, notes };
}

/** The plan with a card for the footnotes at its end, if a card has too many for its foot. Otherwise the same plan. */
export function withNotesCard(plan: PlannedCard[], notes: readonly DocumentNote[]): PlannedCard[] {
  if (notes.length === 0 || !plan.some((card) => isTooMuch(notesOf(card, notes)))) return plan;
  return [...plan, { blocks: [...notes], repeats: NOTES_HEADING }];
}

function notesOf({ blocks }: PlannedCard, notes: readonly DocumentNote[]): DocumentNote[] {
  const marks = new Set(blocks.flatMap(marksOfBlock));
  return marks.size === 0 ? [] : notes.filter(({ note }) => marks.has(note ?? ''));
}

function isTooMuch(notes: readonly DocumentNote[]): boolean {
  const words = notes.reduce((sum, { runs }) => sum + countWords(plainText(runs)), 0);
  return notes.length > MOST_AT_FOOT || words > MOST_WORDS;
}

/** Puts footnotes back where they are in the text, so that the cards have its words in order. */
export function withFootnotes(plan: PlannedCard[], notes: readonly DocumentNote[]): PlannedCard[] {
  if (notes.length === 0) return plan;
  const homes = new Map<number, DocumentNote[]>();
  let home = 0;
  for (const note of notes) {
    while (home < plan.length - 1 && beginsBefore(plan[home + 1]!, note)) home += 1;
    homes.set(home, [...(homes.get(home) ?? []), note]);
  }
  return plan.map((card, at) => {
    const own = homes.get(at);
    return own ? { ...card, blocks: merged(card.blocks, own) } : card;
  });
}

function beginsBefore({ blocks }: PlannedCard, note: DocumentNote): boolean {
  return blocks[0] === undefined || blocks[0].lines.from < note.lines.from;
}

function merged(blocks: readonly Block[], notes: readonly DocumentNote[]): Block[] {
  const out: Block[] = [];
  let at = 0;
  for (const block of blocks) {
    while (at < notes.length && notes[at]!.lines.from < block.lines.from) out.push(notes[at++]!);
    out.push(block);
  }
  return [...out, ...notes.slice(at)];
}
