import type { Amount } from '../../contract/enums';
import type { Block, BlockOf, Card, TextRun } from '../blocks';
import { runsOfBlock } from '../text/block-text';
import { countWords } from '../text/count-words';
import { sentenceEnds } from '../text/split-sentences';
import { plainText, pushRun, sliceRuns, trimRuns } from '../text/text-runs';
import { rankSentences } from './rank-sentences';
import { trimSentence } from './trim-sentence';

/** Words a card by `amount` (docs/spec/deck.md#4). */
export const WORDS_A_CARD = { brief: 25, medium: 45, detailed: 80, extensive: 130 } as const satisfies Record<
  Amount,
  number
>;

/** The words a card shows: headings, text, cells and code. */
export function wordsOnCard(blocks: readonly Block[]): number {
  let words = 0;
  for (const block of blocks)
    if (block.kind !== 'image') for (const runs of runsOfBlock(block)) words += countWords(plainText(runs));
  return words;
}

/** A stretch the card keeps or leaves: a sentence, an item, a row, a quote's paragraph, a line of code. */
type Unit = {
  block: number;
  part: number;
  runs: TextRun[];
  words: number;
  worth: number;
  level: number;
  /** Cut short to fit. */
  cut: boolean;
};

/**
 * Shortens a card to at most `words`, with the person's own sentences only, in their order: headings first, then what
 * is most central to the card. What is left out is left out whole; only a sentence too long by itself is cut short.
 * Notes and pictures stay.
 */
export function condenseCard(card: Card, words: number): Card {
  if (wordsOnCard(card.blocks) <= words) return card;
  const units = card.blocks.flatMap(unitsOf);
  rate(units, card.blocks);
  const kept = new Map<number, Unit[]>();
  for (const unit of choose(units, words)) kept.set(unit.block, [...(kept.get(unit.block) ?? []), unit]);
  const blocks = card.blocks.flatMap((block, at) =>
    block.kind === 'image' ? [block] : rebuild(block, kept.get(at) ?? []),
  );
  return { ...card, blocks: withoutEmptyHeads(blocks) };
}

function unitsOf(block: Block, at: number): Unit[] {
  const unit = (part: number, runs: TextRun[], words = countWords(plainText(runs)), level = 0): Unit => ({
    block: at,
    part,
    runs,
    words,
    worth: 0,
    level,
    cut: false,
  });
  switch (block.kind) {
    case 'heading':
      return [unit(0, block.runs)];
    case 'paragraph':
      return sentencesOf(block.runs).map((runs, part) => unit(part, runs));
    case 'list':
      return block.items.map(({ runs, level }, part) => unit(part, runs, countWords(plainText(runs)), level));
    case 'table':
      return [block.header, ...block.rows].map((row, part) =>
        unit(part, spaced(row.filter((cell) => cell.length > 0))),
      );
    case 'quote':
      return block.paragraphs.map((runs, part) => unit(part, runs));
    case 'code':
      return block.text.split('\n').map((line, part) => unit(part, line === '' ? [] : [{ text: line }]));
    case 'image':
      return [];
  }
}

function sentencesOf(runs: TextRun[]): TextRun[][] {
  const ends = sentenceEnds(plainText(runs));
  return ends.map((end, at) => trimRuns(sliceRuns(runs, ends[at - 1] ?? 0, end))).filter((each) => each.length > 0);
}

/** Headings come before all, then the first sentence a little before its equals; a table's head before its rows. */
function rate(units: Unit[], blocks: readonly Block[]): void {
  const ranks = rankSentences(units.map((unit) => plainText(unit.runs)));
  const isFirst = new Set<number>();
  units.forEach((unit, at) => {
    const block = blocks[unit.block]!;
    unit.worth = ranks[at]!;
    if (block.kind === 'heading') unit.worth = isFirst.size === 0 && at === 0 ? 100 : 10 - block.level;
    else if (block.kind === 'table') unit.worth = unit.part === 0 ? 2.01 : 2 - unit.part / 10_000;
    else if (block.kind === 'code') unit.worth = 1.2 - unit.part / 10_000;
    else {
      if (!isFirst.has(unit.block)) unit.worth += 0.15;
      unit.worth -= unit.level * 0.3;
    }
    isFirst.add(unit.block);
  });
}

