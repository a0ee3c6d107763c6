import type { Block, BlockOf, Card, PageCard } from '../blocks';
import { softBreak } from '../text/split-sentences';
import { plainText } from '../text/text-runs';
import { readContent } from './read-content';
import { readVisual } from './read-visual';

/** The blocks stored with a webpage in addition to its placed cards. */
export function pageCards(cards: readonly Card[]): PageCard[] {
  return cards.map(({ notes: _, ...card }) => card);
}

/**
 * The cards of a page. A page has no height limit, so cards that were split for slides are joined again. Surplus cards,
 * which only repeat a label of the text, are left out.
 */
export function joinCards<Own extends PageCard>(cards: readonly Own[]): (Omit<Own, 'repeats'> & Card)[] {
  const joined: (Omit<Own, 'repeats'> & Card)[] = [];
  for (const card of cards) {
    const last = joined.at(-1);
    if (card.labelOnly && joined.length > 0) continue;
    const isPart =
      card.repeats && last && last.part === undefined && headsOf(last) === plainText(card.repeats.heading.runs);
    if (!isPart) {
      const heading = card.repeats && !card.repeats.isContinued ? [card.repeats.heading] : [];
      const { repeats: _, ...own } = card;
      joined.push({ ...own, notes: null, blocks: [...heading, ...card.blocks] });
    } else joined[joined.length - 1] = { ...last, blocks: joinBlocks(last.blocks, card.blocks) };
  }
  return joined;
}

/** A card with at least `MANY_GROUPS` subheadings is split if it has more than `FEW_WORDS` words. */
const MANY_GROUPS = 3;
const FEW_WORDS = 60;

/** `isPart`: split from a card whose heading is above its own. */
export type PartOfPage = { card: Card; isPart: boolean };

/** Splits a card with many parts, so that each part is shown in a way that suits it. */
export function partCard(card: Card): PartOfPage[] {
  const { intro, groups, heading, body, words } = readContent(card);
  const isParted =
    groups.length >= MANY_GROUPS &&
    words > FEW_WORDS &&
    card.part === undefined &&
    groups.flat().length + intro.length === body.filter(({ kind }) => kind !== 'image').length &&
    !groups.every((group) => group.every(({ kind }) => kind === 'heading' || kind === 'paragraph')) &&
    readVisual(readContent(card)) === null;
  if (!isParted) return [{ card, isPart: false }];
  const first = card.blocks.filter((block) => !groups.flat().includes(block));
  return [
    ...(heading || first.length > 0 ? [{ card: { ...card, blocks: first }, isPart: false }] : []),
    ...groups.map((blocks) => ({ card: { blocks, notes: null, labelOnly: false }, isPart: heading !== null })),
  ];
}

export function repeatsHeading(one: Card, next: Card): boolean {
  const heading = readContent(one).heading;
  const again = readContent(next).heading;
  return heading !== null && again !== null && plainText(heading.runs) === plainText(again.runs);
}

export function withoutHeading(card: Card): Card {
  const { heading } = readContent(card);
  return { ...card, blocks: card.blocks.filter((block) => block !== heading) };
}

function headsOf({ blocks }: PageCard): string | null {
  const heading = blocks.find((block): block is BlockOf<'heading'> => block.kind === 'heading');
  return heading ? plainText(heading.runs) : null;
}

function joinBlocks(one: readonly Block[], other: readonly Block[]): Block[] {
  const [next, ...rest] = other;
  const last = one.at(-1);
  const whole = last && next ? joinTwo(last, next) : null;
  return whole ? [...one.slice(0, -1), whole, ...rest] : [...one, ...other];
}

/** Joins two blocks if the second continues the first; null otherwise. */
function joinTwo(one: Block, other: Block): Block | null {
  const lines = { from: one.lines.from, to: other.lines.to };
  if (one.kind === 'paragraph' && other.kind === 'paragraph' && isSameParagraph(one, other)) {
    const space = softBreak(plainText(one.runs), plainText(other.runs));
    return { ...one, runs: [...one.runs, ...(space ? [{ text: space }] : []), ...other.runs] };
  }
  if (!('isPart' in one && 'isPart' in other)) return null;
  if (one.kind === 'list' && other.kind === 'list' && one.ordered === other.ordered) {
    const tops = one.items.filter(({ level }) => level === 0).length;
    if (one.close !== other.close) return null;
    if (one.ordered && other.start !== one.start + tops) return null;
    return { ...one, lines, items: [...one.items, ...other.items] };
  }
  if (one.kind === 'table' && other.kind === 'table') {
    const head = (table: BlockOf<'table'>) => table.header.map(plainText).join('\n');
    return head(one) === head(other) ? { ...one, lines, rows: [...one.rows, ...other.rows] } : null;
  }
  if (one.kind === 'code' && other.kind === 'code' && one.language === other.language)
    return { ...one, lines, text: `${one.text}\n${other.text}` };
  return null;
}

/** The parts of a paragraph that was split between sentences keep its source lines. */
function isSameParagraph(one: BlockOf<'paragraph'>, other: BlockOf<'paragraph'>): boolean {
  return one.note === undefined && one.lines.from === other.lines.from && one.lines.to === other.lines.to;
}
