import type { Block, BlockOf } from '../blocks';
import { HEADING_LETTERS, looksLikeHeading } from './looks-like-heading';
import { isNotesLine } from './take-notes';
import { plainText } from './text-runs';

const headings = new WeakMap<Block, Block>();

/**
 * In a text that marks no headings, a short line that is alone and is followed by longer text is one: the first
 * of the text as its title. Only the look changes, no word.
 */
export function findPlainHeadings(blocks: readonly Block[]): Block[] {
  const hasSections = blocks.filter((block) => block.kind === 'heading' && block.level === 2).length > 1;
  return blocks.map((block, at) => {
    if (!mayHead(block) || isBelowHeading(block, blocks[at - 1])) return block;
    const next = blocks[at + 1];
    const isTitle =
      at === 0 &&
      next !== undefined &&
      (isBody(next) || (mayHead(next) && isBody(blocks[at + 2])) || (next.kind === 'heading' && hasSections));
    const isSection = at > 0 && isBody(next) && !mayHead(blocks[at - 1]!);
    const isAfterTitle = at === 1 && isBody(next);
    return block.kind === 'paragraph' && (isTitle || isSection || isAfterTitle)
      ? asHeading(block, at === 0 ? 1 : 2)
      : block;
  });
}

/** The line right below a heading says more of it: a subtitle, the years of an entry. */
function isBelowHeading({ lines }: Block, before: Block | undefined): boolean {
  return before?.kind === 'heading' && before.lines.to === lines.from - 1;
}

/** A lone short line that could be a heading. */
function mayHead(block: Block): boolean {
  if (block.kind !== 'paragraph' || block.lines.from !== block.lines.to) return false;
  if (block.runs.some((run) => run.href || run.code)) return false;
  const text = plainText(block.runs);
  return !isNotesLine(text) && !text.includes('\n') && looksLikeHeading(text);
}

function isBody(block: Block | undefined): boolean {
  if (!block || mayHead(block)) return false;
  if (block.kind === 'paragraph') return plainText(block.runs).length > HEADING_LETTERS;
  return block.kind === 'list' || block.kind === 'table' || block.kind === 'code';
}

function asHeading(block: BlockOf<'paragraph'>, level: 1 | 2): Block {
  const known = headings.get(block);
  if (known?.kind === 'heading' && known.level === level) return known;
  const heading: Block = { kind: 'heading', level, runs: block.runs, lines: block.lines };
  headings.set(block, heading);
  return heading;
}