/** Shorter than this, a cut sentence says nothing. */
const LEAST_CUT = 6;

function choose(units: readonly Unit[], words: number): Unit[] {
  const order = [...units].sort((a, b) => b.worth - a.worth || a.block - b.block || a.part - b.part);
  const kept: Unit[] = [];
  let left = words;
  for (const unit of order) {
    if (unit.words <= left && (unit.level === 0 || hasParent(unit, kept))) {
      kept.push(unit);
      left -= unit.words;
    }
  }
  const hasText = kept.some((unit) => unit.worth < 3 && unit.words > 0);
  if (!hasText && left > 0) {
    const best = order.find((unit) => unit.worth < 3 && unit.words > left);
    const runs = best && (left >= LEAST_CUT || kept.length === 0) ? trimSentence(best.runs, left) : [];
    if (best && runs.length > 0) kept.push({ ...best, runs, words: countWords(plainText(runs)), cut: true });
  }
  if (kept.length === 0 && order[0]) kept.push({ ...order[0], runs: trimSentence(order[0].runs, words), cut: true });
  return kept.sort((a, b) => a.block - b.block || a.part - b.part);
}

/** A nested item stays only with one above it. */
function hasParent(unit: Unit, kept: readonly Unit[]): boolean {
  return kept.some((other) => other.block === unit.block && other.part < unit.part && other.level < unit.level);
}

function rebuild(block: Block, units: readonly Unit[]): Block[] {
  const runs = units.map((unit) => unit.runs).filter((each) => each.length > 0);
  if (units.length === 0) return [];
  switch (block.kind) {
    case 'heading':
      return runs[0] ? [{ ...block, runs: runs[0] }] : [];
    case 'paragraph':
      return runs.length === 0 ? [] : [{ ...block, runs: spaced(runs) }];
    case 'list':
      return [{ ...block, items: units.map(({ runs: own, level }) => ({ level, runs: own })) }];
    case 'quote':
      return runs.length === 0 ? [] : [{ ...block, paragraphs: runs }];
    case 'table':
      return rebuildTable(block, units);
    case 'code': {
      const text = units
        .map((unit) => plainText(unit.runs))
        .join('\n')
        .trimEnd();
      return text === '' ? [] : [{ ...block, text }];
    }
    case 'image':
      return [block];
  }
}

/** A table cut short keeps its head; a head alone, or a row cut to fit, is said as a line of text. */
function rebuildTable(block: BlockOf<'table'>, units: readonly Unit[]): Block[] {
  const hasHead = units.some((unit) => unit.part === 0 && !unit.cut);
  const body = units.filter((unit) => unit.part > 0 && !unit.cut).map((unit) => block.rows[unit.part - 1]!);
  if (hasHead && body.length > 0) return [{ ...block, rows: body }];
  return units
    .filter((unit) => unit.runs.length > 0)
    .map(({ runs }) => ({ kind: 'paragraph', runs, lines: block.lines }));
}

function spaced(parts: readonly TextRun[][]): TextRun[] {
  const out: TextRun[] = [];
  for (const runs of parts) {
    const before = out.at(-1)?.text.at(-1) ?? '';
    if (out.length > 0 && !/[。！？]/.test(before)) pushRun(out, ' ');
    for (const { text, ...style } of runs) pushRun(out, text, style);
  }
  return out;
}

/** A heading whose section lost all its text goes, save the first: it names the card. */
function withoutEmptyHeads(blocks: readonly Block[]): Block[] {
  return blocks.filter((block, at) => {
    if (at === 0 || block.kind !== 'heading') return true;
    const next = blocks[at + 1];
    return next !== undefined && (next.kind !== 'heading' || next.level > block.level);
  });
}
