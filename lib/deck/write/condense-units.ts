import type { Block, BlockOf, TextRun } from '../blocks';
import { isSource } from '../content/fold-source';
import { readListComparison } from '../content/read-comparison';
import { runsOfBlock } from '../text/block-text';
import { capitalised, countWords, endsWithColon, endsWithQuestionMark } from '../text/letters-and-words';
import { readTurn } from '../text/read-turn';
import { sentenceEnds } from '../text/split-sentences';
import { plainText, pushRun, sliceRuns, trimRuns } from '../text/text-runs';
import { rankSentences } from './rank-sentences';
import { decides, goesOn, isClosing, isCourtesy, turns } from './sentence-openings';

/** What a condensed card keeps or drops: a heading, sentence, list item, table row, quote paragraph or whole block. */
export type Unit = {
  block: number;
  part: number;
  runs: TextRun[];
  /** Words charged to the limit of the card. Tables and lists are read faster than prose. */
  cost: number;
  score: number;
  /** Of a heading or a list item. */
  level: number;
  /** The block of the heading above it, or -1. */
  section: number;
  /** Without these it would mislead: its heading, its introduction, or the sentence that it refers to. */
  needs: Unit[];
  /** A whole block. */
  isWhole: boolean;
  /** Kept whatever it costs. */
  isKept: boolean;
  /** Only introduces what needs it, and is kept only for that. */
  isLead: boolean;
  /** Only polite, such as a greeting. */
  isCourtesy: boolean;
  /** A line break follows it. */
  endsLine: boolean;
  /** Cut short to fit. */
  isCut: boolean;
};

/** Longer lists are shortened by items. */
export const WHOLE_LIST = { items: 9, words: { numbered: 150, other: 90 } };
/** Bullet lists are kept whole only if every item is this short, in words. */
const SHORT_ITEM = 12;
/** Longer tables are shortened by rows. */
const WHOLE_ROWS = 12;
/** Lists of up to this many items and words are already points, and are never shortened. */
const POINTS = [
  { items: 6, words: 90 },
  { items: 12, words: 45 },
];
/** In words. Longer quotations are shortened by paragraphs. */
const WHOLE_QUOTE = 60;
/** For each word, for each cell, and for each line of code. */
const COST = { list: 0.6, cell: 0.6, line: 2 };
/** A sentence with fewer words says nothing without the one before, or after if it opens a paragraph: “Twice.” */
const FRAGMENT_WORDS = 4;

/** Splits a card's blocks into units, each with its score and with what it needs. Leaves courtesies out. */
export function readUnits(blocks: readonly Block[], isTitle: boolean): Unit[] {
  const all = withoutClosing(blocks.flatMap(unitsOf), blocks);
  const said = all
    .map((unit, at) => (all[at - 1]?.isCourtesy ? withCapital(unit) : unit))
    .filter(({ isCourtesy }) => !isCourtesy);
  const hasText = said.some(({ block }) => isTitle || blocks[block]!.kind !== 'heading');
  const units = hasText ? said : all;
  addNeeds(units, blocks);
  addScores(units, blocks);
  return units;
}

