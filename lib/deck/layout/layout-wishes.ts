import type { LayoutName } from '../placed';

/** What the person's instructions say of layouts: for some cards or all, wanted or unwanted. */
export type LayoutWish = { layouts: LayoutName[]; avoid: boolean; cards: CardChoice };
type CardChoice = { kind: 'all' } | { kind: 'first' } | { kind: 'last' } | { kind: 'numbers'; numbers: number[] };

/** Words that name a layout, in the order they are looked for: the longer name first. */
const NAMES: readonly [RegExp, LayoutName[]][] = [
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
  [/\bgaller(?:y|ies)\b|\bimage grid\b|\bgrid of (?:images|pictures|photos)\b/, ['gallery']],
  [/\bbig statements?\b|\bstatements?\b|\bbig (?:type|text)\b|\blarge (?:type|text)\b/, ['statement']],
  [/\bsection (?:cards?|slides?|headers?|dividers?)\b/, ['section']],
  [/\bbullets?(?: points?| lists?)?\b/, ['bullets']],
  [/\bquote (?:cards?|slides?|layouts?)\b/, ['quote']],
];

const AVOID = /\b(?:no|not|never|without|avoid|don[’']t|do not)\b/;

/** Reads wishes sentence by sentence; a sentence that names a card counts for that card alone. */
export function readLayoutWishes(instructions: string | null): LayoutWish[] {
  if (!instructions) return [];
  return instructions
    .toLowerCase()
    .split(/[.;!\n]+|,\s*(?=(?:and\s+)?(?:on|for|card|slide)\b)/)
    .flatMap((sentence) => {
      const named = NAMES.find(([words]) => words.test(sentence));
      if (!named) return [];
      // "No columns" is the name of a wish, not its refusal.
      const avoid = AVOID.test(sentence) && !named[1].includes('flow');
      return [{ layouts: named[1], avoid, cards: readCards(sentence) }];
    });
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

/** The wishes that count for one card: those that name it first, then those for all. */
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

function names(cards: CardChoice, index: number, total: number): boolean {
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
