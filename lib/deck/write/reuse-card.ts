import type { Card } from '../blocks';

const known = new WeakMap<object, WeakRef<Card>>();

/**
 * The card made before from the very same blocks, if there is one: what hangs on a card's identity (its layout, its
 * picture) then is not done again for cards that a key did not change.
 */
export function reuseCard(card: Card): Card {
  const [first] = card.blocks;
  if (!first) return card;
  const before = known.get(first)?.deref();
  if (before && isSame(before, card)) return before;
  known.set(first, new WeakRef(card));
  return card;
}

function isSame(a: Card, b: Card): boolean {
  return (
    a.notes === b.notes &&
    a.labelOnly === b.labelOnly &&
    a.part === b.part &&
    a.band === b.band &&
    a.shows === b.shows &&
    a.repeats?.heading === b.repeats?.heading &&
    a.repeats?.isContinued === b.repeats?.isContinued &&
    a.blocks.length === b.blocks.length &&
    a.blocks.every((block, at) => block === b.blocks[at])
  );
}
