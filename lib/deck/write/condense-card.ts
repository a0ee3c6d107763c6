import type { Amount, Format } from '../../contract/enums';
import type { Block, BlockOf, Card, TextRun } from '../blocks';
import { runsOfBlock } from '../text/block-text';
import { countWords } from '../text/letters-and-words';
import { plainText, pushRun, sliceRuns, trimRuns } from '../text/text-runs';
import { readUnits, type Unit } from './condense-units';

/** Words per card that a model writes, for each `amount`. */
export const WORDS_A_CARD = { brief: 25, medium: 45, detailed: 80, extensive: 130 } as const satisfies Record<
  Amount,
  number
>;
/**
 * The same for a shortened text (docs/spec/deck.md#4). Sentences chosen from a text say less than ones written for the
 * card, and leave out what the others need.
 */
const WORDS_KEPT = { brief: 25, medium: 55, detailed: 85, extensive: 130 } as const satisfies Record<Amount, number>;
/** A section of a document or page has room for more than a slide. */
const FORMAT_ROOM = { presentation: 1, social: 0.75, document: 1.6, webpage: 1.6 } as const satisfies Record<
  Format,
  number
>;

/** The most words that a card of a shortened text has. */
export function wordsKept(amount: Amount, format: Format): number {
  return Math.round(WORDS_KEPT[amount] * FORMAT_ROOM[format]);
}

/** Counts the words a card shows in headings, text, cells and code. */
export function wordsOnCard(blocks: readonly Block[]): number {
  let words = 0;
  for (const block of blocks)
    if (block.kind !== 'image') for (const runs of runsOfBlock(block)) words += countWords(plainText(runs));
  return words;
}

/**
 * Shortens a card to at most `words`, using only the author's own sentences in their original order
 * (docs/spec/deck.md#4): the units with the highest scores that fit together with what they need. Notes and pictures
 * stay.
 */
export function condenseCard(card: Card, words: number): Card {
  const { blocks } = card;
  const units = readUnits(blocks, card.part === 'title');
  if (units.length === 0) return card;
  const kept = new Map<number, Unit[]>();
  for (const unit of choose(units, words, blocks)) kept.set(unit.block, [...(kept.get(unit.block) ?? []), unit]);
  return { ...card, blocks: blocks.flatMap((block, at) => (kept.has(at) ? rebuild(block, kept.get(at)!) : [])) };
}

/** The fewest words of a trimmed sentence. A shorter one would say nothing. */
const LEAST_CUT = 6;
/** The first block kept whole may bring the card to this many times the word limit. */
const MOST_OF_WHOLE = 2;

/** Takes what is always kept, then the best unit of each section, then the best of the rest until the card is full. */
function choose(units: readonly Unit[], words: number, blocks: readonly Block[]): Unit[] {
  const kept = new Set<Unit>();
  let left = words;
  let hasWhole = false;
  const take = (unit: Unit, room: number): boolean => {
    const group = withNeeds(unit, kept, room);
    for (const each of group) kept.add(each);
    left -= costOf(group);
    return group.length > 0;
  };
  const needed = new Set(units.flatMap(({ needs }) => needs));
  const isText = (unit: Unit) => {
    const { kind } = blocks[unit.block]!;
    // A heading with nothing below it is text itself.
    return kind === 'heading' ? !needed.has(unit) : kind !== 'image';
  };
  const order = units.filter((unit) => isText(unit) && !unit.isLead).sort((one, other) => other.score - one.score);
  for (const unit of units) if (unit.isKept) take(unit, Number.POSITIVE_INFINITY);
  for (const section of sectionsOf(order))
    if (!section.some((unit) => kept.has(unit))) section.some((unit) => take(unit, left));
  for (const unit of order) {
    if (kept.has(unit)) continue;
    const isFirstWhole = unit.isWhole && !hasWhole;
    if (take(unit, isFirstWhole ? left + words * (MOST_OF_WHOLE - 1) : left)) hasWhole ||= unit.isWhole;
  }
  if (![...kept].some(isText)) for (const unit of lastResort(units, order, words)) kept.add(unit);
  return [...kept].sort((one, other) => one.block - other.block || one.part - other.part);
}

