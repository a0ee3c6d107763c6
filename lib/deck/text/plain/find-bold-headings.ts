import type { Block, BlockOf } from '../../blocks';
import { plainText } from '../text-runs';
import { asHeading } from './find-plain-headings';
import { isWholeQuestion, looksLikeHeading } from './looks-like-heading';

/**
 * Turns a short bold line into a heading one level below the previous heading, if a list, a table or code follows, or a
 * paragraph if the text has several such lines. Directly below a heading it needs another one beside it. Many programs
 * and models write their lowest headings like this. Without bold type, the names of adjacent lists are headings.
 */
export function findBoldHeadings(blocks: readonly Block[], areMarked: boolean): Block[] {
  const bold = blocks.map((block, at) => isBoldLine(block) || isListName(blocks, at));
  const areSeveral = bold.filter(Boolean).length > 1;
  let level = 1;
  return blocks.map((block, at) => {
    // In a text without marked headings, those in bold are headings beside this one.
    if (block.kind === 'heading' && (areMarked || !block.runs.every((run) => run.bold))) level = block.level;
    const next = blocks[at + 1]?.kind;
    const isSubtitle = blocks[at - 1]?.kind === 'heading' && !hasSibling(at);
    const heads = next === 'list' || next === 'table' || next === 'code' || (next === 'paragraph' && areSeveral);
    return block.kind === 'paragraph' && bold[at] && heads && !bold[at + 1] && !isSubtitle
      ? asHeading(block, Math.min(6, level + 1) as BlockOf<'heading'>['level'])
      : block;
  });

  /** Whether another bold line follows in the same section. */
  function hasSibling(at: number): boolean {
    let end = at + 1;
    while (end < blocks.length && !bold[end] && blocks[end]!.kind !== 'heading') end += 1;
    return bold[end] === true;
  }
}

const NAME = { words: 4, letters: 40 };

/**
 * Whether a line such as `Pros:` names the list below it, and a similar line names the list before or after that one. A
 * line nearer to the block above it belongs to that block.
 */
function isListName(blocks: readonly Block[], at: number): boolean {
  const names = (from: number): boolean => {
    const [above, block, list] = [blocks[from - 1], blocks[from], blocks[from + 1]];
    if (block?.kind !== 'paragraph' || list?.kind !== 'list') return false;
    if (above && block.lines.from - above.lines.to < list.lines.from - block.lines.to) return false;
    const text = plainText(block.runs).trim();
    return text.length <= NAME.letters && text.split(/\s+/).length <= NAME.words && /[\p{L}\p{N})][:：]?$/u.test(text);
  };
  return names(at) && (names(at - 2) || names(at + 2));
}

function isBoldLine(block: Block): boolean {
  if (block.kind !== 'paragraph' || block.lines.from !== block.lines.to) return false;
  const { runs } = block;
  if (runs.some((run) => run.href || run.code || !(run.bold || run.text.trim() === ''))) return false;
  const text = plainText(runs).trim();
  return looksLikeHeading(text.replace(/:$/, '')) || isWholeQuestion(text);
}
