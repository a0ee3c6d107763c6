import type { Block, Card } from '@/lib/deck/blocks';
import type { Deck } from '@/lib/deck/deck';
import type { PlacedElement } from '@/lib/deck/placed';
import type { DeckTheme } from '@/lib/deck/theme';
import { SKELETON_IDS, type SkeletonId } from '@/lib/deck/theme';

/** For themes stored without a skeleton, or with one that does not exist any more. */
const PLAINEST: SkeletonId = 'swiss';

/** A stored theme as this version has it. */
export function readTheme(json: string): DeckTheme {
  return currentTheme(JSON.parse(json) as DeckTheme);
}

/** A stored deck as this version has it. */
export function readDeck(json: string): Deck {
  const deck = JSON.parse(json) as Deck;
  const cards = deck.cards.map((card) => ({ ...card, elements: card.elements.filter(isShown) }));
  return { ...deck, theme: currentTheme(deck.theme), cards, ...(deck.blocks && { blocks: withoutArt(deck.blocks) }) };
}

/** Removes the drawings that earlier versions added to cards. */
export function withoutArt<Stored extends Pick<Card, 'blocks'>>(cards: readonly Stored[]): Stored[] {
  return cards.map((card) => ({ ...card, blocks: card.blocks.filter(isShown) }));
}

function isShown(part: Block | PlacedElement): boolean {
  return part.kind !== 'image' || (part.picture.kind as string) !== 'art';
}

function currentTheme(stored: Omit<DeckTheme, 'skeleton'> & { skeleton?: string }): DeckTheme {
  return { ...stored, skeleton: SKELETON_IDS.find((id) => id === stored.skeleton) ?? PLAINEST };
}
