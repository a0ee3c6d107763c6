import type { Amount, Format } from '../../contract/enums';
import type { Block, BlockOf, Card, TextRun } from '../blocks';
import { runsOfBlock } from '../text/block-text';
import { countWords } from '../text/count-words';
import { capitalised } from '../text/letters';
import { plainText, pushRun } from '../text/text-runs';
import { isSignature, isSignOff, withoutReplyMarks } from './chatter';
import { findBonds, type Ties, withNeeded } from './condense-bonds';
import { findNeeds, isLateReply, isReply, isSourceLine, withoutOpenQuestions, withSpeakers } from './condense-needs';
import { opensClause, opensPoint, type Unit, unitsOf } from './condense-units';
import { withoutFillers } from './conversation-asides';
import { coverSections } from './cover-sections';
import { ASIDE_RANK, MOST_PLAIN_RANK, MOST_SECTION_RANK, QUOTATION, rate } from './rate-units';
import { trimSentence } from './trim-sentence';

/** Words per card that a model writes, for each `amount`. */
export const WORDS_A_CARD = { brief: 25, medium: 45, detailed: 80, extensive: 130 } as const satisfies Record<
  Amount,
  number
>;
/**
 * The same for a shortened text (docs/spec/deck.md#4). Sentences chosen from a text say less than ones written for the
 * card, and leave out what the others need.
 */
const WORDS_KEPT = { brief: 25, medium: 60, detailed: 95, extensive: 140 } as const satisfies Record<Amount, number>;
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
 * Shortens a card to at most `words`, using only the author's own sentences in their original order: headings first,
 * then the sentences most central to the card. Sentences are kept or dropped whole; one is only trimmed if it doesn't
 * fit on its own. Short and numbered lists, tables and code are kept or dropped as a whole, and count for less than
 * their words; lists of up to six items are never shortened. Greetings and thanks go first. Notes and pictures stay.
 * @param isConversation paragraphs are turns with speakers: times are left out, and an answer needs its question
 */
export function condenseCard(card: Card, words: number, isConversation = false): Card {
  const blocks = card.blocks.map(withoutReplyMarks);
  const all = blocks.flatMap((block, at) => unitsOf(block, at, isConversation));
  const { others, sources } = takeSources(all, blocks);
  const plain = isConversation ? markLateReply(withoutFillers(others)) : withoutSignature(others, blocks);
  const units = keepSeries(withoutChatter(plain, blocks, card.part === 'title'));
  const fits = units.reduce((sum, { cost }) => sum + cost, 0) <= words;
  const isUnchanged = units.length === all.length && blocks.every((block, at) => block === card.blocks[at]);
  if (!isConversation && fits && isUnchanged && !units.at(-1)?.isAnnouncement) return card;
  rate(units, blocks, words, isConversation);
  const needs = findNeeds(units, blocks, isConversation);
  const ties = { needs, bonds: isConversation ? new Map<Unit, Unit>() : findBonds(units, blocks, needs) };
  const chosen = withSources(choose(units, words, ties, { blocks, isConversation }), sources);
  const shown = isConversation ? withSpeakers(withoutOpenQuestions(chosen, units), all) : chosen;
  const kept = new Map<number, Unit[]>();
  for (const unit of shown) kept.set(unit.block, [...(kept.get(unit.block) ?? []), unit]);
  const isShown = (at: number) => kept.has(at) || blocks[at]?.kind === 'image';
  const shortened = blocks.flatMap((block, at) => {
    if (block.kind === 'image') return [block];
    const units = kept.get(at) ?? [];
    return rebuild(block, isShown(at + 1) || kept.size < 3 ? units : withoutAnnouncement(units));
  });
  return { ...card, blocks: withoutEmptyHeads(shortened) };
}

/** The first sentences of the points of a series are all kept if they have at most this many words together. */
const MOST_SERIES_WORDS = 100;

