import type { Amount } from '../../contract/enums';
import type { Block, BlockOf, Card, TextRun } from '../blocks';
import { runsOfBlock } from '../text/block-text';
import { countWords } from '../text/count-words';
import { plainText, pushRun } from '../text/text-runs';
import { type Unit, unitsOf } from './condense-units';
import { rankSentences } from './rank-sentences';
import { trimSentence } from './trim-sentence';

/** Words per card for each `amount` (docs/spec/deck.md#4). */
export const WORDS_A_CARD = { brief: 25, medium: 45, detailed: 80, extensive: 130 } as const satisfies Record<
  Amount,
  number
>;

/** Counts the words a card shows in headings, text, cells and code. */
export function wordsOnCard(blocks: readonly Block[]): number {
  let words = 0;
  for (const block of blocks)
    if (block.kind !== 'image') for (const runs of runsOfBlock(block)) words += countWords(plainText(runs));
  return words;
}

/**
 * Shortens a card to at most `words`, using only the author's own sentences in their original order: headings first,
 * then the sentences most central to the card. Sentences are kept or dropped whole; one is only trimmed if it doesn't
 * fit on its own. Short and numbered lists, tables and code are kept or dropped as a whole, and count for less than
 * their words. Notes and pictures stay.
 */
export function condenseCard(card: Card, words: number): Card {
  if (wordsOnCard(card.blocks) <= words) return card;
  const units = card.blocks.flatMap(unitsOf);
  rate(units, card.blocks);
  const kept = new Map<number, Unit[]>();
  for (const unit of choose(units, words)) kept.set(unit.block, [...(kept.get(unit.block) ?? []), unit]);
  const isShown = (at: number) => kept.has(at) || card.blocks[at]?.kind === 'image';
  const blocks = card.blocks.flatMap((block, at) => {
    if (block.kind === 'image') return [block];
    const units = kept.get(at) ?? [];
    return rebuild(block, isShown(at + 1) || kept.size < 3 ? units : withoutAnnouncement(units));
  });
  return { ...card, blocks: withoutEmptyHeads(blocks) };
}

/** Rank of blocks that are kept or dropped whole. Sentences rank from 0 to 1.35. */
const WHOLE_RANK: Partial<Record<Block['kind'], number>> = { table: 2.02, list: 2.01, code: 2, quote: 1 };

/** Bonus for the first sentence of a paragraph, which usually states its topic. */
const LEAD_BONUS = 0.35;

/** Sets the worth of each unit. Headings rank highest, and a block's first sentence slightly above its equals. */
function rate(units: Unit[], blocks: readonly Block[]): void {
  const ranks = rankSentences(units.map((unit) => (unit.isWhole ? '' : plainText(unit.runs))));
  const isFirst = new Set<number>();
  units.forEach((unit, at) => {
    const block = blocks[unit.block]!;
    unit.worth = ranks[at]!;
    if (block.kind === 'heading') unit.worth = isFirst.size === 0 && at === 0 ? 100 : 10 - block.level;
    else if (unit.isWhole) unit.worth = WHOLE_RANK[block.kind] ?? 2;
    else if (block.kind === 'table') unit.worth = 1.9 - unit.part / 10_000;
    else {
      if (!isFirst.has(unit.block)) unit.worth += LEAD_BONUS;
      unit.worth -= unit.level * 0.3;
    }
    isFirst.add(unit.block);
  });
}

/** The fewest words of a trimmed sentence. A shorter one would say nothing. */
const LEAST_CUT = 6;
/** The first block kept whole may exceed the word limit by this factor. */
const MOST_OF_WHOLE = 2;

function choose(units: readonly Unit[], words: number): Unit[] {
  const order = [...units].sort((a, b) => b.worth - a.worth || a.block - b.block || a.part - b.part);
  const needs = needsOf(units);
  const kept = new Set<Unit>();
  let left = words;
  let hasExceeding = false;
  for (const unit of order) {
    if (kept.has(unit)) continue;
    const room = unit.mayExceed && !hasExceeding ? Math.max(left, words * MOST_OF_WHOLE) : left;
    const together = withNeeded(unit, needs, kept, room);
    for (const each of together) {
      kept.add(each);
      left -= each.cost;
      hasExceeding ||= each.mayExceed;
    }
  }
  const chosen = [...kept];
  const hasText = chosen.some((unit) => unit.worth < 3 && unit.words > 0);
  if (!hasText && left > 0) {
    const best = order.find((unit) => !unit.isWhole && unit.worth < 3 && unit.words > left);
    const runs = best && (left >= LEAST_CUT || chosen.length === 0) ? trimSentence(best.runs, left) : [];
    if (best && runs.length > 0) chosen.push({ ...best, runs, words: countWords(plainText(runs)), isCut: true });
    else if (!best) chosen.push(...order.filter((unit) => unit.isWhole).slice(0, 1));
  }
  if (chosen.length === 0 && order[0])
    chosen.push(order[0].isWhole ? order[0] : { ...order[0], runs: trimSentence(order[0].runs, words), isCut: true });
  return chosen.sort((a, b) => a.block - b.block || a.part - b.part);
}

