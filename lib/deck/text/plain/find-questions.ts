import type { Block, BlockOf, TextRun } from '../../blocks';
import { endsWithQuestionMark } from '../letters-and-words';
import { plainText, splitLines } from '../text-runs';

const LEAST_PAIRS = 2;
const DEEPEST_LEVEL = 6;
/** `Q:`, `F.`, `问：`, `Frage:`. */
const LABELLED = /^(\p{L}|\p{L}{2,12}(?=\s?[:：]))\s?[:：.]\s*\S/u;

type Level = BlockOf<'heading'>['level'];

const parts = new WeakMap<Block, { level: Level; blocks: Block[] }>();

/**
 * Turns the questions of a text with two labels, such as `Q:` and `A:`, into headings one level below the heading above,
 * or of the level of those that are headings already. Each answer is then the content of its question. Several questions
 * may share an answer. Words may be names of speakers, so only a text in which one asks and the other answers has
 * questions, with no other label between them.
 */
export function findQuestions(blocks: readonly Block[]): Block[] {
  const labelled = blocks.flatMap(linesOf).flatMap((runs) => {
    const label = labelOf(runs);
    return label === null ? [] : [{ label, isQuestion: endsWithQuestionMark(plainText(runs).trim()) }];
  });
  const first = labelled.findIndex(({ isQuestion }) => isQuestion);
  const question = labelled[first]?.label;
  const answer = labelled.slice(first).find(({ label }) => label !== question)?.label;
  if (question === undefined || answer === undefined) return [...blocks];
  const isTurn = ({ label }: { label: string }) => label === question || label === answer;
  const turns = labelled.filter(isTurn);
  const asked = turns.filter(({ label }) => label === question);
  const areAsked =
    question.length === 1
      ? asked.filter(({ isQuestion }) => isQuestion).length > asked.length / 2
      : labelled.slice(first, first + turns.length).every(isTurn) &&
        turns.every(({ label, isQuestion }) => isQuestion === (label === question));
  const areAnswered = turns.every(({ label }, at) => label === question || turns[at - 1]?.label === question);
  const isFaq = turns.length - asked.length >= LEAST_PAIRS && areAsked && areAnswered;
  if (!isFaq) return [...blocks];
  const isHead = (block: Block) => block.kind === 'heading' && labelOf(block.runs) === question;
  const known = blocks.find((block): block is BlockOf<'heading'> => isHead(block))?.level;
  let above = 1;
  return blocks.flatMap((block) => {
    if (block.kind === 'heading' && !isHead(block)) above = block.level;
    if (block.kind !== 'paragraph') return [block];
    return splitQuestions(block, question, known ?? (Math.min(DEEPEST_LEVEL, above + 1) as Level));
  });
}

function linesOf(block: Block): TextRun[][] {
  if (block.kind === 'heading') return [block.runs];
  return block.kind === 'paragraph' ? splitLines(block.runs) : [];
}

function labelOf(runs: readonly TextRun[]): string | null {
  return LABELLED.exec(plainText(runs).trim())?.[1] ?? null;
}

/** The questions and answers of a paragraph. The same blocks each time, so that caches keyed by them stay valid. */
function splitQuestions(block: BlockOf<'paragraph'>, label: string, level: Level): Block[] {
  const known = parts.get(block);
  if (known?.level === level) return known.blocks;
  const lines = splitLines(block.runs);
  if (!lines.some((runs) => labelOf(runs) === label)) return [block];
  const split: Block[] = [];
  for (const [at, runs] of lines.entries()) {
    const number = Math.min(block.lines.from + at, block.lines.to);
    const last = split.at(-1);
    if (labelOf(runs) === label) split.push({ kind: 'heading', level, runs, lines: { from: number, to: number } });
    else if (last?.kind === 'paragraph') {
      last.runs.push({ text: '\n' }, ...runs);
      last.lines = { ...last.lines, to: number };
    } else split.push({ ...block, runs: [...runs], lines: { from: number, to: number } });
  }
  parts.set(block, { level, blocks: split });
  return split;
}