/** Without some of its clauses, or its "Second, …", a section would mislead. */
function keepSeries(units: Unit[]): Unit[] {
  // The clauses of a section may be lines of one paragraph.
  const opens = ({ part, runs }: Unit) => (part === 0 ? opensPoint : opensClause)(plainText(runs));
  const points = units.filter((unit) => !unit.isWhole && opens(unit));
  const words = points.reduce((sum, unit) => sum + unit.words, 0);
  if (points.length < 2 || words > MOST_SERIES_WORDS) return units;
  return units.map((unit) => (points.includes(unit) ? { ...unit, isKept: true } : unit));
}

/** At the start of a card, nobody knows what "Please do." answers. */
function markLateReply(units: readonly Unit[]): Unit[] {
  let isLate = true;
  return units.map((unit, at) => {
    const before = units[at - 1];
    isLate &&= before ? isReply(before, unit) : isLateReply(unit);
    return isLate ? { ...unit, isChatter: true } : unit;
  });
}

/** The source of each short quotation, which is kept with it, or dropped. */
function takeSources(units: readonly Unit[], blocks: readonly Block[]): { others: Unit[]; sources: Unit[] } {
  const sources: Unit[] = [];
  const others: Unit[] = [];
  for (const unit of units) {
    const quote = others.at(-1);
    if (quote?.isWhole && quote.block === unit.block - 1 && isSourceLine(blocks, unit.block)) {
      others[others.length - 1] = { ...quote, words: quote.words + unit.words, cost: quote.cost + unit.cost };
      sources.push(unit);
    } else others.push(unit);
  }
  return { others, sources };
}

function withSources(chosen: Unit[], sources: readonly Unit[]): Unit[] {
  if (sources.length === 0) return chosen;
  const kept = new Set(chosen.map(({ block }) => block));
  const all = [...chosen, ...sources.filter(({ block }) => kept.has(block - 1))];
  return inOrder(all);
}

/**
 * Drops polite phrases, unless the card has no other text. A cover needs only its title. The sentence after a greeting
 * gets a capital letter.
 */
function withoutChatter(units: Unit[], blocks: readonly Block[], isCover: boolean): Unit[] {
  const rest = units
    .map((unit, at) => (units[at - 1]?.isChatter && !unit.isChatter ? withCapital(unit) : unit))
    .filter((unit) => !unit.isChatter);
  return rest.some(({ block }) => isCover || blocks[block]!.kind !== 'heading') ? rest : units;
}

function withCapital(unit: Unit): Unit {
  const [first, ...others] = unit.runs;
  if (!first || unit.isWhole) return unit;
  return { ...unit, runs: [{ ...first, text: capitalised(first.text) }, ...others] };
}

/** The fewest words of a trimmed sentence. A shorter one would say nothing. */
const LEAST_CUT = 6;
/** The first block kept whole, or a contrast that would be the only text, may exceed the word limit by this factor. */
const MOST_OF_WHOLE = 2;

/** Sentences of a paragraph, or points of a list, that are chosen before more of the others. */
const MOST_FIRST = 2;

