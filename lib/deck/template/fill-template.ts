import { englishMessage } from '../../words/stored-messages';
import type { Block, BlockOf, Card, DeckWarning } from '../blocks';
import { readContent, wordsOf } from '../content/read-content';
import { readVisual } from '../content/read-visual';
import type { LayoutName } from '../placed';
import { blockText } from '../text/block-text';
import { cardOf, type FilledSlot, fillSlot } from './fill-slot';
import type { PromptPart } from './prompt-parts';
import type { TemplateSlot } from './template-shape';
import { framesOf, unfilledCard } from './unfilled-card';

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
  const bare = parts.map((part) => ({ ...part, blocks: part.blocks.filter((block) => block.kind !== 'image') }));
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

const SCORE = { own: 10, made: 7, text: 5, none: 0 } as const satisfies Record<FilledSlot['fit'], number>;
/** The most a cover scores. Any few words fit on a cover, so a fit says little. */
const COVER = 6;
const STATEMENT = 7;
/** The score of content with a special form, such as a table, in a slot for text. */
const OUT_OF_FORM = 3;
const REST_PENALTY = 3;
/**
 * Bonus for the first part on the template's first card, which is higher if the part has the prompt's only level-1
 * heading.
 */
const OPENING = { usual: 4, titled: 8 };
/** Bonus for the last part on the template's last card. */
const ENDING = 2;
const COVERS: ReadonlySet<LayoutName> = new Set(['title', 'section', 'closing']);

/**
 * Assigns a card to each part, in order: the best match, and otherwise as early as possible. There are no more parts
 * than cards.
 */
function matchSlots(parts: readonly PromptPart[], slots: readonly TemplateSlot[]): number[] {
  // best[i][j]: the best score of the parts from i on in the cards from j on.
  const width = slots.length + 1;
  const best = Array.from({ length: parts.length + 1 }, () => new Float64Array(width).fill(Number.NEGATIVE_INFINITY));
  best[parts.length]!.fill(0);
  const opening = hasTitle(parts) ? OPENING.titled : OPENING.usual;
  const scores = parts.map((part, at) => scoresOf(part, at, { parts: parts.length, slots, opening }));
  for (let part = parts.length - 1; part >= 0; part -= 1)
    for (let slot = slots.length - 1; slot >= 0; slot -= 1)
      best[part]![slot] = Math.max(scores[part]![slot]! + best[part + 1]![slot + 1]!, best[part]![slot + 1]!);
  const chosen: number[] = [];
  for (let slot = 0; chosen.length < parts.length; slot += 1) {
    const part = chosen.length;
    if (scores[part]![slot]! + best[part + 1]![slot + 1]! >= best[part]![slot]!) chosen.push(slot);
  }
  return chosen;
}

type Place = { parts: number; slots: readonly TemplateSlot[]; opening: number };

function scoresOf(part: PromptPart, at: number, { parts, slots, opening }: Place): number[] {
  const known = new Map<LayoutName, number>();
  const hasForm = hasOwnForm(part);
  return slots.map(({ layout }, slot) => {
    let score = known.get(layout);
    if (score === undefined) {
      score = scoreIn(part, layout, hasForm);
      known.set(layout, score);
    }
    if (score <= 0) return score;
    if (at === 0 && slot === 0) return score + opening;
    const isEnd = at > 0 && at === parts - 1 && slot === slots.length - 1 && COVERS.has(layout);
    return isEnd ? score + ENDING : score;
  });
}

function scoreIn(part: PromptPart, layout: LayoutName, hasForm: boolean): number {
  const { fit, rest } = fillSlot(part, layout);
  const isText = fit === 'text' || ((layout === 'bullets' || layout.endsWith('columns')) && fit === 'own');
  const score = COVERS.has(layout)
    ? Math.min(COVER, SCORE[fit])
    : layout === 'statement'
      ? Math.min(STATEMENT, SCORE[fit])
      : isText && hasForm
        ? OUT_OF_FORM
        : SCORE[fit];
  return score - (rest.length > 0 ? REST_PENALTY : 0);
}

/** Whether the first part has the title of the whole prompt, even if it has more content. */
function hasTitle(parts: readonly PromptPart[]): boolean {
  const levels = parts.map(({ blocks }) => blocks.find((block) => block.kind === 'heading')?.level);
  return levels.length > 1 && levels.indexOf(1) === 0 && levels.lastIndexOf(1) === 0;
}