/** A unit together with everything it needs that has not been kept. Empty if they do not fit. */
function withNeeds(unit: Unit, kept: ReadonlySet<Unit>, room: number): Unit[] {
  const group = new Set<Unit>();
  let cost = 0;
  const open = [unit];
  for (let each = open.pop(); each; each = open.pop()) {
    if (kept.has(each) || group.has(each)) continue;
    group.add(each);
    cost += each.cost;
    if (cost > room) return [];
    open.push(...each.needs);
  }
  return [...group];
}

function costOf(units: readonly Unit[]): number {
  return units.reduce((sum, { cost }) => sum + cost, 0);
}

/** The units of each section, in the order that they are given in. */
function sectionsOf(order: readonly Unit[]): Unit[][] {
  const sections = new Map<number, Unit[]>();
  for (const unit of order) {
    const section = sections.get(unit.section);
    if (section) section.push(unit);
    else sections.set(unit.section, [unit]);
  }
  return [...sections.values()];
}

/** If no text fits: the best sentence that makes sense alone, trimmed, or else a whole block, below its headings. */
function lastResort(units: readonly Unit[], order: readonly Unit[], words: number): Unit[] {
  const alone = ({ isWhole, needs, section }: Unit) => !isWhole && needs.every(({ block }) => block === section);
  const best = order.find(alone) ?? order[0] ?? units.find(({ isLead }) => isLead);
  const headings: Unit[] = [];
  for (let unit = best ?? units[0]; unit; unit = units.find(({ block }) => block === unit!.section))
    if (unit !== best) headings.unshift(unit);
  const room = words - costOf(headings);
  if (best?.isWhole) return [...headings, best];
  if (best && room >= LEAST_CUT) return [...headings, trimmed(best, room)];
  const first = headings[0] ?? best;
  return first ? [trimmed(first, words)] : [];
}

function trimmed(unit: Unit, words: number): Unit {
  return unit.cost <= words ? unit : { ...unit, runs: trimSentence(unit.runs, words), isCut: true };
}

function rebuild(block: Block, units: readonly Unit[]): Block[] {
  const runs = units.map((unit) => unit.runs).filter((each) => each.length > 0);
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

/** Items keep their numbers: items after a gap start a new list. */
function rebuildList(block: BlockOf<'list'>, units: readonly Unit[]): Block[] {
  const itemOf = (unit: Unit) => ({ ...block.items[unit.part]!, runs: unit.runs });
  if (!block.ordered) return [{ ...block, items: units.map(itemOf) }];
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

/** Minimum share of the word limit to keep when cutting at a clause. */
const LEAST_SHARE = 0.5;

/**
 * Shortens a sentence to at most `words` and adds an ellipsis. Cuts at the end of a clause if that keeps at least half
 * of what would fit, otherwise after a word. Rewords nothing. Empty if not even one word fits.
 */
function trimSentence(runs: readonly TextRun[], words: number): TextRun[] {
  const text = plainText(runs);
  if (countWords(text) <= words) return [...runs];
  if (words < 1) return [];
  const end = lastFit(text, words);
  const clause = lastClause(text, end);
  const cut = countWords(text.slice(0, clause)) >= words * LEAST_SHARE ? clause : end;
  const kept = trimRuns(sliceRuns(runs, 0, cut));
  if (plainText(kept).trim() === '') return [];
  const { text: _, ...style } = kept.at(-1)!;
  pushRun(kept, '…', style);
  return kept;
}

/** The offset after the last word that fits. */
function lastFit(text: string, words: number): number {
  // The word count grows with the offset, so a binary search over the word ends finds the place.
  const ends = [...text.matchAll(/[\p{L}\p{N}\p{M}]+(?:['’.,-][\p{L}\p{N}\p{M}]+)*/gu)].flatMap(({ 0: word, index }) =>
    /[\u2e80-\u9fff\uac00-\ud7af]/.test(word) ? Array.from(word, (_, at) => index + at + 1) : [index + word.length],
  );
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (countWords(text.slice(0, ends[middle - 1]!)) <= words) low = middle;
    else high = middle - 1;
  }
  return low === 0 ? 0 : ends[low - 1]!;
}

function lastClause(text: string, end: number): number {
  let found = 0;
  for (const match of text.slice(0, end + 1).matchAll(/\p{L}(?=[,;:)](?:\s|$)|\s[–—-]\s|[，；、])/gu))
    found = match.index + 1;
  return Math.min(found, end);
}
