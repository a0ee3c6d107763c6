import type { Block } from '../blocks';
import { isSource } from '../content/fold-source';
import { countWords } from '../text/count-words';
import { endsWithQuestionMark } from '../text/letters';
import { plainText } from '../text/text-runs';
import type { Unit } from './condense-units';
import { MOST_REACTION_WORDS } from './conversation-asides';
import { connects } from './goes-on';

/**
 * Maps each unit to the one before it without which it would mislead: nested items to their parent, sentences that
 * refer back to the sentence before them, a list, table or code to the unfinished sentence that it completes, and what
 * is said in a conversation to what it answers or confirms.
 */
export function findNeeds(units: readonly Unit[], blocks: readonly Block[], isConversation: boolean): Map<Unit, Unit> {
  const needs = new Map<Unit, Unit>();
  let above: Unit[] = [];
  let opener: Unit | null = null;
  for (const [at, unit] of units.entries()) {
    const before = units[at - 1];
    if (unit.opens !== null) opener = unit;
    if (before?.block !== unit.block) above = [];
    while (above.length > 0 && above.at(-1)!.level >= unit.level) above.pop();
    const parent = unit.goesOn ? before : above.at(-1);
    const needed =
      parent?.block === unit.block ? parent : before && leadsTo(before, unit, blocks, isConversation) ? before : null;
    // What somebody says first, mostly the answer, is what the rest of the turn is about.
    const answer: Unit | null = opener && opener !== unit && opener.words <= MOST_ANSWER_WORDS ? opener : null;
    const other = needed ?? answer;
    if (other) needs.set(unit, other);
    above.push(unit);
  }
  return needs;
}

const MOST_ANSWER_WORDS = 20;

/** What the end of a sentence may announce: "Then run:". */
const ANNOUNCED: ReadonlySet<Block['kind']> = new Set(['list', 'table', 'code']);

/** Whether a unit makes no sense without the one before it, which may be in another block. */
function leadsTo(before: Unit, unit: Unit, blocks: readonly Block[], isConversation: boolean): boolean {
  if (isSourceLine(blocks, unit.block)) return true;
  if (blocks[before.block]!.kind !== 'paragraph') return false;
  if (isConversation) return isReply(before, unit);
  if (VOTE.test(plainText(unit.runs))) return true;
  if (blocks[unit.block]!.kind === 'paragraph')
    return !unit.isWhole && !before.isWhole && before.block === unit.block - 1 && connects(plainText(unit.runs));
  const isAnnounced = before.block === unit.block - 1 && ANNOUNCED.has(blocks[unit.block]!.kind);
  return isAnnounced && !before.isWhole && isUnfinished(plainText(before.runs));
}

/** Whether a block names the source of the quotation above it. */
export function isSourceLine(blocks: readonly Block[], at: number): boolean {
  const block = blocks[at];
  return block?.kind === 'paragraph' && blocks[at - 1]?.kind === 'quote' && isSource(block.runs);
}

/** The result of a vote means nothing without what was voted on. */
const VOTE =
  /^(?:in favou?r|for|carried|adopted|approved|rejected|votes?|dafür|angenommen|abgelehnt|abstimmung|pour|a favor)\b[^.]{0,40}\d|^(?:carried|adopted|approved|rejected|angenommen|abgelehnt|einstimmig)\b[^.]{0,30}\.?$/iu;
function isUnfinished(sentence: string): boolean {
  return /[\p{L}\p{N},:–—-]$/u.test(sentence);
}

/** Sentences with fewer words are rarely complete. */
const LEAST_WORDS = { opening: 4, within: 6 };
const REPLY =
  /^(?:so|exactly|precisely|never|always|not|yes|yeah|yep|no|nope|right|true|sure|of course|indeed|and|or|but|because|then|that|that['’]s|this|it|it['’]s|they|he|she|which|genau|nie|niemals|immer|nicht|ja|nein|doch|und|oder|aber|weil|also|richtig|stimmt|klar|eben|das|dann|oui|non|exactement|jamais|et|mais|sí|exacto|nunca|pero)(?![\p{L}'’])/iu;

/** Whether a turn or a sentence answers, confirms or explains the one before it. */
export function isReply(before: Unit, unit: Unit): boolean {
  const text = plainText(unit.runs);
  const least = unit.opens === null ? LEAST_WORDS.within : LEAST_WORDS.opening;
  return endsWithQuestionMark(plainText(before.runs)) || REPLY.test(text) || countWords(text) < least;
}

/** Whether a turn only answers what was said on the card before. */
export function isLateReply({ opens, runs }: Unit): boolean {
  return opens !== null && countWords(plainText(runs)) <= MOST_REACTION_WORDS;
}

/** Drops questions whose answer was dropped. */
export function withoutOpenQuestions(chosen: readonly Unit[], units: readonly Unit[]): Unit[] {
  const kept = new Set(chosen.map(keyOf));
  const isOpen = new Set<string>();
  for (let at = units.length - 1; at >= 0; at -= 1) {
    const [unit, next] = [units[at]!, units[at + 1]];
    // The answer to the last question of a card may be on the next card.
    if (!next || !endsWithQuestionMark(plainText(unit.runs))) continue;
    if (!kept.has(keyOf(next)) || isOpen.has(keyOf(next))) isOpen.add(keyOf(unit));
  }
  const rest = chosen.filter((unit) => !isOpen.has(keyOf(unit)));
  return rest.length > 0 ? rest : [...chosen];
}

const keyOf = ({ block, part }: Unit): string => `${block} ${part}`;

/** Puts the speaker before the first sentence that is kept of each turn. */
export function withSpeakers(chosen: readonly Unit[], all: readonly Unit[]): Unit[] {
  const labels = new Map<string, { turn: number; label: string }>();
  let open = { turn: 0, label: '' };
  for (const unit of all) {
    if (unit.opens !== null) open = { turn: open.turn + 1, label: unit.opens };
    labels.set(keyOf(unit), open);
  }
  const named = new Set<number>();
  return chosen.map((unit) => {
    const { turn, label } = labels.get(keyOf(unit)) ?? { turn: 0, label: '' };
    if (label === '' || named.has(turn)) return unit;
    named.add(turn);
    return { ...unit, runs: [{ text: label }, ...unit.runs] };
  });
}
