import type { Block, BlockOf, TextRun } from '../../blocks';
import { plainText, splitLines } from '../text-runs';

const LEAST_PAIRS = 2;
const MOST_LINES = 12;
const DEEPEST_LEVEL = 6;
/** `Q:`, `F:`, `问：`. Longer labels are names of speakers. */
const LABELLED = /^(\p{L})\s?[:：]\s*\S/u;
const QUESTION = /[?？؟]$/u;

const parts = new WeakMap<Block, { level: number; blocks: Block[] }>();

/**
 * Turns the questions of a text that alternates between two one-letter labels, the lines of the first all being
 * questions, into headings one level below the heading above. Each answer is then the content of its question.
 */
export function findQuestions(blocks: readonly Block[]): Block[] {
  const lines = blocks.flatMap((block) => (block.kind === 'paragraph' ? splitLines(block.runs, MOST_LINES) : []));
  const labelled = lines.flatMap((runs) => {
    const text = plainText(runs).trim();
    const label = LABELLED.exec(text)?.[1];
    return label === undefined ? [] : [{ label, isQuestion: QUESTION.test(text) }];
  });
  const [question, answer] = labelled.map(({ label }) => label);
  const isFaq =
    labelled.length >= 2 * LEAST_PAIRS &&
    question !== answer &&
    labelled.every(({ label, isQuestion }, at) => (at % 2 === 0 ? label === question && isQuestion : label === answer));
  if (!isFaq) return [...blocks];
  let level = 1;
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') level = block.level;
    return block.kind === 'paragraph' ? splitQuestion(block, question!, Math.min(DEEPEST_LEVEL, level + 1)) : [block];
  });
}

/** A question and what follows in its paragraph. The same blocks each time, so that caches keyed by them stay valid. */
function splitQuestion(block: BlockOf<'paragraph'>, label: string, level: number): Block[] {
  const known = parts.get(block);
  if (known?.level === level) return known.blocks;
  const [first, ...others] = splitLines(block.runs, MOST_LINES);
  if (!first || LABELLED.exec(plainText(first).trim())?.[1] !== label) return [block];
  const { from, to } = block.lines;
  const heading: Block = { kind: 'heading', level: level as 2, runs: first, lines: { from, to: from } };
  const answer: TextRun[] = others.flatMap((line, at) => (at === 0 ? line : [{ text: '\n' }, ...line]));
  const rest: Block[] =
    others.length === 0 ? [] : [{ ...block, runs: answer, lines: { from: Math.min(from + 1, to), to } }];
  const split = [heading, ...rest];
  parts.set(block, { level, blocks: split });
  return split;
}
