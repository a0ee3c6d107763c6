import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FORMATS } from '@/lib/contract/enums';
import { HISTORY_SORTS, type HistoryFilter } from '@/lib/contract/history';
import { OPERATIONS, RUN_STATES, TARGETS } from '@/lib/contract/run-words';
import { forAllAsync } from '@/lib/testing/for-all';
import type { RunRow } from '../../database/composer-tables';
import { TEST_DIALECT } from '../../database/testing/test-database';
import { runRow } from '../testing/run-row';
import { TestWorld } from '../testing/test-world';
import { FACETS, facetsOf } from './filter-runs';
import { findRuns } from './find-runs';
import { type ListBounds, listKeys } from './list-keys';
import { matchingRuns } from './matching-runs';
import { compareKeys, type OrderKey, orderOf } from './run-order';

const RUNS = 150;
const THEMES = ['t', "it's", ''] as const;
const at = (second: number) => new Date(Date.UTC(2030, 0, 1, 0, 0, second)).toISOString();
const oneOf = <T>(values: readonly T[], index: number): T => values[index % values.length] as T;

/** Every value of every column, in combinations of which some are rare and some are missing. */
function rowOf(index: number): RunRow {
  const operation = oneOf(OPERATIONS, index % 5 === 0 ? 1 : 0);
  return runRow({
    id: `r${index}`,
    due_at: null,
    target: oneOf(TARGETS, index % 3 === 0 ? 1 : 0),
    operation,
    state: oneOf(RUN_STATES, index < 120 ? 3 : index),
    format: operation === 'template' ? null : oneOf(FORMATS, Math.floor(index / 7)),
    theme_id: index % 11 === 0 ? oneOf(THEMES, index) : null,
    star: index % 13 === 0 ? 1 : 0,
    deleted_at: index % 17 === 0 ? at(1000) : null,
    family: index % 4 === 1 ? 'f' : null,
    title: `title ${index % 9}`,
    created_at: at(index),
    credits_deducted: index % 6 ? index % 6 : null,
    request: JSON.stringify({ inputText: `common${oneOf(['', 'er', 'ly'], index)}`, textMode: 'preserve' }),
  });
}

let test: TestWorld;
const rows = Array.from({ length: RUNS }, (_, index) => rowOf(index));
beforeAll(async () => {
  test = await TestWorld.open();
  for (const row of rows) await test.insert(row);
});
afterAll(() => test.close());

const values = fc.record({
  target: fc.constantFrom(...TARGETS),
  operation: fc.constantFrom(...OPERATIONS),
  state: fc.constantFrom(...RUN_STATES),
  format: fc.constantFrom(...FORMATS),
  theme: fc.constantFrom(...THEMES, 'none'),
  star: fc.boolean(),
  bin: fc.boolean(),
  family: fc.constant('f'),
  since: fc.constantFrom(at(0), at(40), at(140)),
  until: fc.constantFrom(at(20), at(90), at(500)),
}) satisfies fc.Arbitrary<HistoryFilter>;
const COLUMNS = ['target', 'operation', 'state', 'format', 'theme', 'star', 'bin', 'family', 'since', 'until'] as const;
/** Few conditions: with all of them hardly any run would match. */
const filters = fc
  .tuple(values, fc.uniqueArray(fc.constantFrom(...COLUMNS), { maxLength: 3 }))
  .map(([all, parts]): HistoryFilter => Object.fromEntries(parts.map((part) => [part, all[part]])));
const sorts = fc.constantFrom(...HISTORY_SORTS);