function unitsOf(block: Block, at: number): Unit[] {
  const unit = (part: number, runs: TextRun[], more: Partial<Unit> = {}): Unit => ({
    ...{ block: at, part, runs, cost: countWords(plainText(runs)), score: 0, level: 0, section: -1, needs: [] },
    ...{ isWhole: false, isKept: false, isLead: false, isCourtesy: false, endsLine: false, isCut: false },
    ...more,
  });
  const whole = (cost: number, isKept = false) => [
    unit(0, spaced(runsOfBlock(block)), { cost: Math.ceil(cost), isWhole: true, isKept }),
  ];
  switch (block.kind) {
    case 'heading':
      return [unit(0, block.runs, { level: block.level })];
    case 'paragraph': {
      if (isWholeLines(block)) return whole(wordsIn(block) * COST.list);
      return sentencesOf(block.runs).map(({ runs, endsLine }, part) =>
        unit(part, runs, { endsLine, isCourtesy: isCourtesy(plainText(runs)) }),
      );
    }
    case 'list':
      return isWholeList(block)
        ? whole(wordsIn(block) * COST.list, isPoints(block))
        : block.items.map(({ runs, level }, part) => unit(part, runs, { level }));
    case 'table':
      return block.rows.length <= WHOLE_ROWS
        ? whole((block.rows.length + 1) * block.header.length * COST.cell)
        : [block.header, ...block.rows].map((row, part) => unit(part, spaced(row.filter((cell) => cell.length > 0))));
    case 'quote':
      return wordsIn(block) <= WHOLE_QUOTE
        ? whole(wordsIn(block))
        : block.paragraphs.map((runs, part) => unit(part, runs));
    case 'code':
      // Its other parts are on other cards.
      return whole(block.text.split('\n').length * COST.line, block.isPart);
    case 'image':
      return whole(0, true);
  }
}

/** Marks the end of a letter and the names below it as courtesies. */
function withoutClosing(units: Unit[], blocks: readonly Block[]): Unit[] {
  let isBelow = false;
  return units.map((unit) => {
    const block = blocks[unit.block]!;
    isBelow = block.kind === 'paragraph' && (isBelow || isClosing(plainText(block.runs)));
    return isBelow ? { ...unit, isCourtesy: true } : unit;
  });
}

function withCapital(unit: Unit): Unit {
  const [first, ...others] = unit.runs;
  return first && !unit.isWhole ? { ...unit, runs: [{ ...first, text: capitalised(first.text) }, ...others] } : unit;
}

function isWholeList(list: BlockOf<'list'>): boolean {
  if (isPoints(list)) return true;
  const { items, words } = WHOLE_LIST;
  // Without some of its points, a comparison would be unfair to one side.
  if (wordsIn(list) <= words.other && readListComparison(list)) return true;
  if (list.items.length > items || wordsIn(list) > (list.ordered ? words.numbered : words.other)) return false;
  return list.ordered || list.items.every(({ runs }) => countWords(plainText(runs)) <= SHORT_ITEM);
}

function isPoints(list: BlockOf<'list'>): boolean {
  const words = wordsIn(list);
  return POINTS.some((most) => list.items.length <= most.items && words <= most.words);
}

const LABEL = /^[\p{Lu}\p{N}][^:]{0,40}:\s+\S/u;

/** Lines with labels and short lines work like a list, and would mislead if some were dropped. */
function isWholeLines(block: BlockOf<'paragraph'>): boolean {
  const lines = plainText(block.runs).split('\n');
  const isLabelled = lines.filter((line) => LABEL.test(line)).length > 1;
  const isShort = lines.length > 2 && lines.every((line) => countWords(line) <= SHORT_ITEM);
  return (isLabelled || isShort) && lines.length <= WHOLE_LIST.items && wordsIn(block) <= WHOLE_LIST.words.other;
}

const wordsIn = (block: Block) => runsOfBlock(block).reduce((sum, runs) => sum + countWords(plainText(runs)), 0);

/** Sentences with no end inside a quotation, and with what limits them: “The crane holds. However, it leans.” */
function sentencesOf(runs: TextRun[]): { runs: TextRun[]; endsLine: boolean }[] {
  const text = plainText(runs);
  const ends = sentenceEnds(text);
  const starts: number[] = [];
  for (const [at, end] of ends.entries()) {
    const start = ends[at - 1] ?? 0;
    const before = text.slice(starts.at(-1), start);
    if (at === 0 || !(turns(text.slice(start, end)) || isQuoteOpen(before) || (at === 1 && isOpeningFragment(before))))
      starts.push(start);
  }
  return starts
    .map((start, at) => ({ start, end: starts[at + 1] ?? text.length }))
    .map(({ start, end }) => ({
      runs: trimRuns(sliceRuns(runs, start, end)),
      endsLine: /\n\s*$/.test(text.slice(Math.max(start, end - LINE_END), end)),
    }))
    .filter((each) => each.runs.length > 0);
}

