import { describe, expect, it } from 'vitest';
import { approved, changed, editable, moved, restored, withCard, withoutCard } from './use-outline';

const cards = editable(['One', 'Two', 'Three'].map((heading) => ({ heading, intent: `About ${heading}` })));
const headings = (of: typeof cards) => of.map(({ heading }) => heading);

describe('an edited outline', () => {
  it('moves a card by one place, but not beyond the ends', () => {
    expect(headings(moved(cards, 1, -1))).toEqual(['Two', 'One', 'Three']);
    expect(headings(moved(cards, 1, 1))).toEqual(['One', 'Three', 'Two']);
    expect(moved(cards, 0, -1)).toEqual(cards);
    expect(moved(cards, 2, 1)).toEqual(cards);
  });

  it('restores a deleted card at its place, once', () => {
    const without = withoutCard(cards, 1);
    expect(headings(restored(without, cards[1]!, 1))).toEqual(['One', 'Two', 'Three']);
    expect(headings(restored([without[0]!], cards[1]!, 1))).toEqual(['One', 'Two']);
    expect(restored(cards, cards[1]!, 1)).toEqual(cards);
  });

  it('keeps card ids unique when cards are added and removed', () => {
    const without = withoutCard(cards, 1);
    const added = withCard(without);
    expect(headings(added)).toEqual(['One', 'Three', '']);
    expect(new Set(added.map(({ id }) => id)).size).toBe(3);
    expect(headings(changed(moved(added, 3, -1), 3, { heading: 'Four' }))).toEqual(['One', 'Four', 'Three']);
  });

  it('is sent without ids and with texts trimmed', () =>
    expect(approved(changed(cards, 2, { heading: ' Last ', intent: '' }))[2]).toEqual({ heading: 'Last', intent: '' }));
});