/** Maps each nested item to its parent, and each sentence that refers back to the sentence before it. */
function needsOf(units: readonly Unit[]): Map<Unit, Unit> {
  const needs = new Map<Unit, Unit>();
  let above: Unit[] = [];
  for (const [at, unit] of units.entries()) {
    const before = units[at - 1];
    if (before?.block !== unit.block) above = [];
    while (above.length > 0 && above.at(-1)!.level >= unit.level) above.pop();
    const needed = unit.goesOn ? before : above.at(-1);
    if (needed?.block === unit.block) needs.set(unit, needed);
    above.push(unit);
  }
  return needs;
}

/** A unit and the units it needs that are not kept yet; empty if they do not fit. */
function withNeeded(unit: Unit, needs: ReadonlyMap<Unit, Unit>, kept: ReadonlySet<Unit>, room: number): Unit[] {
  const together: Unit[] = [];
  let cost = 0;
  for (let each: Unit | undefined = unit; each && !kept.has(each); each = needs.get(each)) {
    together.push(each);
    cost += each.cost;
    if (cost > room) return [];
  }
  return together;
}

/** Drops a sentence that announces the next block. */
function withoutAnnouncement(units: Unit[]): Unit[] {
  return units.at(-1)?.isAnnouncement ? units.slice(0, -1) : units;
}

function rebuild(block: Block, units: readonly Unit[]): Block[] {
  const runs = units.map((unit) => unit.runs).filter((each) => each.length > 0);
  if (units.length === 0) return [];
  if (units[0]!.isWhole) return [block];
  switch (block.kind) {
    case 'heading':
      return runs[0] ? [{ ...block, runs: runs[0] }] : [];
    case 'paragraph':
      return runs.length === 0 ? [] : [{ ...block, runs: joined(units) }];
    case 'list':
      return rebuildList(block, units);
    case 'quote':
      return runs.length === 0 ? [] : [{ ...block, paragraphs: runs }];
    case 'table':
      return rebuildTable(block, units);
    default:
      return [block];
  }
}

/** Items keep their numbers: items after a gap start a new list. Drops questions whose answer was dropped. */
function rebuildList(block: BlockOf<'list'>, kept: readonly Unit[]): Block[] {
  const isAnswered = ({ part, level, runs }: Unit) =>
    !/[?？]$/.test(plainText(runs)) ||
    (block.items[part + 1]?.level ?? 0) <= level ||
    kept.some((other) => other.part === part + 1);
  const units = kept.filter(isAnswered);
  const itemOf = (unit: Unit) => ({ ...block.items[unit.part]!, runs: unit.runs });
  if (!block.ordered) return units.length === 0 ? [] : [{ ...block, items: units.map(itemOf) }];
  const numberOf = (part: number) => block.start + block.items.slice(0, part).filter(({ level }) => level === 0).length;
  const lists: BlockOf<'list'>[] = [];
  let before: Unit | null = null;
  for (const unit of units) {
    const last = lists.at(-1);
    if (last && before && unit.part === before.part + 1) last.items.push(itemOf(unit));
    else lists.push({ ...block, start: numberOf(unit.part), items: [itemOf(unit)] });
    before = unit;
  }
  return lists;
}

/** A shortened table keeps its header. A header without rows, or a trimmed row, becomes a line of text. */
function rebuildTable(block: BlockOf<'table'>, units: readonly Unit[]): Block[] {
  const hasHead = units.some((unit) => unit.part === 0 && !unit.isCut);
  const body = units.filter((unit) => unit.part > 0 && !unit.isCut).map((unit) => block.rows[unit.part - 1]!);
  if (hasHead && body.length > 0) return [{ ...block, rows: body }];
  return units
    .filter((unit) => unit.runs.length > 0)
    .map(({ runs }) => ({ kind: 'paragraph', runs, lines: block.lines }));
}

/** Joins sentences, and keeps their line breaks. */
function joined(units: readonly Unit[]): TextRun[] {
  const out: TextRun[] = [];
  let endsLine = false;
  for (const unit of units) {
    const before = out.at(-1)?.text.at(-1) ?? '';
    if (out.length > 0) pushRun(out, endsLine ? '\n' : /[。！？]/.test(before) ? '' : ' ');
    for (const { text, ...style } of unit.runs) pushRun(out, text, style);
    endsLine = unit.endsLine;
  }
  return out;
}

/** Removes headings whose section has no text left, except the first, which names the card. */
function withoutEmptyHeads(blocks: readonly Block[]): Block[] {
  return blocks.filter((block, at) => {
    if (at === 0 || block.kind !== 'heading') return true;
    const next = blocks[at + 1];
    return next !== undefined && (next.kind !== 'heading' || next.level > block.level);
  });
}
