import type { Amount } from '../../contract/enums';
import type { Block, BlockOf, Card, TextRun } from '../blocks';
import { runsOfBlock } from '../text/block-text';
import { countWords } from '../text/count-words';
import { isReply } from '../text/find-replies';
import { plainText, pushRun } from '../text/text-runs';
import { findNeeds, withoutOpenQuestions, withSpeakers } from './condense-needs';
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
 * their words; lists of up to six items are never shortened. Greetings and thanks go first. Notes and pictures stay.
 * @param isConversation paragraphs are turns with speakers: times are left out, and an answer needs its question
 */
export function condenseCard(card: Card, words: number, isConversation = false): Card {
  const all = card.blocks.flatMap((block, at) => unitsOf(block, at, isConversation));
  if (!isConversation && all.reduce((sum, { cost }) => sum + cost, 0) <= words) return card;
  const units = withoutChatter(all, card.blocks);
  rate(units, card.blocks);
  const needs = findNeeds(units, card.blocks, isConversation);
  const chosen = choose(units, words, needs);
  const shown = isConversation ? withSpeakers(withoutOpenQuestions(chosen, units), all) : chosen;
  const kept = new Map<number, Unit[]>();
  for (const unit of shown) kept.set(unit.block, [...(kept.get(unit.block) ?? []), unit]);
  const isShown = (at: number) => kept.has(at) || card.blocks[at]?.kind === 'image';
  const blocks = card.blocks.flatMap((block, at) => {
    if (block.kind === 'image') return [block];
    const units = kept.get(at) ?? [];
    return rebuild(block, isShown(at + 1) || kept.size < 3 ? units : withoutAnnouncement(units));
  });
  return { ...card, blocks: withoutEmptyHeads(blocks) };
}

/** Drops what is only polite, unless the card has nothing else. */
function withoutChatter(units: Unit[], blocks: readonly Block[]): Unit[] {
  const rest = units.filter((unit) => !unit.isChatter);
  return rest.some(({ block }) => blocks[block]!.kind !== 'heading') ? rest : units;
}

/** Rank of blocks that are kept or dropped whole. Most sentences rank below `KEPT_RANK`. */
const WHOLE_RANK: Partial<Record<Block['kind'], number>> = { table: 2.6, list: 2.55, code: 2.5, quote: 1 };

/** Points and short lines that are kept in any case come directly after the headings. */
const KEPT_RANK = 2.9;
const MOST_RANK = 2.8;
/** Quotations of up to this many words are worth more than most sentences. */
const SHORT_QUOTE = { words: 30, rank: 1.9 };
/** The readers of a quoted e-mail know it. */
const REPLY_RANK = 0.1;
/** Bonus for the first sentence of a paragraph, which usually states its topic. */
const LEAD_BONUS = 0.35;
/** Bonus for the first sentence of a card, which the others explain. */
const OPENING_BONUS = 1;
/** Bonus for a sentence with a figure, which is a fact. */
const FIGURE_BONUS = 1;

/** Sets the worth of each unit. Headings rank highest, and a block's first sentence slightly above its equals. */
function rate(units: Unit[], blocks: readonly Block[]): void {
  const ranks = rankSentences(units.map((unit) => (unit.isWhole ? '' : plainText(unit.runs))));
  const isFirst = new Set<number>();
  const opening = units.find(({ block }) => blocks[block]!.kind === 'paragraph');
  units.forEach((unit, at) => {
    const block = blocks[unit.block]!;
    unit.worth = ranks[at]!;
    if (block.kind === 'heading') unit.worth = isFirst.size === 0 && at === 0 ? 100 : 10 - block.level;
    else if (unit.isKept) unit.worth = KEPT_RANK;
    else if (isReply(block)) unit.worth = REPLY_RANK;
    else if (unit.isWhole) {
      const isShortQuote = block.kind === 'quote' && unit.words <= SHORT_QUOTE.words;
      unit.worth = isShortQuote ? SHORT_QUOTE.rank : (WHOLE_RANK[block.kind] ?? 2.5);
    } else if (block.kind === 'table') unit.worth = 2.4 - unit.part / 10_000;
    else {
      if (!isFirst.has(unit.block)) unit.worth += LEAD_BONUS;
      if (opening === unit) unit.worth += OPENING_BONUS;
      if (/\d/.test(plainText(unit.runs))) unit.worth += FIGURE_BONUS;
      unit.worth = Math.min(unit.worth, MOST_RANK) - unit.level * 0.3;
    }
    isFirst.add(unit.block);
  });
}

/** The fewest words of a trimmed sentence. A shorter one would say nothing. */
const LEAST_CUT = 6;
/** The first block kept whole may exceed the word limit by this factor. */
const MOST_OF_WHOLE = 2;

function choose(units: readonly Unit[], words: number, needs: ReadonlyMap<Unit, Unit>): Unit[] {
  const order = [...units].sort((a, b) => b.worth - a.worth || a.block - b.block || a.part - b.part);
  const kept = new Set<Unit>();
  let left = words;
  let hasExceeding = false;
  for (const unit of order) {
    if (kept.has(unit)) continue;
    const most = unit.mayExceed && !hasExceeding ? Math.max(left, words * MOST_OF_WHOLE) : left;
    const room = unit.isKept ? Number.POSITIVE_INFINITY : most;
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
