import type { TextMode } from '../../contract/enums';
import type { Block, BlockOf } from '../blocks';
import { visualOf } from '../content/read-visual';
import { partsOf } from '../write/block-parts';
import { type Atom, cutAtoms, joinAtoms } from '../write/cut-atoms';
import { atomsFor, balanceCards, dealEvenly, mostCardsOf } from '../write/deal-cards';
import { type CardRoom, linesIn } from './card-room';
import { titleOn } from './find-title';
import { blocksOf, continuesSection, countSections, isLineTitle, type PlannedCard, sectionTree } from './planned-card';

/** From this many cards on, the title gets its own card. */
const LEAST_CARDS_WITH_TITLE = 3;

/**
 * Plans a text as at most `count` cards, and as exactly `count` if it has that many pieces that make sense on their own.
 * The title card of the natural plan stays if there is room. To get more cards, the fullest sections are split. To get
 * fewer, sections are joined; a shortened text is first joined within its sections.
 */
export function planCards(
  blocks: readonly Block[],
  plan: PlannedCard[],
  count: number,
  { room, textMode }: { room: CardRoom; textMode: TextMode },
): PlannedCard[] {
  if (plan.length === count) return plan;
  const [cover, ...content] = plan;
  if (cover?.part !== 'title') return dealContent(blocks, plan, count, room);
  const rest = titleOn(blocks, textMode, room)?.rest ?? blocks;
  const isKept = count >= LEAST_CARDS_WITH_TITLE || (count > 1 && linesIn(rest) <= room.most);
  if (!isKept) return joinCards(blocks, plan, count, room);
  if (isSibling(cover, rest)) return joinPlan(blocks, plan, count, room);
  const { preface, sections } = sectionTree(rest);
  const [first, ...others] = sections;
  // If there are as many sections as cards, each gets its own, and the first also has the title.
  if (first && sections.length === count)
    return [[...cover.blocks, ...preface, ...blocksOf(first)], ...others.map(blocksOf)].map((each) => ({
      blocks: each,
    }));
  const dealt = [cover, ...dealContent(rest, content, count - 1, room)];
  if (dealt.length >= count) return dealt;
  // Give the text below the title its own card instead of adding a card that only repeats words.
  const { title, lead } = withoutLead(cover);
  if (lead.length === 0) return dealt;
  return [title, ...dealContent([...lead, ...rest], [{ blocks: lead }, ...content], count - 1, room)];
}

function withoutLead(cover: PlannedCard): { title: PlannedCard; lead: Block[] } {
  const end = cover.blocks.findIndex(({ kind }) => kind === 'heading') + 1;
  return { title: { ...cover, blocks: cover.blocks.slice(0, end) }, lead: cover.blocks.slice(end) };
}

/** Whether the title is just the first of several headings of its level, so that it only heads its own section. */
function isSibling({ blocks }: PlannedCard, rest: readonly Block[]): boolean {
  const title = blocks.find((block) => block.kind === 'heading');
  if (title?.kind !== 'heading' || isLineTitle(title)) return false;
  const isOwn = rest[0] !== undefined && rest[0].kind !== 'heading';
  return isOwn && rest.some((block) => block.kind === 'heading' && block.level <= title.level);
}

function dealContent(blocks: readonly Block[], plan: readonly PlannedCard[], count: number, room: CardRoom) {
  if (plan.length > count) return joinPlan(blocks, plan, count, room);
  return plan.length === count ? [...plan] : splitCards(blocks, plan, count);
}

function joinPlan(blocks: readonly Block[], plan: readonly PlannedCard[], count: number, room: CardRoom) {
  const kept = room.keepsSections ? joinWithinSections(blocks, plan, count) : null;
  return kept ?? joinCards(blocks, plan, count, room);
}

/** Gives the sections with the least text on each card one card fewer. Null if there are more sections than cards. */
function joinWithinSections(blocks: readonly Block[], plan: readonly PlannedCard[], count: number) {
  if (countSections(plan) > count) return null;
  const parts = stretchesOf(blocks, plan).map((stretch) => ({
    ...stretch,
    lines: linesIn(stretch.blocks),
    pieces: stretch.cards.length,
  }));
  for (let surplus = plan.length - count; surplus > 0; surplus -= 1) {
    const open = parts.filter(({ pieces }) => pieces > 1);
    if (open.length === 0) return null;
    open.reduce((one, other) =>
      other.lines / (other.pieces - 1) < one.lines / (one.pieces - 1) ? other : one,
    ).pieces -= 1;
  }
  const cards = parts.flatMap((part) => (part.pieces === part.cards.length ? part.cards : dealStretch(part)));
  return cards.length === count ? cards : null;
}

