import type { Block, BlockOf, TextRun } from '../../blocks';
import { QUESTION_LABELS } from '../../words/message-words';
import { endsWithQuestionMark } from '../letters-and-words';
import { plainText, splitLines } from '../text-runs';
import { asHeading } from './find-plain-headings';

const LEAST_PAIRS = 2;
const LEAST_HEADS = 3;
const DEEPEST_LEVEL = 6;
/** `Q:`, `F.`, `问：`, `Frage 2:`. Other words are names of speakers. */
const LABELLED = new RegExp(
  `^(\\p{L}|(?:${QUESTION_LABELS})(?=(?: \\d{1,2})?\\s?[:：]))(?: \\d{1,2})?\\s?[:：.]\\s*\\S`,
  'iu',
);

type Level = BlockOf<'heading'>['level'];

const parts = new WeakMap<Block, { level: Level; blocks: Block[] }>();

/**
 * Turns the questions of a text with two labels, most lines of the first being questions, into headings one level
 * below the heading above, or of the level of those that are headings already. Each answer is then the content of
 * its question. Several questions may share an answer.
 */
export function findQuestions(blocks: readonly Block[]): Block[] {
  const labelled = blocks.flatMap(linesOf).flatMap((runs) => {
    const label = labelOf(runs);
    return label === null ? [] : [{ label, isQuestion: endsWithQuestionMark(plainText(runs).trim()) }];
  });
  const [question = ''] = labelled.map(({ label }) => label);
  const questions = labelled.filter(({ label }) => label === question);
  const answers = labelled.filter(({ label }) => label !== question);
  const isFaq =
    answers.length >= LEAST_PAIRS &&
    answers.every(({ label }) => label === answers[0]!.label) &&
    labelled.every(({ label }, at) => label === question || labelled[at - 1]!.label === question) &&
    questions.filter(({ isQuestion }) => isQuestion).length > questions.length / 2;
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

/**
 * Makes headings of the other questions of a plain text in which at least three are: long ones, such as those of several
 * sentences, and those whose answer begins with a short line or directly below.
 */
export function headQuestions(blocks: readonly Block[]): Block[] {
  const isQuestion = (block: Block | undefined): block is BlockOf<'heading' | 'paragraph'> =>
    (block?.kind === 'heading' || (block?.kind === 'paragraph' && block.lines.from === block.lines.to)) &&
    endsWithQuestionMark(plainText(block.runs).trim());
  const heads = blocks.filter((block): block is BlockOf<'heading'> => block.kind === 'heading' && isQuestion(block));
  const [first] = heads;
  if (!first || heads.length < LEAST_HEADS || heads.some(({ level }) => level !== first.level)) return [...blocks];
  return blocks.flatMap((block, at) => {
    if (block.kind !== 'paragraph') return [block];
    if (!isQuestion(block)) return splitAnswer(block, first.level);
    const below = blocks[at + 1];
    const hasAnswer = below !== undefined && below.kind !== 'heading' && !isQuestion(below);
    return [hasAnswer ? asHeading(block, first.level) : block];
  });
}

/** The question in the first line of a paragraph, and the answer in the others. */
function splitAnswer(block: BlockOf<'paragraph'>, level: Level): Block[] {
  const known = parts.get(block);
  if (known?.level === level) return known.blocks;
  const [question = [], ...answer] = splitLines(block.runs);
  if (answer.length === 0 || !endsWithQuestionMark(plainText(question).trim())) return [block];
  const { from, to } = block.lines;
  const runs = answer.flatMap((line, at) => (at === 0 ? line : [{ text: '\n' }, ...line]));
  const blocks: Block[] = [
    { kind: 'heading', level, runs: question, lines: { from, to: from } },
    { ...block, runs, lines: { from: Math.min(from + 1, to), to } },
  ];
  parts.set(block, { level, blocks });
  return blocks;
}

function linesOf(block: Block): TextRun[][] {
  if (block.kind === 'heading') return [block.runs];
  return block.kind === 'paragraph' ? splitLines(block.runs) : [];
}

function labelOf(runs: readonly TextRun[]): string | null {
  return LABELLED.exec(plainText(runs).trim())?.[1]?.toLowerCase() ?? null;
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
