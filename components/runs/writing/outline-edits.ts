import type { OutlineEntry } from '@/lib/contract/outlines';

/** A card of an outline that is being edited. `id` stays the same while it moves. */
export type EditedCard = OutlineEntry & { id: number };

export function editable(cards: readonly OutlineEntry[]): EditedCard[] {
  return cards.map(({ heading, intent }, id) => ({ id, heading, intent }));
}

export function withCard(cards: readonly EditedCard[]): EditedCard[] {
  const id = cards.reduce((most, card) => Math.max(most, card.id), -1) + 1;
  return [...cards, { id, heading: '', intent: '' }];
}

export function withoutCard(cards: readonly EditedCard[], id: number): EditedCard[] {
  return cards.filter((card) => card.id !== id);
}

/** Puts a deleted card back at its place (0-based), or at the end if there are fewer cards now. */
export function restored(cards: readonly EditedCard[], card: EditedCard, at: number): EditedCard[] {
  return cards.some(({ id }) => id === card.id) ? [...cards] : cards.toSpliced(at, 0, card);
}

export function changed(cards: readonly EditedCard[], id: number, change: Partial<OutlineEntry>): EditedCard[] {
  return cards.map((card) => (card.id === id ? { ...card, ...change } : card));
}

/** Moves a card up (-1) or down (1); does nothing beyond the ends. */
export function moved(cards: readonly EditedCard[], id: number, by: -1 | 1): EditedCard[] {
  const from = cards.findIndex((card) => card.id === id);
  const to = from + by;
  const card = cards[from];
  const other = cards[to];
  if (!card || !other) return [...cards];
  return cards.with(from, other).with(to, card);
}

/** The cards as they are saved while they are edited. */
export function entriesOf(cards: readonly EditedCard[]): OutlineEntry[] {
  return cards.map(({ heading, intent }) => ({ heading, intent }));
}

/** The cards in the form that is sent for approval. */
export function approved(cards: readonly EditedCard[]): OutlineEntry[] {
  return cards.map(({ heading, intent }) => ({ heading: heading.trim(), intent: intent.trim() }));
}
