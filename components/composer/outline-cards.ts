import { findMarkers, splitAtMarkers } from '@/lib/contract/count-cards';
import type { Block, Card, TextRun } from '@/lib/deck/blocks';

/**
 * A card as the outline names it. `title` is null where the text gives none: the words for that are not known in the
 * thread this runs in. `line` (from 1) is where it begins in the text; null where no line made it.
 */
export type OutlineEntry = { title: string | null; line: number | null; empty: boolean };

const LONGEST = 80;

/** One entry a card: its heading, else its first words. At breaks the card begins on the line after its marker. */
export function outlineCards(cards: readonly Card[], text: string, atBreaks: boolean): OutlineEntry[] {
  const parts = atBreaks && findMarkers(text).length + 1 === cards.length ? splitAtMarkers(text) : null;
  return cards.map((card, index) => {
    const told = card.blocks.find(({ kind }) => kind === 'heading') ?? card.blocks.find(saysSomething);
    const title = told ? wordsOf(told) : '';
    const line = parts?.[index]?.firstLine ?? (card.labelOnly ? null : (card.blocks[0]?.lines.from ?? null));
    return { title: shorten(title) || null, line, empty: title === '' && told?.kind !== 'image' };
  });
}

function saysSomething(block: Block): boolean {
  return block.kind === 'image' || wordsOf(block) !== '';
}

function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return join(block.runs);
    case 'list':
      return join(block.items[0]?.runs ?? []);
    case 'table':
      return block.header.map(join).join(' · ');
    case 'quote':
      return join(block.paragraphs[0] ?? []);
    case 'code':
      return block.text.trim().split('\n', 1)[0] ?? '';
    case 'image':
      return block.alt;
    default:
      return '';
  }
}

function join(runs: readonly TextRun[]): string {
  return runs
    .map((run) => run.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function shorten(title: string): string {
  return title.length > LONGEST ? `${title.slice(0, LONGEST).trimEnd()}…` : title;
}
