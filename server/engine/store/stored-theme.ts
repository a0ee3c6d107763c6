import type { Deck } from '@/lib/deck/deck';
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
  return { ...deck, theme: currentTheme(deck.theme) };
}

function currentTheme(stored: Omit<DeckTheme, 'skeleton'> & { skeleton?: string }): DeckTheme {
  return { ...stored, skeleton: SKELETON_IDS.find((id) => id === stored.skeleton) ?? PLAINEST };
}
