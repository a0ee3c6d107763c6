import type { Card } from '../blocks';

const cardsByFirstBlock = new WeakMap<object, WeakRef<Card>>();

/**
 * Returns the earlier card made from the same block objects, if there is one. Work cached by card identity (layout,
 * picture) is then not repeated for cards that an edit didn't change.
 */
export function reuseCard(card: Card): Card {
  const [first] = card.blocks;
  if (!first) return card;
  const before = cardsByFirstBlock.get(first)?.deref();
  if (before && isSame(before, card)) return before;
  cardsByFirstBlock.set(first, new WeakRef(card));
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
