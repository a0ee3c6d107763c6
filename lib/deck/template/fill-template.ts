import type { Block, BlockOf, Card, DeckWarning } from '../blocks';
import { readContent, wordsOf } from '../content/read-content';
import type { LayoutName } from '../placed';
import { blockText } from '../text/block-text';
import { fillSlot } from './fill-slot';
import { cardOf, type FilledSlot } from './filled-slot';
import { layoutWarning, restWarning } from './layout-warning';
import { matchSlots } from './match-slots';
import { placePictures } from './place-pictures';
import type { PromptPart } from './prompt-parts';
import type { TemplateSlot } from './template-shape';
import { unfilledCard } from './unfilled-card';

/**
 * `unfilled`: cards without content, which cost nothing. `pictured`: cards that get a picture from the image source.
 */
export type FilledTemplate = { cards: Card[]; warnings: DeckWarning[]; unfilled: number[]; pictured: number[] };

type Filling = { part: PromptPart; filled: FilledSlot };

/**
 * Fills the template's cards with the parts of a prompt (docs/spec/settled-points.md#17). There are no more parts than
 * cards. Content that fits nowhere is kept in a card's notes, and a warning reports it.
 * @param isFixed each part goes to the card at its position and stays whole
 */
export function fillTemplate(
  parts: readonly PromptPart[],
  slots: readonly TemplateSlot[],
  { isFixed, language }: { isFixed: boolean; language?: string },
): FilledTemplate {
  const bare = parts.map(withoutPictures);
  const places = isFixed ? parts.map((_, at) => at) : matchSlots(bare, slots);
  const fillings: (Filling | null)[] = slots.map(() => null);
  for (const [at, place] of places.entries()) {
    const part = bare[at]!;
    // There may be nothing between two markers.
    if (parts[at]!.blocks.length === 0 && part.notes === null) continue;
    const filled = fillSlot(part, slots[place]!.layout);
    fillings[place] = { part, filled: isFixed && filled.rest.length > 0 ? wholeOf(part) : filled };
  }
  const warnings = places.flatMap((place) => continueRest(fillings, slots, place));
  const unkept = fillings.flatMap((filling, at) =>
    filling?.filled.fit === 'none' ? [layoutWarning(at, slots[at]!.layout)] : [],
  );
  const filled = fillings.map((filling) => filling?.filled ?? null);
  const pictures = new Map<number, BlockOf<'image'>[]>();
  for (const [at, place] of places.entries()) {
    // Content laid out in its own layout keeps its pictures in place.
    if (filled[place]?.fit === 'none') filled[place] = wholeOf(parts[at]!);
    else if (filled[place]) pictures.set(place, imagesIn(parts[at]!));
  }
  const placed = placePictures(filled, slots, pictures);
  for (const [at, place] of places.entries()) {
    const card = placed.cards[place];
    if (card) placed.cards[place] = inPlace(card, parts[at]!);
  }
  return {
    cards: placed.cards.map((card, at) => card ?? unfilledCard(slots[at]!, language)),
    warnings: [...unkept, ...warnings, ...placed.warnings],
    unfilled: placed.cards.flatMap((card, at) => (card ? [] : [at])),
    pictured: placed.pictured,
  };
}

function withoutPictures(part: PromptPart): PromptPart {
  return { ...part, blocks: part.blocks.filter((block) => block.kind !== 'image') };
}

/** The card in the part's original block order, if it has exactly the part's blocks. */
function inPlace(card: Card, { blocks }: PromptPart): Card {
  const own = new Set(card.blocks);
  return own.size === blocks.length && blocks.every((block) => own.has(block)) ? { ...card, blocks } : card;
}

function imagesIn({ blocks }: PromptPart): BlockOf<'image'>[] {
  return blocks.filter((block) => block.kind === 'image');
}

function wholeOf(part: PromptPart): FilledSlot {
  return { card: cardOf(part, part.blocks), rest: [], fit: 'none' };
}

/** Moves content that doesn't fit on a card to the next suitable card, and finally into the notes. */
function continueRest(fillings: (Filling | null)[], slots: readonly TemplateSlot[], from: number): DeckWarning[] {
  let at = from;
  for (let filling = fillings[at]; filling && filling.filled.rest.length > 0; filling = fillings[at]) {
    const next = nextFor(filling, fillings, slots, at);
    if (!next) return [leaveRest(fillings, at)].filter((warning) => warning !== null);
    filling.filled = { ...filling.filled, rest: [] };
    fillings[next.at] = next.filling;
    at = next.at;
  }
  return [];
}

function nextFor(
  { part, filled }: Filling,
  fillings: readonly (Filling | null)[],
  slots: readonly TemplateSlot[],
  at: number,
): { at: number; filling: Filling } | null {
  const heading = readContent(cardOf(part, part.blocks)).heading;
  const repeats = part.repeats ?? (heading ? { heading, isContinued: true } : undefined);
  const rest: PromptPart = { blocks: filled.rest, notes: null, ...(repeats ? { repeats } : {}) };
  // Text only continues before the next part. Further down it would be out of place.
  const gap = fillings.findIndex((each, index) => index > at && each !== null);
  const known = new Map<LayoutName, FilledSlot>();
  for (const [index, { layout }] of slots.entries()) {
    if (index <= at || fillings[index]) continue;
    const own = known.get(layout) ?? fillSlot(rest, layout);
    known.set(layout, own);
    const isNear = gap === -1 || index < gap;
    if (own.fit === 'none' || (own.fit === 'text' && !isNear)) continue;
    return { at: index, filling: { part: rest, filled: own } };
  }
  return null;
}

/** Moves leftover content into the notes, or shows the whole part in another layout if most of it would be lost. */
function leaveRest(fillings: (Filling | null)[], at: number): DeckWarning | null {
  const { part, filled } = fillings[at]!;
  const { card, rest } = filled;
  if (wordsIn(rest) > wordsIn(card.blocks)) {
    fillings[at] = { part, filled: wholeOf(part) };
    return null;
  }
  const text = rest.map(blockText).join('\n');
  const notes = card.notes === null ? text : `${card.notes}\n${text}`;
  fillings[at] = { part, filled: { ...filled, card: { ...card, notes }, rest: [] } };
  return {
    ...restWarning(at, text),
    lines: { from: rest[0]!.lines.from, to: rest.at(-1)!.lines.to },
  };
}

function wordsIn(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + wordsOf(block), 0);
}