/** Whether a part is a table, code, a quotation or drawn as a visual. */
function hasOwnForm(part: PromptPart): boolean {
  const content = readContent({ blocks: part.blocks, notes: null, labelOnly: false });
  const isForm = content.texts.some(({ kind }) => kind === 'table' || kind === 'code' || kind === 'quote');
  return isForm || readVisual(content) !== null;
}

type Image = BlockOf<'image'>;
/**
 * `cards`: null for a card without content. `pictured`: indexes of the cards that get a picture from the image source.
 */
type PlacedPictures = { cards: (Card | null)[]; warnings: DeckWarning[]; pictured: number[] };

/** Layouts that stay the same with a picture beside the text. */
const WITH_PICTURE: ReadonlySet<LayoutName> = new Set(['title', 'section', 'closing', 'bullets', 'flow']);

/**
 * Places a prompt's pictures in the template's picture slots: first on their own card, then on the nearest card with a
 * free slot. A picture without a slot stays with its text if the layout allows it. Otherwise its alternative text goes
 * to the notes.
 * @param pictures by the index of the card that their part is on
 */
function placePictures(
  fillings: readonly (FilledSlot | null)[],
  slots: readonly TemplateSlot[],
  pictures: ReadonlyMap<number, readonly Image[]>,
): PlacedPictures {
  const given: Image[][] = slots.map(() => []);
  const capacity = slots.map(({ layout, pictures: count }, at) =>
    fillings[at]?.fit === 'none' ? 0 : framesOf(layout, count),
  );
  const unplaced: { image: Image; at: number }[] = [];
  for (const [at, images] of pictures)
    for (const image of images)
      if (given[at]!.length < capacity[at]!) given[at]!.push(image);
      else unplaced.push({ image, at });
  const warnings: DeckWarning[] = [];
  const left: string[][] = slots.map(() => []);
  for (const { image, at } of unplaced) {
    const place = nearestPlace(given, capacity, at);
    if (place !== null) given[place]!.push(image);
    else if (WITH_PICTURE.has(slots[at]!.layout)) given[at]!.push(image);
    else {
      warnings.push(noPlace(image, at));
      if (image.alt !== '') left[at]!.push(image.alt);
    }
  }
  return {
    cards: fillings.map((filling, at) => cardWith(filling, given[at]!, left[at]!)),
    warnings,
    pictured: slots.flatMap((_, at) => (fillings[at] && capacity[at]! > 0 && given[at]!.length === 0 ? [at] : [])),
  };
}

function nearestPlace(given: readonly Image[][], capacity: readonly number[], at: number): number | null {
  const free = capacity.flatMap((count, place) => (given[place]!.length < count ? [place] : []));
  return free.sort((one, other) => Math.abs(one - at) - Math.abs(other - at))[0] ?? null;
}

function cardWith(filling: FilledSlot | null, images: readonly Image[], left: readonly string[]): Card | null {
  if (images.length === 0 && left.length === 0) return filling?.card ?? null;
  const card = filling?.card ?? { blocks: [], notes: null, labelOnly: false };
  const notes = left.length === 0 ? card.notes : [card.notes ?? [], left].flat().join('\n');
  return { ...card, blocks: [...card.blocks, ...images], notes };
}

function noPlace({ picture, alt, lines }: Image, at: number): DeckWarning {
  const named = picture.kind === 'url' ? picture.url : picture.kind === 'file' && alt === '' ? picture.key : alt;
  const address = named.slice(0, 120);
  const message = englishMessage('The template has no place for this image: {address}.', { address });
  return { message, card: at, lines };
}

const MOST_LETTERS = 60;

/**
 * Warns that a card's content can't be shown in the template's layout.
 * @param card 0-based
 */
export function layoutWarning(card: number, layout: LayoutName): DeckWarning {
  const message = englishMessage(
    'Card {number} doesn’t use the template’s layout ({layout}) because its content doesn’t fit it.',
    { number: card + 1, layout },
  );
  return { message, card };
}

/**
 * Warns that a template card has no place for some text.
 * @param card 0-based
 */
export function restWarning(card: number, text: string): DeckWarning {
  const message = englishMessage('Card {number} has no place for “{text}”. It’s in the card’s notes.', {
    number: card + 1,
    text: shortened(text),
  });
  return { message, card };
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= MOST_LETTERS ? line : `${line.slice(0, MOST_LETTERS).trimEnd()}…`;
}