/** Sets key figures at the start or end of cards, and the last line of the text, apart, up to `count` cards. */
function setApart(plan: readonly PlannedCard[], count: number): PlannedCard[] {
  let spare = count - plan.length;
  return plan.flatMap((card, at) => {
    const atoms = spare > 0 && !card.part && !visualOf(card.blocks) ? cutAtoms(card.blocks, 0) : [];
    if (atoms.length < 2) return [card];
    const cutAt = (from: number): PlannedCard[] => {
      spare -= 1;
      return [{ ...card, blocks: joinAtoms(atoms.slice(0, from)) }, { blocks: joinAtoms(atoms.slice(from)) }];
    };
    const last = joinAtoms(atoms.slice(-1));
    const isLine = at === plan.length - 1 && last[0] === card.blocks.at(-1) && partsOf(last[0]!).length === 1;
    if (last.every(({ kind }) => kind === 'paragraph') && (isLine || visualOf(last))) return cutAt(atoms.length - 1);
    const first = joinAtoms(atoms.slice(0, 1));
    return first.at(-1)?.kind === 'paragraph' && visualOf(first) ? cutAt(1) : [card];
  });
}

/**
 * Splits the fullest stretch again and again until there are enough cards. What is drawn as a visual is not split, since
 * its parts would be plain lists again.
 */
function splitCards(blocks: readonly Block[], natural: readonly PlannedCard[], count: number): PlannedCard[] {
  const plan = setApart(natural, count);
  const parts = stretchesOf(blocks, plan).map(({ cards, blocks: own }) => {
    const isWhole = cards[0]!.part === 'section' || (cards.length === 1 && visualOf(cards[0]!.blocks));
    return { cards, blocks: own, lines: linesIn(own), pieces: cards.length, most: isWhole ? 1 : mostCardsOf(own) };
  });
  for (let missing = count - plan.length; missing > 0; missing -= 1) {
    const open = parts.filter(({ pieces, most }) => pieces < most);
    if (open.length === 0) break;
    open.reduce((one, other) => (other.lines / other.pieces > one.lines / one.pieces ? other : one)).pieces += 1;
  }
  return parts.flatMap((part) => (part.pieces === part.cards.length ? part.cards : dealStretch(part)));
}

/** Consecutive cards of a plan that come from one stretch of text, and its blocks before they were split. */
type Stretch = { cards: PlannedCard[]; blocks: readonly Block[] };

function stretchesOf(blocks: readonly Block[], plan: readonly PlannedCard[]): Stretch[] {
  const stretches: { cards: PlannedCard[]; from: number }[] = [];
  for (const card of plan) {
    const last = stretches.at(-1);
    if (last && continuesSection(card, last.cards[0])) last.cards.push(card);
    else {
      const begins = blocks.indexOf(card.blocks[0]!);
      // The first block may be a slice that isn't in `blocks`. It then follows the blocks of the section card.
      const from = begins >= 0 ? begins : blocks.indexOf(last?.cards[0]?.blocks.at(-1) as Block) + 1;
      stretches.push({ cards: [card], from });
    }
  }
  return stretches.map(({ cards, from }, at) => ({ cards, blocks: blocks.slice(from, stretches[at + 1]?.from) }));
}

function dealStretch({ blocks, pieces, cards }: Stretch & { pieces: number }): PlannedCard[] {
  const repeats = cards[0]!.repeats;
  return dealEvenly(blocks, pieces).map((each, at) => {
    // A part after a heading of its own repeats that one.
    const isHeaded = each[0]?.kind === 'heading' ? each.filter(({ kind }) => kind === 'heading').length === 1 : at > 0;
    return repeats && !isHeaded ? { blocks: each, repeats } : { blocks: each };
  });
}