/** Characters searched for a line break at the end of a sentence. */
const LINE_END = 16;
/** A mark that nothing closes holds at most this many letters together. */
const QUOTED_LETTERS = 600;

const MARKS: readonly (readonly [open: RegExp, close: RegExp])[] = [
  [/„/g, /[“”"]/g],
  [/“/g, /”/g],
  [/«/g, /»/g],
];

/** Whether a quotation that a text begins is still open at its end. */
function isQuoteOpen(text: string): boolean {
  if (text.length > QUOTED_LETTERS) return false;
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0;
  const marks = MARKS.find(([open]) => count(open) > 0);
  return marks ? count(marks[0]) > count(marks[1]) : count(/"/g) % 2 === 1;
}

function isOpeningFragment(sentence: string): boolean {
  const text = sentence.trim();
  return isFragment(text) && !endsWithQuestionMark(text) && !endsWithColon(text) && !isCourtesy(text);
}

function isFragment(sentence: string): boolean {
  return countWords(withoutLabel(sentence)) < FRAGMENT_WORDS;
}

/** Without the time and the speaker of a turn in a conversation. */
function withoutLabel(sentence: string): string {
  return sentence.slice(readTurn(sentence)?.label.length ?? 0);
}

/**
 * A unit needs its heading, and a heading the one that it is below; a row needs the header, a nested item the item
 * above it, an answer its question, a list, table or code the sentence that introduces it, a sentence that refers back
 * the one before it, and each sentence the first one of its paragraph, which says the topic or names the speaker. A
 * quotation and its source need each other.
 */
function addNeeds(units: readonly Unit[], blocks: readonly Block[]): void {
  let above: Unit[] = [];
  let first = units[0];
  let lead: Unit | null = null;
  const headings: Unit[] = [];
  for (const [at, unit] of units.entries()) {
    const { kind } = blocks[unit.block]!;
    if (kind === 'heading') while (headings.at(-1) && headings.at(-1)!.level >= unit.level) headings.pop();
    const heading = headings.at(-1);
    if (heading) {
      unit.needs.push(heading);
      unit.section = heading.block;
    }
    if (kind === 'heading') {
      headings.push(unit);
      continue;
    }
    const before = units[at - 1];
    if (before?.block !== unit.block) {
      lead = before && introduces(before, unit, blocks) ? before : null;
      if (lead) unit.needs.push(lead);
      else if (before && continuesParagraph(before, unit, blocks)) unit.needs.push(first!);
      else if (before && isSourceOf(before, unit, blocks)) {
        unit.needs.push(before);
        before.needs.push(unit);
      }
      first = unit;
      above = [];
    } else if (kind === 'list') {
      while (above.at(-1) && above.at(-1)!.level >= unit.level) above.pop();
      const parent = above.at(-1) ?? lead;
      if (parent) unit.needs.push(parent);
    } else if (kind === 'table') unit.needs.push(first!);
    else if (kind === 'quote') unit.needs.push(before);
    else {
      const text = plainText(unit.runs);
      if (refersBack(text) || endsWithQuestionMark(plainText(before.runs))) unit.needs.push(before);
      unit.needs.push(first!);
    }
    above.push(unit);
  }
  const needed = new Set(units.flatMap(({ needs }) => needs));
  for (const unit of units) {
    if (blocks[unit.block]!.kind !== 'paragraph' || unit.isWhole) continue;
    const text = plainText(unit.runs);
    unit.isLead = endsWithColon(text) || (endsWithQuestionMark(text) && needed.has(unit));
  }
}

/** Whether a sentence makes no sense without the one before it. Of a quotation, that one often names the speaker. */
function refersBack(sentence: string): boolean {
  return goesOn(sentence) || isFragment(sentence) || /^["“„«]/.test(sentence);
}

/** Whether the last sentence of a paragraph leads to the next block: with a colon, a question or an open end. */
function introduces(before: Unit, unit: Unit, blocks: readonly Block[]): boolean {
  const next = blocks[unit.block]!;
  if (!isSentenceAbove(before, unit, blocks)) return false;
  const said = plainText(before.runs);
  if (endsWithColon(said)) return true;
  if (next.kind !== 'paragraph')
    return next.kind !== 'quote' && next.kind !== 'image' && /[\p{L}\p{N},–—-]$/u.test(said);
  return !unit.isWhole && endsWithQuestionMark(said);
}

/** Whether a paragraph begins by referring to the one above it, of which it then needs the first sentence. */
function continuesParagraph(before: Unit, unit: Unit, blocks: readonly Block[]): boolean {
  const isParagraph = blocks[unit.block]!.kind === 'paragraph' && !unit.isWhole;
  return isParagraph && isSentenceAbove(before, unit, blocks) && goesOn(withoutLabel(plainText(unit.runs)));
}

/** Whether a line below a quotation says who said it. Neither is kept without the other. */
function isSourceOf(before: Unit, { block: at }: Unit, blocks: readonly Block[]): boolean {
  const block = blocks[at]!;
  return blocks[before.block]!.kind === 'quote' && block.kind === 'paragraph' && isSource(block.runs);
}

function isSentenceAbove(before: Unit, unit: Unit, blocks: readonly Block[]): boolean {
  return blocks[before.block]!.kind === 'paragraph' && !before.isWhole && before.block === unit.block - 1;
}

/** Whole blocks come before most sentences, long quotations after them. */
const WHOLE_SCORE = { table: 2.6, list: 2.55, code: 2.5, paragraph: 2.5, quote: 1.5, heading: 0, image: 0 };
/** Rows come in their order. */
const ROW_SCORE = 2.4;
/** For the first sentence below a heading, and the first of any other paragraph, which mostly say the topic. */
const LEAD_BONUS = { section: 1.5, paragraph: 1 };
const FIGURE_BONUS = 1;
/** For a sentence of which something is marked bold. */
const BOLD_BONUS = 0.5;
const DECISION_BONUS = 2.5;
const LEVEL_MALUS = 0.3;

/** Names such as N3, years in brackets, references and clause numbers are not figures. */
const NO_FIGURE = /[\p{L}_]\d+|\((?:[^()\d]{0,40} )?\d{4}[a-z]?\)|\[[\d, –-]+\]|^[\d.]+ /gu;

function hasFigure(text: string): boolean {
  return /\d/.test(withoutLabel(text).replace(NO_FIGURE, ' '));
}

/** Centrality among all sentences and headings of the card, from 0 to 1, and a bonus for each sign of weight. */
function addScores(units: readonly Unit[], blocks: readonly Block[]): void {
  const ranks = rankSentences(units.map((unit) => (unit.isWhole ? '' : plainText(unit.runs))));
  for (const [at, unit] of units.entries()) {
    const { kind } = blocks[unit.block]!;
    const text = plainText(unit.runs);
    if (unit.isWhole) unit.score = WHOLE_SCORE[kind];
    else if (kind === 'table') unit.score = ROW_SCORE - unit.part / 10_000;
    else {
      const before = units[at - 1];
      const opensSection = !before || blocks[before.block]!.kind === 'heading';
      const opens = opensSection && !isFragment(text) ? LEAD_BONUS.section : unit.part === 0 ? LEAD_BONUS.paragraph : 0;
      const figure = hasFigure(text) ? FIGURE_BONUS : 0;
      const bold = unit.runs.some((run) => run.bold) && !unit.runs.every((run) => run.bold) ? BOLD_BONUS : 0;
      const decision = decides(text) ? DECISION_BONUS : 0;
      unit.score = ranks[at]! + opens + figure + bold + decision - (kind === 'list' ? unit.level * LEVEL_MALUS : 0);
    }
  }
}

function spaced(parts: readonly TextRun[][]): TextRun[] {
  const out: TextRun[] = [];
  for (const runs of parts) {
    if (out.length > 0) pushRun(out, ' ');
    for (const { text, ...style } of runs) pushRun(out, text, style);
  }
  return out;
}