function choose(
  units: readonly Unit[],
  words: number,
  ties: Ties,
  { blocks, isConversation }: { blocks: readonly Block[]; isConversation: boolean },
): Unit[] {
  const order = [...units].sort((a, b) => b.worth - a.worth || a.block - b.block || a.part - b.part);
  const kept = new Set<Unit>();
  let left = words;
  let hasExceeding = false;
  const sentences = new Map<number, number>();
  // First a few sentences of each paragraph, which then doesn't take all the room. Turns belong together.
  const first = isConversation
    ? []
    : order.filter(({ block, worth }) => blocks[block]!.kind !== 'quote' || worth === QUOTATION.rank);
  const rounds = [
    ...first.map((unit) => ({ unit, mostSentences: MOST_FIRST })),
    ...order.map((unit) => ({ unit, mostSentences: Number.POSITIVE_INFINITY })),
  ];
  for (const { unit, mostSentences } of rounds) {
    if (kept.has(unit) || unit.worth === ASIDE_RANK || (!isConversation && isStray(unit, blocks, sentences))) continue;
    const most = unit.mayExceed && !hasExceeding ? Math.max(left, words * MOST_OF_WHOLE) : left;
    const room = unit.isKept ? Number.POSITIVE_INFINITY : most;
    const together = withNeeded(unit, ties, kept, room);
    if ((sentences.get(unit.block) ?? 0) + together.length > mostSentences) continue;
    for (const each of together) {
      sentences.set(each.block, (sentences.get(each.block) ?? 0) + 1);
      kept.add(each);
      left -= each.cost;
      hasExceeding ||= each.mayExceed;
    }
  }
  const chosen = [...kept, ...coverSections(sectionsOf(units), kept, ties, words)];
  const hasText = chosen.some((unit) => unit.worth < 3 && unit.words > 0);
  if (!hasText && left > 0) {
    const tooLong = order.filter((unit) => !unit.isWhole && unit.worth < 3 && unit.words > left);
    const best = tooLong.find((unit) => !unit.goesOn) ?? tooLong[0];
    const bonded = order.filter((unit) => unit.worth < 3 && unit.words <= left && ties.bonds.has(unit));
    const pair = bonded
      .map((unit) => withNeeded(unit, ties, kept, words * MOST_OF_WHOLE))
      .find((all) => all.length > 0);
    if (pair) return inOrder([...chosen, ...pair]);
    const runs = best && (left >= LEAST_CUT || chosen.length === 0) ? trimSentence(best.runs, left) : [];
    if (best && runs.length > 0) chosen.push({ ...best, runs, words: countWords(plainText(runs)), isCut: true });
    else if (!best) chosen.push(...order.filter((unit) => unit.isWhole).slice(0, 1));
  }
  if (chosen.length === 0 && order[0])
    chosen.push(order[0].isWhole ? order[0] : { ...order[0], runs: trimSentence(order[0].runs, words), isCut: true });
  return inOrder(chosen);
}

function inOrder(units: Unit[]): Unit[] {
  return units.sort((a, b) => a.block - b.block || a.part - b.part);
}

/**
 * Whether a sentence without a figure would be all that is kept of its paragraph, although it neither opens it nor the
 * card. Next to another paragraph it would seem to be about that.
 */
function isStray(
  { block, part, worth, isWhole, level }: Unit,
  blocks: readonly Block[],
  sentences: ReadonlyMap<number, number>,
): boolean {
  if (part === 0 || isWhole || level > 0 || worth > MOST_PLAIN_RANK) return false;
  return blocks[block - 1]?.kind === 'paragraph' && sentences.has(block - 1) && !sentences.has(block);
}

/** The units below each heading, without it. */
function sectionsOf(units: readonly Unit[]): Unit[][] {
  const sections: Unit[][] = [];
  for (const unit of units)
    if (unit.worth > MOST_SECTION_RANK) sections.push([]);
    else sections.at(-1)?.push(unit);
  return sections;
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

/** Removes headings whose section has no text left, except the only one of a card, which names it. */
function withoutEmptyHeads(blocks: readonly Block[]): Block[] {
  return blocks.filter((block, at) => {
    if (block.kind !== 'heading') return true;
    const next = blocks[at + 1];
    if (at === 0 && next === undefined) return true;
    return next !== undefined && (next.kind !== 'heading' || next.level > block.level);
  });
}

/** Marks the name and the address below "Best wishes, Petra" as chatter, if nothing else follows. */
export function withoutSignature(units: Unit[], blocks: readonly Block[]): Unit[] {
  const end = blocks.findLastIndex((block) => block.kind === 'paragraph' && isSignOff(plainText(block.runs)));
  if (end === -1 || !blocks.slice(end + 1).every(isSignature)) return units;
  return units.map((unit) => (unit.block > end ? { ...unit, isChatter: true } : unit));
}