/** Costs of joining cards, in addition to the cost of unevenness. */
const COST = {
  /** A card that has the end of one section and the start of another. */
  straddling: 0.6,
  /** Splitting a top-level section that would fit on one card. */
  splitSection: 0.7,
  /** In addition, splitting the innermost section that would fit on one card. */
  splitSubsection: 0.8,
  /** A card that contains more than one section. */
  joining: 0.3,
  /** A card with more content than fits. */
  overflowing: 8,
  /** A nearly empty card that begins or ends inside a section. */
  sparse: 1.5,
};
const SPARSE = 0.45;
/** If even the average card is too full, a card may exceed the average by this factor. */
const MOST_OVERFILL = 1.15;

function joinCards(blocks: readonly Block[], plan: readonly PlannedCard[], count: number, room: CardRoom) {
  if (blocks.length === 0) return [];
  const most = Math.min(count, mostCardsOf(blocks));
  const atoms = atomsFor(blocks, most);
  const joined =
    atoms.length <= most ? atoms.map((atom) => [atom]) : balanceCards(atoms, most, sectionCosts(atoms, room));
  return joined.map((each) => asPlanned(joinAtoms(each), plan));
}

/** The section card of the plan with exactly these blocks, if there is one. */
function asPlanned(blocks: Block[], plan: readonly PlannedCard[]): PlannedCard {
  const same = plan.find(
    (card) =>
      card.part === 'section' &&
      card.blocks.length === blocks.length &&
      card.blocks.every((block, at) => block === blocks[at]),
  );
  return same ?? { blocks };
}

/**
 * The cost of a card of atoms `start` to `end`, based on where sections begin. Uses lookup tables because it is called
 * very often.
 */
function sectionCosts(atoms: readonly Atom[], room: CardRoom) {
  const headings = atoms.map(headingOf);
  const top = topLevel(headings);
  const size = atoms.length;
  const isTop = (at: number): boolean => at === 0 || at === size || (headings[at]?.level ?? 7) <= top;
  /** For each atom, the index of the next one that begins a top-level section. */
  const next = new Int32Array(size + 1).fill(size);
  for (let at = size - 1; at > 0; at -= 1) next[at - 1] = isTop(at) ? at : next[at]!;
  const isWhole = fitWhole(atoms, (at) => headings[at] != null, room);
  const isTopWhole = fitWhole(atoms, isTop, room);
  return (start: number, end: number, weight: number, target: number): number => {
    const isInside = start > 0 && !headings[start];
    const endsInside = end < size && !headings[end];
    let cost = isInside && isWhole[start] ? COST.splitSubsection : 0;
    if (!isTop(start) && isTopWhole[start]) cost += COST.splitSection;
    if (next[start]! < end)
      cost += COST.joining + (isTop(start) ? 0 : COST.straddling) + (isTop(end) ? 0 : COST.straddling);
    if ((isInside || endsInside) && weight < target * SPARSE) cost += COST.sparse;
    const limit = Math.max(room.most, target * MOST_OVERFILL);
    return weight > limit ? cost + COST.overflowing * (weight / limit - 1) : cost;
  };
}

function headingOf({ pieces: [first] }: Atom): BlockOf<'heading'> | null {
  return first?.from === 0 && first.block.kind === 'heading' ? first.block : null;
}

/** The highest heading level that divides the text. A single heading above all others doesn't count. */
function topLevel(headings: readonly (BlockOf<'heading'> | null)[]): number {
  const counts = new Map<number, number>();
  for (const heading of headings) if (heading) counts.set(heading.level, (counts.get(heading.level) ?? 0) + 1);
  const levels = [...counts.keys()].sort((a, b) => a - b);
  return levels.find((level) => counts.get(level)! > 1) ?? levels[0] ?? 0;
}

/** For each atom, whether its section (from one beginning to the next) fits on a card. */
function fitWhole(atoms: readonly Atom[], begins: (at: number) => boolean, { most }: CardRoom): boolean[] {
  const fits: boolean[] = [];
  for (let from = 0; from < atoms.length; ) {
    let to = from + 1;
    let weight = atoms[from]!.weight;
    while (to < atoms.length && !begins(to)) {
      weight += atoms[to]!.weight;
      to += 1;
    }
    for (; from < to; from += 1) fits.push(weight <= most);
  }
  return fits;
}
