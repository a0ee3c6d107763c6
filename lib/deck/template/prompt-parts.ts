import type { Block, Card } from '../blocks';
import { readGroupComparison } from '../content/read-comparison';
import { endsWithColon } from '../text/letters-and-words';

/** The part of a prompt for one template card. `repeats`: the heading of the part it continues. */
export type PromptPart = Pick<Card, 'notes' | 'repeats'> & { blocks: Block[] };

/** Splits a prompt without markers at its headings, or into paragraphs if it has none. */
export function blockParts(blocks: readonly Block[]): Block[][] {
  return blocks.some((block) => block.kind === 'heading') ? joinComparisons(byHeadings(blocks)) : byParagraphs(blocks);
}

/** Starts a part at each heading. Content before the first heading is a part too. */
function byHeadings(blocks: readonly Block[]): Block[][] {
  const cards: Block[][] = [];
  for (const block of blocks) {
    const last = cards.at(-1);
    if (last && block.kind !== 'heading') last.push(block);
    else cards.push([block]);
  }
  return cards;
}

const MOST_SIDES = 3;

/** Joins a heading and two or three subheadings that each head a short list into one comparison. */
function joinComparisons(parts: readonly Block[][]): Block[][] {
  const joined: Block[][] = [];
  for (let at = 0; at < parts.length; ) {
    const sides = sidesBelow(parts, at);
    joined.push([parts[at]!, ...sides].flat());
    at += 1 + sides.length;
  }
  return joined;
}

function sidesBelow(parts: readonly Block[][], at: number): Block[][] {
  const [head, ...more] = parts[at]!;
  if (head?.kind !== 'heading' || more.length > 0) return [];
  const level = levelOf(parts[at + 1]);
  if (level === null || level <= head.level) return [];
  const sides: Block[][] = [];
  for (const part of parts.slice(at + 1, at + 2 + MOST_SIDES)) {
    if (levelOf(part) !== level) break;
    sides.push(part);
  }
  return readGroupComparison(sides) ? sides : [];
}

function levelOf(part: readonly Block[] | undefined): number | null {
  const head = part?.[0];
  return head?.kind === 'heading' ? head.level : null;
}

/**
 * One part per paragraph. Pictures stay with the paragraph before them, and content after a colon stays with its
 * announcement.
 */
function byParagraphs(blocks: readonly Block[]): Block[][] {
  const cards: Block[][] = [];
  for (const block of blocks) {
    const last = cards.at(-1);
    if (last && (block.kind === 'image' || announces(last.at(-1)))) last.push(block);
    else cards.push([block]);
  }
  return cards.length === 0 ? [[]] : cards;
}

function announces(block: Block | undefined): boolean {
  return block?.kind === 'paragraph' && endsWithColon(block.runs.at(-1)?.text ?? '');
}
