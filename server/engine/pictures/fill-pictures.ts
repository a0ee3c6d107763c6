import 'server-only';
import type { ImageSourceName } from '@/lib/contract/enums';
import type { Card, DeckWarning } from '@/lib/deck/blocks';
import { illustrate } from '@/lib/deck/illustrate/illustrate';
import type { PlacedCard } from '@/lib/deck/placed';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import type { Plan } from '../generate/plan';
import type { PictureMemory } from '../store/asked-pictures';
import { findPictures } from './find-pictures';
import { findSlots, withoutPicture, withPicture } from './find-slots';
import { makePictures, type SlotResult } from './make-pictures';
import { delivers, type PictureSupply } from './picture-supply';
import type { TakeContext } from './take-picture';

type Order = { plan: Plan; source: ImageSourceName; supply: PictureSupply; memory: PictureMemory | null };

/** `made`: the number of pictures from an image model, which are charged at its price. */
export type FilledCards = { cards: Card[]; warnings: DeckWarning[]; made: number };

/**
 * Adds pictures from the image source: an image model or photo providers. A card whose picture fails gets none, with a
 * warning that says why.
 * @param layOut lays the cards out with the deck's options
 */
export async function fillPictures(
  { plan, source, supply, memory }: Order,
  layOut: (cards: Card[]) => Promise<readonly PlacedCard[]>,
  context: TakeContext,
): Promise<FilledCards> {
  const { format, imageStyle: style, theme, language } = plan;
  const { cards: given, title, pictured } = plan.made;
  const isDelivered = delivers(supply, source) && (source !== 'aiGenerated' || memory !== null);
  const illustrated = illustrate(given, { source, format, delivers: isDelivered, pictured });
  if (!isDelivered || illustrated.added.length === 0) return { ...illustrated, made: 0 };

  const slots = await findSlots(illustrated.cards, illustrated.added, layOut);
  const results =
    source === 'aiGenerated' && supply.maker && memory
      ? await makePictures(supply.maker, { cards: given, slots, title, theme, style, memory }, context)
      : await findPictures(supply, { cards: given, slots, source, title, language }, context);

  const cards = [...illustrated.cards];
  // Cards without room for a picture get none.
  for (const at of illustrated.added) cards[at] = withoutPicture(cards[at]!);
  for (const [order, { card: at }] of slots.entries()) {
    const result = results[order]!;
    if (result.ok) cards[at] = withPicture(illustrated.cards[at]!, result);
  }
  return { cards, warnings: failureWarnings(results, slots), made: results.filter((each) => isMade(each)).length };
}

function isMade(result: SlotResult): boolean {
  return result.ok && result.isMade === true;
}

/** Above this many cards, a warning gives only their number. */
const MAX_NAMED = 3;

function failureWarnings(results: readonly SlotResult[], slots: readonly { card: number }[]): DeckWarning[] {
  const byReason = new Map<StoredMessage, number[]>();
  for (const [order, result] of results.entries())
    if (!result.ok) byReason.set(result.why, [...(byReason.get(result.why) ?? []), slots[order]!.card]);
  return [...byReason].flatMap(([why, cards]): DeckWarning[] => {
    if (cards.length > MAX_NAMED)
      return [{ message: englishMessage('{count} cards have no picture: {why}.', { count: cards.length, why }) }];
    return cards.map((card) => ({
      message: englishMessage('Card {number} has no picture: {why}.', { number: card + 1, why }),
      card,
    }));
  });
}
