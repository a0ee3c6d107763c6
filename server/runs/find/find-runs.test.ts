import { beforeEach, describe, expect, it } from 'vitest';
import { HISTORY_SORTS, type HistoryFilter } from '@/lib/contract/history';
import { perTest } from '@/server/testing/per-test';
import type { RunRow } from '../../database/composer-tables';
import { runRow } from '../testing/run-row';
import { TestWorld } from '../testing/test-world';
import { findRuns } from './find-runs';
import { compareKeys, type OrderKey, orderOf } from './run-order';

const RUNS = 60;
const at = (second: number) => new Date(Date.UTC(2030, 0, 1, 0, 0, second)).toISOString();

/**
 * `common` is in all rows, `late` only in those at the end of each order, `odd` in every other one, `rare` in three.
 */
function rowOf(index: number): RunRow {
  const words = ['common', index >= 45 ? 'late' : '', index % 2 ? 'odd' : 'even', index % 20 === 7 ? 'rare' : ''];
  return runRow({
    id: `r${index}`,
    state: index % 3 ? 'completed' : 'failed',
    star: index % 10 ? 0 : 1,
    theme_id: index < 3 ? 't' : null,
    due_at: null,
    title: `${index < 45 ? 'ask' : 'zebra'} ${index % 7}`,
    created_at: at(index),
    credits_deducted: index % 11 ? 100 - index : null,
    request: JSON.stringify({ inputText: words.join(' '), textMode: 'preserve' }),
  });
}

const test = perTest(() => TestWorld.open());
let rows: RunRow[];
beforeEach(async () => {
  rows = Array.from({ length: RUNS }, (_, index) => rowOf(index));
  for (const row of rows) await test.insert(row);
});

const QUERIES: Record<string, RegExp> = {
  common: /common/,
  'late com': /late/,
  odd: /odd/,
  rare: /rare/,
  'odd rar': /odd.*rare/,
  zebra: /(?:)/,
  nowhere: /nowhere/,
};
const FILTERS: HistoryFilter[] = [
  {},
  { star: true, state: 'failed' },
  { theme: 't' },
  { since: at(20), until: at(50) },
];

/** The expected result, computed by scanning every row. */
function expected(query: string, filter: HistoryFilter, sort: (typeof HISTORY_SORTS)[number]): string[] {
  const order = orderOf(sort);
  const keyOf = ({ id, seq, title_sort, credits_deducted }: RunRow): OrderKey => ({
    key: sort === 'title' ? title_sort : sort === 'credits' ? (credits_deducted ?? -1) : null,
    seq,
    id,
  });
  return rows
    .filter(({ request }) => QUERIES[query]?.test(request))
    .filter(({ title }) => query !== 'zebra' || title.startsWith('zebra'))
    .filter(({ star, state }) => !filter.star || (star === 1 && state === filter.state))
    .filter(({ theme_id }) => !filter.theme || theme_id === filter.theme)
    .filter(({ created_at }) => !filter.since || (created_at >= at(20) && created_at < at(50)))
    .map(keyOf)
    .sort((one, other) => compareKeys(order, one, other))
    .map(({ id }) => id);
}

describe('a search', () => {
  // Each search strategy (few matches, walk along the list, full scan) and the bounds at which one falls back to the
  // next.
  it.each([
    { few: 1000, walk: 1, step: 1 },
    { few: 1, walk: 1000, step: 1 },
    { few: 1, walk: 1, step: 1000 },
    { few: 1, walk: 1, step: 4 },
    { few: 9, walk: 9, step: 5 },
  ])('finds the same with bounds %j, page by page', async (bounds) => {
    for (const query of Object.keys(QUERIES))
      for (const filter of FILTERS)
        for (const sort of HISTORY_SORTS) {
          const found: string[] = [];
          for (let after: OrderKey | null = null; ; ) {
            const search = { filter: { ...filter, query }, sort, after, limit: 7 };
            const page: OrderKey[] = await findRuns(test.world.db, search, bounds);
            found.push(...page.map(({ id }) => id));
            after = page.at(-1) ?? null;
            if (page.length < 7) break;
          }
          expect(found, `${query} ${JSON.stringify(filter)} ${sort}`).toEqual(expected(query, filter, sort));
        }
  });
});