/** The expected result, computed by scanning every row. */
function expected(filter: HistoryFilter, sort: (typeof HISTORY_SORTS)[number]): string[] {
  const order = orderOf(sort);
  const keyOf = ({ id, seq, title_sort, credits_deducted }: RunRow): OrderKey => ({
    key: sort === 'title' ? title_sort : sort === 'credits' ? (credits_deducted ?? -1) : null,
    seq,
    id,
  });
  const { target, operation, state, format, theme, star, bin, family, since, until } = filter;
  const asked = {
    target,
    operation,
    state,
    format,
    family,
    theme_id: theme,
    star: star === undefined ? star : star ? 1 : 0,
  };
  return rows
    .filter((row) =>
      Object.entries(asked).every(
        ([column, value]) => value === undefined || row[column as keyof typeof asked] === value,
      ),
    )
    .filter(({ deleted_at }) => (deleted_at !== null) === (bin ?? false))
    .filter(({ created_at }) => created_at >= (since ?? '') && created_at < (until ?? '9'))
    .map(keyOf)
    .sort((one, other) => compareKeys(order, one, other))
    .map(({ id }) => id);
}

async function walk(limit: number, page: (after: OrderKey | null) => Promise<OrderKey[]>): Promise<string[]> {
  const found: string[] = [];
  for (let after: OrderKey | null = null; ; ) {
    const keys: OrderKey[] = await page(after);
    found.push(...keys.map(({ id }) => id));
    after = keys.at(-1) ?? null;
    if (keys.length < limit) return found;
  }
}

describe('a list', () => {
  // Each strategy (walk along the order, few matches, full scan) and the bounds at which one falls back to the next.
  it.each<ListBounds>([
    { near: 1000, few: 0 },
    { near: 0, few: 1000 },
    { near: 0, few: 0 },
    { near: 20, few: 12 },
  ])(
    'returns the same as a full scan, with bounds %j, page by page',
    async (bounds) =>
      await forAllAsync(
        { numRuns: 70 },
        filters,
        sorts,
        fc.integer({ min: 1, max: 9 }),
        async (filter, sort, limit) => {
          const found = await walk(limit, (after) => listKeys(test.world.db, { filter, sort, after, limit }, bounds));
          expect(found).toEqual(expected(filter, sort));
        },
      ),
  );

  it('is narrowed by words as well', async () =>
    await forAllAsync(
      { numRuns: 70 },
      filters,
      sorts,
      fc.integer({ min: 20, max: 50 }),
      async (filter, sort, limit) => {
        const search = { filter: { ...filter, query: 'commo' }, sort, limit };
        const found = await walk(limit, (after) => findRuns(test.world.db, { ...search, after }));
        expect(found).toEqual(expected(filter, sort));
      },
    ));
});

it('returns everything a filter matches, whatever the step size', async () =>
  await forAllAsync(
    { numRuns: 120 },
    filters,
    fc.constantFrom('', 'commo'),
    fc.integer({ min: 1, max: 200 }),
    async (filter, query, step) => {
      const found: string[] = [];
      for await (const ids of matchingRuns(test.world.db, { ...filter, query }, step)) found.push(...ids);
      expect(found).toEqual(expected(filter, 'newest'));
    },
  ));

it('has an index with the prefix that a filter needs', async () => {
  const facets = facetsOf({ target: 'remote', star: true });
  const asked = sql`
    select seq, id, title_sort, credits_deducted from generations
    where deleted_at is null and ${FACETS} in (${sql.join(facets)}) and theme_id = 't' order by ${FACETS} limit 5`;
  const plan = await test.world.db.transaction().execute(async (transaction) => {
    // With so few rows Postgres would otherwise scan the table.
    if (TEST_DIALECT === 'postgres') await sql`set local enable_seqscan = off`.execute(transaction);
    const explain = TEST_DIALECT === 'postgres' ? sql`explain` : sql`explain query plan`;
    return JSON.stringify((await sql`${explain} ${asked}`.execute(transaction)).rows);
  });
  expect(plan).toContain('generations_by_facets');
  // Everything is read from the index: no sort, and no lookup of rows that may be megabytes.
  if (TEST_DIALECT === 'sqlite')
    expect(plan).toMatch(/COVERING INDEX generations_by_facets \(<expr>=\? AND theme_id=\?\)/);
  expect(plan).not.toMatch(/sort|order by/i);
});
