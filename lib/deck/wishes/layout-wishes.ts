import type { LayoutName } from '../placed';
import { STOP_WORDS } from '../text/stop-words';
import type { ChartKind } from '../visual';

/** An instruction about layouts, wanted or unwanted, for some cards or all. */
export type LayoutWish = {
  /** The sentence, verbatim. */
  text: string;
  layouts: LayoutName[];
  avoid: boolean;
  cards: CardChoice;
  /** The kinds of chart that it names, if any. The content decides whether they are drawn. */
  charts: ChartKind[];
};
/** `rest`: the words of the sentence that say more than the layout and the cards, such as "red" of "red tables". */
export type ReadWish = LayoutWish & { rest: string[] };
type CardChoice = { kind: 'all' } | { kind: 'first' } | { kind: 'last' } | { kind: 'numbers'; numbers: number[] };

const CHARTS: readonly [RegExp, ChartKind[]][] = [
  [/\blines?\b/, ['line']],
  // People call upright columns bars too.
  [/\bbars?\b/, ['bar', 'column']],
  [/\bcolumns?\b/, ['column']],
  [/\bstacked\b/, ['stacked']],
  [/\b(?:pies?|rings?|doughnuts?|donuts?)\b/, ['doughnut']],
];
const CHART_NAMES = new RegExp(CHARTS.map(([{ source }]) => source).join('|'), 'g');

/** Words that name a layout, in lookup order: longer names first. */
const NAMES: readonly [RegExp, LayoutName[]][] = [
  [/\bcolumn (?:charts?|graphs?)\b/, ['chart']],
  [/\b(?:three|3)[ -]col(?:umn|s|\b)/, ['three-columns']],
  [/\b(?:two|2|double)[ -]col(?:umn|s|\b)/, ['two-columns']],
  [/\b(?:single|one|1)[ -]column|\bno columns\b/, ['flow', 'bullets']],
  [/\bcolumns?\b|\bside by side\b/, ['two-columns', 'three-columns']],
  [
    /\b(?:images?|pictures?|photos?|illustrations?)\b[^.;]*\bleft\b|\bleft\b[^.;]*\b(?:images?|pictures?|photos?)\b/,
    ['bullets-image-left'],
  ],
  [
    /\b(?:images?|pictures?|photos?|illustrations?)\b[^.;]*\bright\b|\bright\b[^.;]*\b(?:images?|pictures?|photos?)\b/,
    ['bullets-image-right'],
  ],
  [/\bfull[ -]?(?:bleed|page|width|size|screen)\b|\b(?:large|big) (?:images?|pictures?|photos?)\b/, ['image-full']],
  [/\b(?:org(?:ani[sz]ation(?:al)?)? charts?|hierarch(?:y|ies)|tree diagrams?)\b/, ['hierarchy']],
  [/\b(?:pyramids?|funnels?)\b/, ['pyramid']],
  [/\btime ?lines?\b/, ['timeline']],
  [/\bcharts?\b|(?<=\b(?:bar|line|pie|column) )graphs?\b|\bgraphs\b/, ['chart']],
  [/\btables?\b(?! of contents)/, ['table']],
  [/\bcomparisons?\b/, ['comparison']],
  [/\b(?:stats?|statistics|key figures|big (?:numbers|figures))\b/, ['stats']],
  [/\b(?:numbered steps|step (?:cards?|diagrams?)|process (?:cards?|diagrams?)|(?:as|no|use|show) steps)\b/, ['steps']],
  [/\b(?:feature (?:cards?|grids?)|icon grids?)\b/, ['features']],
  [/\bagendas?\b/, ['agenda']],
  [/\bgaller(?:y|ies)\b|\bimage grid\b|\bgrid of (?:images|pictures|photos)\b/, ['gallery']],
  [/\bbig statements?\b|\bstatements?\b|\bbig (?:type|text)\b|\blarge (?:type|text)\b/, ['statement']],
  [/\bsection (?:cards?|slides?|headers?|dividers?)\b/, ['section']],
  [/\bbullets?(?: points?| lists?)?\b/, ['bullets']],
  [/\bquote (?:cards?|slides?|layouts?)\b/, ['quote']],
  [/\bcode (?:cards?|slides?|layouts?)\b/, ['code']],
];

/** Negations, which turn a request into a refusal. */
export const AVOID = /\b(?:no|not|never|without|avoid|don[’']t|do not)\b/;

const STARTS = 'no|not|use|without|avoid|add|show|bigger|larger|big|large|one|less|fewer';
const ENDS = new RegExp(
  `\\n+|[.;!]+(?=\\s|$)|,\\s*(?=(?:and\\s+)?(?:on|for|card|slide|${STARTS})\\b)|\\s(?:and|but)\\s+(?=(?:no|not|without|avoid|use|bigger|larger|one)\\b)`,
  'iu',
);

/** Splits instructions into parts that each say one thing, verbatim. */
export function sentencesOf(instructions: string): string[] {
  return instructions
    .split(ENDS)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\d]/u.test(sentence) && !POLITE.test(sentence));
}

const POLITE = /^(?:and |but )?(?:please|thanks?|thank you)$/i;

/** Reads one sentence about layouts. A sentence that names a card only applies to that card. */
export function readLayoutWish(sentence: string): ReadWish | null {
  const text = sentence.toLowerCase();
  const named = NAMES.find(([words]) => words.test(text));
  if (!named) return null;
  // "No columns" is a request for a layout, not a refusal.
  const avoid = AVOID.test(text) && !named[1].includes('flow');
  const isChart = named[1].includes('chart');
  const unnamed = text.replace(new RegExp(`(?:${named[0].source})\\p{L}*`, 'u'), ' ');
  return {
    text: sentence,
    layouts: named[1],
    avoid,
    cards: readCards(text),
    charts: isChart ? CHARTS.flatMap(([words, kinds]) => (words.test(text) ? kinds : [])) : [],
    rest: restOf(isChart ? unnamed.replace(CHART_NAMES, ' ') : unnamed),
  };
}

/** Verbs and nouns of any request for a layout. */
const REQUEST =
  /^(?:add|avoid|cards?|closing|cover|display|draw|final|first|last|layouts?|opening|pages?|posts?|possible|prefer|present|put|sections?|set|show|slides?|style|title|turn|want)$/;

function restOf(text: string): string[] {
  const words = text.match(/[\p{L}\p{M}’']+/gu) ?? [];
  return words.filter((word) => !STOP_WORDS.has(word) && !REQUEST.test(word) && !AVOID.test(word));
}

const NUMBERED =
  /\b(?:cards?|slides?|pages?|sections?)\s*(?:no\.?\s*|number\s*|#\s*)?(\d+(?:\s*(?:,|and|&|to|-|–)\s*\d+)*)/;

function readCards(sentence: string): CardChoice {
  const numbered = NUMBERED.exec(sentence)?.[1];
  if (numbered) return { kind: 'numbers', numbers: readNumbers(numbered) };
  if (/\b(?:first|opening|title|cover) (?:card|slide|page)\b/.test(sentence)) return { kind: 'first' };
  if (/\b(?:last|closing|final) (?:card|slide|page)\b/.test(sentence)) return { kind: 'last' };
  return { kind: 'all' };
}

function readNumbers(text: string): number[] {
  const range = /^(\d+)\s*(?:to|-|–)\s*(\d+)$/.exec(text);
  if (range) {
    const from = Number(range[1]);
    const to = Math.min(Number(range[2]), from + 300);
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  }
  return [...text.matchAll(/\d+/g)].map(([number]) => Number(number));
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
