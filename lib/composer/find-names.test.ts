import { describe, expect, it } from 'vitest';
import { findNames, MAX_PAGES } from './find-names';

const ALL = Array.from({ length: 130 }, (_, at) => ({ id: `t${at}`, name: `Theme ${at}` }));

function list(rows = ALL) {
  const asked: (string | null)[] = [];
  const readPage = async (after: string | null) => {
    asked.push(after);
    const from = Number(after ?? 0);
    const hasMore = from + 50 < rows.length;
    return { data: rows.slice(from, from + 50), hasMore, nextCursor: hasMore ? String(from + 50) : null };
  };
  return { asked, readPage };
}

describe('findNames', () => {
  it('finds a name on the third page', async () => {
    const { asked, readPage } = list();
    expect(await findNames(['t120'], readPage)).toEqual({ names: [['t120', 'Theme 120']], isWhole: true });
    expect(asked).toEqual([null, '50', '100']);
  });

  it('terminates on an endless list', async () => {
    let pages = 0;
    const endless = async () => ({ data: [], hasMore: true, nextCursor: String(++pages) });
    expect(await findNames(['t1'], endless)).toEqual({ names: [], isWhole: false });
    expect(pages).toBe(MAX_PAGES);
    pages = 0;
    const loop = async () => ({ data: [], hasMore: true, nextCursor: String(++pages % 2) });
    expect((await findNames(['t1'], loop)).names).toEqual([]);
    expect(pages).toBe(3);
  });
});
