import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListResponse } from '@/lib/contract/lists';
import type { Item } from './list-cache';
import { ListTrail } from './list-trail';

const page = (ids: readonly string[], nextCursor: string | null): ListResponse<Item> => ({
  data: ids.map((id) => ({ id })),
  hasMore: nextCursor !== null,
  nextCursor,
});

/** Pages like a picker, to the end or for `most` pages. */
function walk(trail: ListTrail, read: (after: string, count: number) => ListResponse<Item>, most = 5000) {
  const ids: string[] = [];
  let after = '';
  for (let count = 1; count <= most; count++) {
    const { data, nextCursor } = trail.follow('scope', after, read(after, count));
    ids.push(...data.map(({ id }) => id));
    if (nextCursor === null) return { ids, pages: count };
    after = nextCursor;
  }
  return { ids, pages: Number.POSITIVE_INFINITY };
}

describe('paging through a list', () => {
  it('returns a sound list unchanged, however often it is paged', () => {
    const pages: Record<string, ListResponse<Item>> = {
      '': page(['1', '2'], 'a'),
      a: page(['3', '4'], 'b'),
      b: page(['5'], null),
    };
    const trail = new ListTrail();
    const read = (after: string) => pages[after] ?? page([], null);
    for (let time = 0; time < 3; time++)
      expect(walk(trail, read)).toEqual({ ids: ['1', '2', '3', '4', '5'], pages: 3 });
  });

  it('ends where the list loops, whatever its cursors, and shows no row twice', () => {
    const list = fc.dictionary(
      fc.constantFrom('', 'a', 'b', 'c', 'd'),
      fc.record({
        ids: fc.array(fc.constantFrom('1', '2', '3', '4', '5', '6'), { maxLength: 4 }),
        next: fc.constantFrom('', 'a', 'b', 'c', 'd', null),
      }),
    );
    fc.assert(
      fc.property(list, list, (first, second) => {
        const trail = new ListTrail();
        // The list may change between two walks.
        for (const pages of [first, second]) {
          const { ids, pages: count } = walk(trail, (after) =>
            page(pages[after]?.ids ?? [], pages[after]?.next ?? null),
          );
          expect(count).toBeLessThanOrEqual(5);
          expect(new Set(ids).size).toBe(ids.length);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('ends after 1000 pages of an endless list', () => {
    const { pages } = walk(new ListTrail(), (_, count) => page([`${count}`], `cursor-${count}`));
    expect(pages).toBe(1000);
  });
});
