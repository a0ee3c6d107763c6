import type { Block, Card, DeckWarning } from '@/lib/deck/blocks';
import { cardRanges } from '@/lib/deck/deck';
import type { MadeCards } from '@/lib/deck/make-cards';
import { plainText } from '@/lib/deck/text/text-runs';
import { deckTitle } from '@/lib/deck/write/deck-title';
import { englishMessage } from '@/lib/words/stored-messages';
import type { CardTask } from './card-tasks';
import { isUnderTitle } from './card-tasks';
import type { GiveUp } from './run-budget';
import { foldWords } from './source-facts';
import { type WrittenCard, whyWords } from './write-card';
import type { WriteOrder } from './write-order';

/** Up to this many cards written by rules are listed one by one; above it, a warning gives only their number. */
const MAX_NAMED = 3;

/**
 * Makes the deck from the written cards: headings are made unique, the text's pictures kept, and warnings collected.
 */
export function assembleCards(
  order: WriteOrder,
  tasks: readonly CardTask[],
  written: readonly WrittenCard[],
  { warnings, title }: { warnings: readonly DeckWarning[]; title: string | null },
): WrittenDeck {
  const cards = cardsSoFar(tasks, written).filter((card) => card !== undefined);
  const origins = written.map(({ origin }) => origin ?? null);
  const unfilled = cards.flatMap(({ toFillIn }, at) => (toFillIn ? [at] : []));
  return {
    made: {
      cards,
      ...(origins.some((origin) => origin !== null) ? { origins } : {}),
      ...(unfilled.length > 0 ? { unfilled } : {}),
      title: writtenTitle(order, cards, title),
      warnings: [
        ...warnings,
        ...unwrittenWarnings(written),
        ...ruledWarnings(written),
        ...shortenedWarnings(written),
        ...written.flatMap((card) => card.warnings),
      ],
    },
    byModel: written.filter(({ by }) => by === 'model').length,
  };
}

/** @param title the text's own title if each part of the text is a card; a condensed deck keeps it */
export function writtenTitle({ input }: WriteOrder, cards: readonly Card[], title: string | null): string {
  return input.textMode === 'condense' && title !== null ? title : deckTitle(cards);
}

/** Each written card at its index, as the deck will have it. Undefined for cards that are not written yet. */
export function cardsSoFar(
  tasks: readonly CardTask[],
  written: readonly (WrittenCard | undefined)[],
): (Card | undefined)[] {
  const headings = { used: new Set<string>(), planned: new Set(tasks.map(({ heading }) => keyOf(heading))) };
  return tasks.map((task, at) => {
    const own = written[at];
    return own && withOwnHeading(joined(own, task), task, headings);
  });
}

/** The headings of the cards before, and those planned for any card. */
type Headings = { used: Set<string>; planned: ReadonlySet<string> };

/** Headings that fold to nothing, such as emoji, are compared as they are. */
function keyOf(heading: string): string {
  return foldWords(heading) || heading;
}

/** Adds to a card what it keeps from its part of the text: pictures, place in the plan and speaker notes. */
function joined({ card, by }: WrittenCard, { source, pictures }: CardTask): Card {
  if (!source) return pictures.length === 0 ? card : { ...card, blocks: [...card.blocks, ...pictures] };
  if (by === 'rules') return card;
  const { part, band } = source;
  // A continued section shows the heading of the card before it, in a quiet style.
  const repeats = isUnderTitle(source) && hasOwnHeading(card, source) ? undefined : source.repeats;
  const blocks = repeats ? card.blocks.filter(({ kind }) => kind !== 'heading') : card.blocks;
  return {
    ...card,
    blocks: [...blocks, ...pictures],
    notes: source.notes ?? card.notes,
    ...(part ? { part } : {}),
    ...(band ? { band } : {}),
    ...(repeats ? { repeats } : {}),
  };
}

/** Whether the card's heading differs from the one that its part of the text would repeat. */
function hasOwnHeading({ blocks }: Card, { repeats }: Card): boolean {
  const heading = blocks.find((block) => block.kind === 'heading');
  if (!heading || !repeats) return false;
  return foldWords(plainText(heading.runs)) !== foldWords(plainText(repeats.heading.runs));
}

/**
 * Makes the card's heading unique: if it is taken, or planned for another card, its own planned heading is used. A
 * number is added if that is taken too.
 */
function withOwnHeading(card: Card, task: CardTask, { used, planned }: Headings): Card {
  const at = card.blocks.findIndex(({ kind }) => kind === 'heading');
  const heading = card.blocks[at];
  if (heading?.kind !== 'heading' || (task.source && card.blocks === task.source.blocks)) return card;
  // All cards that are to be filled in have the same heading.
  if (task.slot && card.labelOnly) return card;
  const original = plainText(heading.runs);
  const free = [
    original,
    task.heading,
    ...Array.from({ length: 100 }, (_, number) => `${original} (${number + 2})`),
  ].find((each) => each !== '' && !used.has(keyOf(each)) && (each === task.heading || !planned.has(keyOf(each))));
  const own = free ?? original;
  used.add(keyOf(own));
  if (own === original) return card;
  const renamed: Block = { ...heading, runs: [{ text: own }] };
  return { ...card, blocks: card.blocks.with(at, renamed) };
}

/** Warnings about cards that have only their plan. All are listed, because the user has to write them. */
function unwrittenWarnings(written: readonly WrittenCard[]): DeckWarning[] {
  return [...byReason(written, ({ card }) => card.toFillIn === true)].map(([reason, cards]): DeckWarning => {
    const why = whyWords(reason);
    const [card] = cards;
    return card !== undefined && cards.length === 1
      ? { message: englishMessage('Card {number} was not written: {why}.', { number: card + 1, why }), card }
      : { message: englishMessage('Cards {list} were not written: {why}.', { list: cardRanges(cards), why }) };
  });
}

function shortenedWarnings(written: readonly WrittenCard[]): DeckWarning[] {
  const cards = written.flatMap(({ isShortened }, at) => (isShortened ? [at] : []));
  const [card] = cards;
  if (card === undefined) return [];
  if (cards.length > 1)
    return [{ message: englishMessage('Cards {list} were too long and were shortened.', { list: cardRanges(cards) }) }];
  return [{ message: englishMessage('Card {number} was too long and was shortened.', { number: card + 1 }), card }];
}

/** The indexes of the cards that the model failed on, grouped by reason. */
function byReason(written: readonly WrittenCard[], isMeant: (card: WrittenCard) => boolean): Map<GiveUp, number[]> {
  const found = new Map<GiveUp, number[]>();
  for (const [at, card] of written.entries())
    if (card.why !== null && isMeant(card)) found.set(card.why, [...(found.get(card.why) ?? []), at]);
  return found;
}

function ruledWarnings(written: readonly WrittenCard[]): DeckWarning[] {
  return [...byReason(written, ({ card }) => !card.toFillIn)].flatMap(([reason, cards]): DeckWarning[] => {
    const why = whyWords(reason);
    if (cards.length > MAX_NAMED)
      return [
        {
          message: englishMessage('{count} of {total} cards were written without the AI model: {why}.', {
            count: cards.length,
            total: written.length,
            why,
          }),
        },
      ];
    return cards.map((card) => ({
      message: englishMessage('Card {number} was written without the AI model: {why}.', { number: card + 1, why }),
      card,
    }));
  });
}

/** `byModel`: the number of cards that the model wrote. The others have the price of cards written by rules. */
export type WrittenDeck = { made: MadeCards; byModel: number };
