import { hostname } from 'node:os';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database';
import { TEST_DIALECT, testDatabase } from '../database/testing/test-database';
import { runRow } from '../runs/testing/run-row';
import { freeDeadLeases, isDeadWorker, workerName } from './job-source';

/** Above the limit of any system. */
const NO_PID = 2 ** 30;

const DEAD = [`${hostname()}:${NO_PID}:a`, `${hostname()}:${process.pid}:another-uuid`];
const ALIVE = [workerName(), `${hostname()}:${process.ppid}:a`, `elsewhere:${NO_PID}:a`, 'nonsense', ''];

describe('the worker of a lease', () => {
  it.each(DEAD)('%s is dead', (name) => expect(isDeadWorker(name)).toBe(true));

  it.each(ALIVE)('%j may still run', (name) => expect(isDeadWorker(name)).toBe(false));
});

describe('at startup', () => {
  let db: Kysely<Database>;
  beforeEach(async () => {
    db = await testDatabase();
  });
  afterEach(() => db.destroy());

  // On Postgres, workers may run on any machine: none is known to be dead, so every lease must expire.
  const freed = TEST_DIALECT === 'sqlite' ? DEAD.map(() => null) : DEAD;

  it('frees the leases of dead workers on SQLite, and no others', async () => {
    const lease_until = '2999-01-01T00:00:00.000Z';
    for (const [index, lease_owner] of [...DEAD, ...ALIVE].entries())
      await db
        .insertInto('generations')
        .values(runRow({ id: `r${index}`, lease_owner, lease_until }))
        .execute();
    await freeDeadLeases(db, 'generations');
    const rows = await db.selectFrom('generations').select(['lease_owner', 'lease_until']).orderBy('id').execute();
    expect(rows.map((row) => row.lease_owner)).toEqual([...freed, ...ALIVE]);
    for (const row of rows) expect(row.lease_until === null).toBe(row.lease_owner === null);
  });
});
