import 'server-only';
import { sentenceEnds } from '@/lib/deck/text/split-sentences';
import { type Passage, stemsOf } from './source-passages';

const HEADING = /^ {0,3}#{1,6}\s/;
/** Matches text that may be divided into sentences: no table, list, quotation or code. */
const PROSE = /^(?! {0,3}(?:[-*+|>]|\d+[.)]|```|~~~))/;

/**
 * Assigns each passage to the planned card that it is about, so that cards written by rules do not repeat each other. A
 * short text is divided into sentences. A card that would get nothing takes a passage from a card with several. If
 * there is no such card, it repeats the passage that shares the most words with it, if any does.
 */
export function shareOut(
  passages: readonly Passage[],
  cards: readonly { heading: string; intent: string }[],
): Passage[][] {
  const units = unitsOf(passages, cards.length);
  const wanted = cards.map(({ heading, intent }) => stemsOf(`${heading} ${intent}`));
  const stems = units.map(({ about }) => stemsOf(about));
  const shared = (unit: number, card: number) => {
    let count = 0;
    for (const stem of wanted[card]!) if (stems[unit]!.has(stem)) count += 1;
    return count;
  };
  const placeOf = (at: number, count: number) => at / Math.max(1, count - 1);
  // Among equal cards, prefer the one at the same relative position, because a plan usually follows the text.
  const worth = (unit: number, card: number) =>
    shared(unit, card) - Math.abs(placeOf(unit, units.length) - placeOf(card, cards.length)) * 0.9;
  const out: number[][] = cards.map(() => []);
  for (const unit of units.keys()) out[best([...cards.keys()], (card) => worth(unit, card)) ?? 0]?.push(unit);
  for (const [card, own] of out.entries()) {
    if (own.length > 0) continue;
    const spare = best(out.filter((other) => other.length > 1).flat(), (unit) => worth(unit, card));
    const again = best([...units.keys()], (unit) => shared(unit, card));
    if (spare !== null) {
      const donor = out.find((other) => other.includes(spare))!;
      donor.splice(donor.indexOf(spare), 1);
      own.push(spare);
    } else if (again !== null && shared(again, card) > 0) own.push(again);
  }
  return out.map((own) => own.map((unit) => units[unit]!.passage));
}

type Unit = { passage: Passage; about: string };

/** The passages without headings. The words of a heading count for the passages below it. */
function unitsOf(passages: readonly Passage[], least: number): Unit[] {
  let heading = '';
  const units: Unit[] = [];
  for (const passage of passages)
    if (HEADING.test(passage.text)) heading = passage.text;
    else units.push({ passage, about: `${heading} ${passage.text}` });
  return units.length >= least ? units : units.flatMap(sentencesOf);
}

function sentencesOf({ passage, about }: Unit): Unit[] {
  if (!PROSE.test(passage.text)) return [{ passage, about }];
  let from = 0;
  return sentenceEnds(passage.text).map((end) => {
    const text = passage.text.slice(from, end).trim();
    from = end;
    return { passage: { ...passage, text }, about: text };
  });
}

/** The candidate with the greatest worth, or the first of several. Null if there are none. */
function best(candidates: readonly number[], worth: (candidate: number) => number): number | null {
  let chosen: number | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    const own = worth(candidate);
    if (own > most) [chosen, most] = [candidate, own];
  }
  return chosen;
}
