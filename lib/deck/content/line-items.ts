import type { Block, BlockOf, ListItem } from '../blocks';
import { plainText, splitLines } from '../text/text-runs';

const LEAST = 3;
const MOST = 10;

/**
 * Lines or paragraphs that may be items of an unmarked list: the lines of the first paragraph that has several, or all
 * paragraphs if there is nothing else. At most ten, with their position.
 */
export type LineItems = { items: ListItem[]; from: number; to: number };

export function lineItems(texts: readonly Block[]): LineItems[] {
  const found: LineItems[] = [];
  const broken = texts.findIndex((block) => block.kind === 'paragraph' && linesOf(block).length >= LEAST);
  const block = texts[broken];
  if (block?.kind === 'paragraph') {
    const items = linesOf(block);
    if (items.length <= MOST) found.push({ items, from: broken, to: broken + 1 });
  }
  const paragraphs = texts.flatMap((each) => (each.kind === 'paragraph' ? [each] : []));
  if (paragraphs.length === texts.length && texts.length >= LEAST && texts.length <= MOST)
    found.push({ items: paragraphs.map(({ runs }) => ({ level: 0, runs })), from: 0, to: texts.length });
  return found;
}

/**
 * The lines of a paragraph as list items, one more than `MOST` if there are too many; none for a single line, or for a
 * sum, whose signs would be lost.
 */
function linesOf({ runs }: BlockOf<'paragraph'>): ListItem[] {
  const text = plainText(runs);
  if (!text.includes('\n') || /\n=.*\d/.test(text)) return [];
  return splitLines(runs, MOST + 1).map((line) => ({ level: 0, runs: line }));
}
