import type { Card } from '@/lib/deck/blocks';
import type { PlacedCard } from '@/lib/deck/placed';

/** A place for a picture in a deck. `shape`: the width of its box divided by the height. */
export type Slot = { card: number; shape: number };

const MARK = 'picture-slot-';

/** Lays the deck out with marked frames to find out which pictures fit and in what shape. */
export async function findSlots(
  cards: readonly Card[],
  added: readonly number[],
  layOut: (cards: Card[]) => Promise<readonly PlacedCard[]>,
): Promise<Slot[]> {
  const marked = cards.map((card, at) =>
    added.includes(at)
      ? withPicture(card, { picture: { kind: 'placeholder', reason: `${MARK}${at}` }, alt: 'Picture' })
      : card,
  );
  const shapes = new Map<string, number>();
  for (const element of (await layOut(marked)).flatMap(({ elements }) => elements))
    if (element.kind === 'image' && element.picture.kind === 'placeholder' && element.box.height > 0)
      shapes.set(element.picture.reason, element.box.width / element.box.height);
  return added.flatMap((card) => {
    const shape = shapes.get(`${MARK}${card}`);
    return shape === undefined ? [] : [{ card, shape }];
  });
}

type ImageParts = Pick<Extract<Card['blocks'][number], { kind: 'image' }>, 'picture' | 'alt'>;

/** Replaces the picture in the card's last block, where `illustrate` puts it. */
export function withPicture(card: Card, parts: ImageParts): Card {
  const at = card.blocks.length - 1;
  const last = card.blocks[at];
  return last?.kind === 'image' ? { ...card, blocks: card.blocks.with(at, { ...last, ...parts }) } : card;
}

export function withoutPicture(card: Card): Card {
  return card.blocks.at(-1)?.kind === 'image' ? { ...card, blocks: card.blocks.slice(0, -1) } : card;
}
