import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database';
import { testDatabase } from '../database/testing/test-database';
import { runRow } from '../runs/testing/run-row';
import { type ClaimTerms, claimDue } from './claim-due';
import { nextDue, releaseLease, renewLease } from './job-source';

const now = new Date('2030-01-01T00:00:00.000Z');
const after = (ms: number) => new Date(now.getTime() + ms);

let db: Kysely<Database>;
beforeEach(async () => {
  db = await testDatabase();
});
afterEach(() => db.destroy());

async function add(...rows: Parameters<typeof runRow>[0][]) {
  for (const row of rows) await db.insertInto('generations').values(runRow(row)).execute();
}

const claim = (owner: string, more: Partial<ClaimTerms<'generations'>> = {}) =>
  claimDue(db, 'generations', { states: ['queued'], owner, now, leaseMs: 1000, limit: 10, ...more });

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).sort();

describe('claiming', () => {
  it('gives each row to only one of many concurrent workers', async () => {
    await add(...Array.from({ length: 60 }, (_, index) => ({ id: `r${index}`, due_at: now.toISOString() })));
    const turns = { by: 'draft_id', most: 60 } as const;
    const claimed = await Promise.all(
      Array.from({ length: 20 }, (_, index) => claim(`w${index}`, { limit: 7, ...(index % 2 ? { turns } : {}) })),
    );
    const all = claimed.flat().map(({ id }) => id);
    expect(all).toHaveLength(60);
    expect(new Set(all).size).toBe(60);
    for (const rows of claimed) expect(rows.length).toBeLessThanOrEqual(7);
  });

  it('returns only rows that are due, in a given state and not leased, longest due first', async () => {
    await add(
      { id: 'later', due_at: after(1).toISOString() },
      { id: 'never', due_at: null },
      { id: 'other', due_at: now.toISOString(), state: 'completed' },
      { id: 'held', due_at: now.toISOString(), lease_owner: 'x', lease_until: after(1).toISOString() },
      { id: 'second', due_at: after(-1).toISOString() },
      { id: 'first', due_at: after(-2).toISOString() },
    );
    expect(ids(await claim('w', { limit: 1 }))).toEqual(['first']);
    expect(ids(await claim('w'))).toEqual(['second']);
    expect(await claim('w')).toEqual([]);
  });

  it('returns a row again when its lease has expired', async () => {
    await add({ id: 'r', due_at: now.toISOString() });
    expect(ids(await claim('dead'))).toEqual(['r']);
    expect(await claim('next', { now: after(999) })).toEqual([]);
    const [row] = await claim('next', { now: after(1000) });
    expect(row).toMatchObject({ id: 'r', lease_owner: 'next', lease_until: after(2000).toISOString() });
  });

  it('lets the rows of different drafts take turns, and keeps some places for others', async () => {
    const rows = (draft_id: string | null, count: number, from: number) =>
      Array.from({ length: count }, (_, index) => ({
        id: `${draft_id}${index}`,
        draft_id,
        due_at: after(from + index).toISOString(),
      }));
    await add(...rows('a', 9, -100), ...rows('b', 2, -50), ...rows(null, 1, -10));
    const turns = { by: 'draft_id', most: 4 } as const;
    expect(ids(await claim('w', { limit: 3, turns }))).toEqual(['a0', 'b0', 'null0']);
    expect(ids(await claim('w', { limit: 3, turns }))).toEqual(['a1', 'a2', 'b1']);
    expect(ids(await claim('w', { limit: 9, turns }))).toEqual(['a3']);
    expect(await claim('w', { limit: 9, turns })).toEqual([]);
    await releaseLease(db, 'generations', { id: 'a0', owner: 'w' });
    expect(ids(await claim('w', { limit: 9, turns }))).toEqual(['a0']);
    // Another worker has places of its own.
    expect(ids(await claim('v', { limit: 9, turns }))).toEqual(['a4', 'a5', 'a6', 'a7']);
  });
});

describe('a lease', () => {
  it('is renewed and released only by its holder', async () => {
    await add({ id: 'r', due_at: now.toISOString() });
    await claim('mine');
    expect(await renewLease(db, 'generations', { id: 'r', owner: 'other', until: after(9) })).toBe(false);
    expect(await renewLease(db, 'generations', { id: 'r', owner: 'mine', until: after(5000) })).toBe(true);
    await releaseLease(db, 'generations', { id: 'r', owner: 'other' });
    expect(await claim('other', { now: after(4999) })).toEqual([]);
    await releaseLease(db, 'generations', { id: 'r', owner: 'mine' });
    expect(ids(await claim('other'))).toEqual(['r']);
    expect(await renewLease(db, 'generations', { id: 'r', owner: 'mine', until: after(9) })).toBe(false);
  });

  it('says when to poll again', async () => {
    expect(await nextDue(db, 'generations', ['queued'])).toBeNull();
    await add({ id: 'a', due_at: after(500).toISOString() });
    await add({ id: 'b', due_at: now.toISOString(), lease_owner: 'x', lease_until: after(300).toISOString() });
    expect(await nextDue(db, 'generations', ['queued'])).toEqual(after(300));
    expect(await nextDue(db, 'generations', ['pending'])).toBeNull();
  });
});
