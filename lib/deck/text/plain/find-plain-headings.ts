import type { Block, BlockOf } from '../../blocks';
import { endsWithColon } from '../letters-and-words';
import { isNotesLine } from '../take-notes';
import { plainText } from '../text-runs';
import { HEADING_LETTERS, isProse, looksLikeHeading, TIME, withoutRemark } from './looks-like-heading';

const headings = new WeakMap<Block, BlockOf<'heading'>>();

/**
 * In a text without marked headings, turns short lines that stand alone before longer text into headings. The first
 * line of the text becomes its title. The words stay the same.
 * @param hasTitle whether the text has a marked title. A single short line below that is not a heading
 */
export function findPlainHeadings(blocks: readonly Block[], hasTitle = false): Block[] {
  // The questions of an FAQ are of the third level.
  const hasSections = blocks.filter((block) => block.kind === 'heading' && block.level > 1).length > 1;
  const heads = blocks.filter((block, at) => mayHead(block) && isBody(blocks[at + 1]));
  const areSeveral = heads.length >= SEVERAL;
  if (hasTitle && !areSeveral) return [...blocks];
  const found = blocks.map((block, at) => {
    if (block.kind !== 'paragraph') return block;
    if (at === 0 && isLongTitle(block, blocks.slice(1))) return asHeading(block, 1);
    const next = blocks[at + 1];
    if (!mayHead(block) || isBelowText(block, blocks[at - 1])) return block;
    // The line above the signature of an email is a name.
    if (next?.kind === 'paragraph' && /^--\s/.test(plainText(next.runs))) return block;
    const isTitle =
      at === 0 && next !== undefined && (hasSections || isBody(next) || (mayHead(next) && isBody(blocks[at + 2])));
    const before = blocks[at - 1];
    const isSection =
      before !== undefined &&
      (isBody(next) ||
        isEntry(next) ||
        (at > 1 && isSentence(next)) ||
        (areSeveral && isStack(next, blocks[at + 2]))) &&
      !announces(before, blocks[at - 2]);
    const isAfterTitle = at === 1 && isBody(next) && (next?.kind !== 'paragraph' || hasHeads(blocks.slice(2)));
    return isTitle || isSection || isAfterTitle ? asHeading(block, at === 0 ? 1 : 2) : block;
  });
  return headGroups(found);
}

/**
 * Makes a short line alone the heading of the headings below it, if those are directly above their texts and the heading
 * before was not: `Questions` above several questions.
 */
function headGroups(blocks: readonly Block[]): Block[] {
  const isClose = (at: number) => {
    const block = blocks[at];
    return block?.kind === 'heading' && block.level === 2 && blocks[at + 1]?.lines.from === block.lines.to + 1;
  };
  const below: number[] = new Array(blocks.length).fill(-1);
  for (let at = blocks.length - 2; at >= 0; at -= 1)
    below[at] = blocks[at + 1]!.kind === 'heading' ? at + 1 : below[at + 1]!;
  let wasClose = false;
  let isGroup = false;
  return blocks.map((block, at) => {
    if (block.kind === 'heading') {
      wasClose = isClose(at);
      isGroup &&= wasClose;
      return isGroup ? asHeading(block, 3) : block;
    }
    const isAlone = block.kind === 'paragraph' && mayHead(block) && !isBelowText(block, blocks[at - 1]);
    if (!isAlone || at < 2 || wasClose || !isClose(at + 1) || !isClose(below[at + 1]!)) return block;
    isGroup = true;
    return asHeading(block, 2);
  });
}

const SEVERAL = 2;

/** Whether a line has another directly below it, as an unmarked list has. */
function isStack(block: Block | undefined, below: Block | undefined): boolean {
  return block?.kind === 'paragraph' && below?.kind === 'paragraph' && below.lines.from === block.lines.to + 1;
}

/** Whether there are sections. Without any, the line below a title is its subtitle. */
function hasHeads(blocks: readonly Block[]): boolean {
  return blocks.some((block, at) => block.kind === 'heading' || (mayHead(block) && isBody(blocks[at + 1])));
}

/**
 * Whether a line is directly below another block. `findLineHeadings` has decided that it is no heading. Below a list, a
 * line with a label belongs to it.
 */
function isBelowText(block: Block, before: Block | undefined): boolean {
  if (block.kind !== 'paragraph' || before?.lines.to !== block.lines.from - 1) return false;
  return before.kind === 'heading' || before.kind === 'paragraph' || plainText(block.runs).includes(':');
}

/** Whether a block is a single short line that could be a heading. */
function mayHead(block: Block): boolean {
  if (block.kind !== 'paragraph' || block.lines.from !== block.lines.to) return false;
  // A line in italics is a signature or a remark.
  if (block.runs.some((run) => run.href || run.code) || block.runs.every((run) => run.italic)) return false;
  const text = plainText(block.runs);
  return !isNotesLine(text) && !text.includes('\n') && !TIME.test(text) && looksLikeHeading(withoutRemark(text));
}

const LONG_TITLE = { letters: 170, words: 24 };

/**
 * Whether the first line of a text with sections is its title, although it is longer than other headings: it is
 * a line of its own without a full stop, and text follows.
 */
function isLongTitle(block: BlockOf<'paragraph'>, after: readonly Block[]): boolean {
  if (block.lines.from !== block.lines.to || block.runs.some((run) => run.href || run.code)) return false;
  const text = plainText(block.runs).trim();
  const isLine = text.length <= LONG_TITLE.letters && text.split(/\s+/).length <= LONG_TITLE.words;
  if (!isLine || isNotesLine(text) || !/^["'“„«‘(]*[\p{Lu}\p{N}].*[\p{L}\p{N})\]"”»’?]$/u.test(text)) return false;
  return after[0]?.kind === 'paragraph' && isBody(after[0]) && hasHeads(after.slice(1));
}

function isBody(block: Block | undefined): boolean {
  if (!block || mayHead(block)) return false;
  if (block.kind === 'paragraph') return plainText(block.runs).length > HEADING_LETTERS;
  return block.kind === 'list' || block.kind === 'table' || block.kind === 'code';
}

/** Whether a block is the heading of an entry, as in a CV. */
function isEntry(block: Block | undefined): boolean {
  return block?.kind === 'heading' && block.level > 2;
}

/** Whether a block is a short sentence. Directly below a title, a line before one is its subtitle. */
function isSentence(block: Block | undefined): boolean {
  return block?.kind === 'paragraph' && !mayHead(block) && isProse(plainText(block.runs));
}

/** Whether a block is itself a heading of what follows, or a line that ends with a colon. */
function announces(block: Block, before: Block | undefined): boolean {
  if (block.kind === 'heading' && block.level > 1) return true;
  if (block.kind === 'paragraph' && endsWithColon(plainText(block.runs))) return true;
  return mayHead(block) && !isBelowText(block, before);
}

type Level = BlockOf<'heading'>['level'];

/** The block as a heading without bold. The same each time, so that caches keyed by it stay valid. */
export function asHeading(block: BlockOf<'paragraph' | 'heading'>, level: Level): BlockOf<'heading'> {
  const known = headings.get(block);
  if (known?.level === level) return known;
  const runs = block.runs.map(({ bold: _, ...run }) => run);
  const heading: BlockOf<'heading'> = { kind: 'heading', level, runs, lines: block.lines };
  headings.set(block, heading);
  return heading;
}
