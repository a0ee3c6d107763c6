import type { LayoutName } from '../placed';
import { STOP_WORDS } from '../text/stop-words';
import type { ChartKind } from '../visual';
import { findPhrase, hasPhrase, wordsIn } from '../words/match-phrases';
import { WISH_WORDS } from '../words/wish-words';

/** An instruction about layouts, wanted or unwanted, for some cards or all. */
export type LayoutWish = {
  /** The sentence, verbatim. */
  text: string;
  layouts: readonly LayoutName[];
  avoid: boolean;
  cards: CardChoice;
  /** The kinds of chart that it names, if any. The content decides whether they are drawn. */
  charts: ChartKind[];
};
/** `rest`: the words of the sentence that say more than the layout and the cards, such as "red" of "red tables". */
export type ReadWish = LayoutWish & { rest: string[] };
type CardChoice = { kind: 'all' } | { kind: 'first' } | { kind: 'last' } | { kind: 'numbers'; numbers: number[] };

const WORDS = WISH_WORDS.en;
const ENDS = new RegExp(
  String.raw`\n+|[.;!]+(?=\s|$)|,\s*(?=(?:and\s+)?(?:${WORDS.starts.join('|')})\b)` +
    String.raw`|\s(?:and|but)\s+(?=(?:${WORDS.startsAfterAnd.join('|')})\b)`,
  'iu',
);

/** Splits instructions into parts that each say one thing, verbatim. */
export function sentencesOf(instructions: string): string[] {
  return instructions
    .split(ENDS)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\d]/u.test(sentence) && !isPolite(wordsIn(sentence)));
}

function isPolite(words: readonly string[]): boolean {
  return words.length <= 3 && findPhrase(words, WORDS.polite)?.length === words.length;
}

/** Whether a sentence has a negation, which turns a request into a refusal. */
export function isRefusal(sentence: string): boolean {
  return hasPhrase(sentence, WORDS.avoid);
}

/** Reads one sentence about layouts. A sentence that names a card only applies to that card. */
export function readLayoutWish(sentence: string): ReadWish | null {
  const words = wordsIn(sentence);
  for (const [name, layouts] of WORDS.layouts) {
    const places = findPhrase(words, name);
    if (!places) continue;
    const rest = words.filter((word, at) => !places.includes(at) && saysMore(word));
    const charts = layouts.includes('chart') ? WORDS.charts.filter(([kind]) => findPhrase(words, kind)) : [];
    return {
      text: sentence,
      layouts,
      // "No columns" is a request for a layout, not a refusal.
      avoid: isRefusal(sentence) && !layouts.includes('flow'),
      cards: readCards(sentence.toLowerCase()),
      charts: charts.flatMap(([, kinds]) => kinds),
      rest: rest.filter((word) => !charts.some(([kind]) => findPhrase([word], kind))),
    };
  }
  return null;
}

function saysMore(word: string): boolean {
  return !STOP_WORDS.has(word) && !/^\d+$/.test(word) && !isRefusal(word) && !findPhrase([word], WORDS.request);
}

const { named, number, and, to } = WORDS.cards;
const NUMBERED = new RegExp(
  String.raw`\b(?:${named.join('|')})s?\s*(?:(?:${number.join('|')})\.?\s*|#\s*)?(\d+(?:\s*(?:,|${and}|&|${to}|-|–)\s*\d+)*)`,
);
const RANGE = new RegExp(String.raw`^(\d+)\s*(?:${to}|-|–)\s*(\d+)$`);

function readCards(sentence: string): CardChoice {
  const numbered = NUMBERED.exec(sentence)?.[1];
  if (numbered) return { kind: 'numbers', numbers: readNumbers(numbered) };
  if (hasPhrase(sentence, WORDS.first)) return { kind: 'first' };
  if (hasPhrase(sentence, WORDS.last)) return { kind: 'last' };
  return { kind: 'all' };
}

function readNumbers(text: string): number[] {
  const range = RANGE.exec(text);
  if (range) {
    const from = Number(range[1]);
    const last = Math.min(Number(range[2]), from + 300);
    return Array.from({ length: Math.max(0, last - from + 1) }, (_, at) => from + at);
  }
  return [...text.matchAll(/\d+/g)].map(([each]) => Number(each));
}

/** The layout instructions for one card: those that name it first, then those for all cards. */
export function wishesFor(
  wishes: LayoutWish[],
  index: number,
  total: number,
): { wanted: LayoutName[]; avoided: LayoutName[] } {
  const meant = wishes.filter(({ cards }) => names(cards, index, total));
  const ranked = [...meant].sort((a, b) => Number(a.cards.kind === 'all') - Number(b.cards.kind === 'all'));
  return {
    wanted: ranked.filter(({ avoid }) => !avoid).flatMap(({ layouts }) => layouts),
    avoided: ranked.filter(({ avoid }) => avoid).flatMap(({ layouts }) => layouts),
  };
}

/** Whether an instruction applies to a card. */
export function names(cards: LayoutWish['cards'], index: number, total: number): boolean {
  switch (cards.kind) {
    case 'all':
      return true;
    case 'first':
      return index === 0;
    case 'last':
      return index === total - 1;
    case 'numbers':
      return cards.numbers.includes(index + 1);
  }
}
