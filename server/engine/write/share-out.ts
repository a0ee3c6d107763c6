import 'server-only';
import { sentenceEnds } from '@/lib/deck/text/split-sentences';
import { type Passage, stemsOf } from './source-passages';

const HEADING = /^ {0,3}#{1,6}\s/;
/** Tables, lists and code are not divided. */
const PROSE = /^(?! {0,3}(?:[-*+|>]|\d+[.)]|```|~~~))/;

/**
 * The passages of a text, each for the card of a plan that it is about, so that cards that are written by rules do not
 * all say the same. A short text is divided into its sentences. A card that nothing is about gets the passage that
 * shares most words with it, if any does.
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
  const out: Passage[][] = cards.map(() => []);
  for (const [unit, { passage }] of units.entries()) {
    // Of equals the card at the same place: a plan mostly follows the text.
    const worthOf = (card: number) =>
      shared(unit, card) - Math.abs(placeOf(unit, units.length) - placeOf(card, cards.length)) * 0.9;
    let best = 0;
    for (let card = 1; card < cards.length; card += 1) if (worthOf(card) > worthOf(best)) best = card;
    out[best]?.push(passage);
  }
  return out.map((own, card) => (own.length > 0 ? own : nearest(units, (unit) => shared(unit, card))));
}

type Unit = { passage: Passage; about: string };

/** Passages but headings, whose words count for what is below them. */
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

function nearest(units: readonly Unit[], shared: (unit: number) => number): Passage[] {
  let best: number | null = null;
  for (const at of units.keys()) if (shared(at) > (best === null ? 0 : shared(best))) best = at;
  return best === null ? [] : [units[best]!.passage];
}
