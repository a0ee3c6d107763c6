import { describe, expect, it } from 'vitest';
import { approved, changed, editable, moved, withCard, withoutCard } from './outline-edits';

const cards = editable(['One', 'Two', 'Three'].map((heading) => ({ heading, intent: `About ${heading}` })));
const headings = (of: typeof cards) => of.map(({ heading }) => heading);

describe('an outline that is edited', () => {
  it('moves a card by one place, and not beyond the ends', () => {
    expect(headings(moved(cards, 1, -1))).toEqual(['Two', 'One', 'Three']);
    expect(headings(moved(cards, 1, 1))).toEqual(['One', 'Three', 'Two']);
    expect(moved(cards, 0, -1)).toEqual(cards);
    expect(moved(cards, 2, 1)).toEqual(cards);
  });

  it('knows each card by an id of its own while others come and go', () => {
    const without = withoutCard(cards, 1);
    const added = withCard(without);
    expect(headings(added)).toEqual(['One', 'Three', '']);
    expect(new Set(added.map(({ id }) => id)).size).toBe(3);
    expect(headings(changed(moved(added, 3, -1), 3, { heading: 'Four' }))).toEqual(['One', 'Four', 'Three']);
  });

  it('is sent without ids, and without the spaces around', () => {
    expect(approved(changed(cards, 2, { heading: ' Last ', intent: '' }))[2]).toEqual({ heading: 'Last', intent: '' });
  });

  it('leaves what was planned as it is', () => {
    moved(cards, 0, 1);
    changed(cards, 0, { heading: 'Other' });
    expect(headings(cards)).toEqual(['One', 'Two', 'Three']);
  });
});
