import type { Block, BlockOf } from '../blocks';
import { looksLikeHeading } from './looks-like-heading';
import { plainText } from './text-runs';

const headings = new WeakMap<Block, BlockOf<'heading'>>();
const DEEPEST = 6;

/**
 * A short line in bold is a heading below the one before it: right above a list, a table or code, and above a paragraph
 * where there are several. It is how many programs and models write their lowest headings.
 */
export function findBoldHeadings(blocks: readonly Block[]): Block[] {
  const bold = blocks.map((block) => isBoldLine(block));
  const areSeveral = bold.filter(Boolean).length > 1;
  let level = 1;
  return blocks.map((block, at) => {
    if (block.kind === 'heading') level = block.level;
    const next = blocks[at + 1]?.kind;
    const heads = next === 'list' || next === 'table' || next === 'code' || (next === 'paragraph' && areSeveral);
    return block.kind === 'paragraph' && bold[at] && heads && !bold[at + 1]
      ? asHeading(block, Math.min(DEEPEST, level + 1) as BlockOf<'heading'>['level'])
      : block;
  });
}

function isBoldLine(block: Block): boolean {
  if (block.kind !== 'paragraph' || block.lines.from !== block.lines.to) return false;
  const { runs } = block;
  if (runs.some((run) => run.href || run.code || !(run.bold || run.text.trim() === ''))) return false;
  return looksLikeHeading(plainText(runs).trim().replace(/:$/, ''));
}

/** The same heading each time, so that what is remembered about it stays. */
function asHeading(block: BlockOf<'paragraph'>, level: BlockOf<'heading'>['level']): BlockOf<'heading'> {
  const known = headings.get(block);
  if (known?.level === level) return known;
  const runs = block.runs.map(({ bold: _, ...run }) => run);
  const heading: BlockOf<'heading'> = { kind: 'heading', level, runs, lines: block.lines };
  headings.set(block, heading);
  return heading;
}
