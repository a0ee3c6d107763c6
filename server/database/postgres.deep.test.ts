import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Submission } from '@/lib/contract/composer';
import { postgresPerTest } from '@/server/testing/postgres-per-test';
import { knownCause } from '../http/known-cause';
import { claimDue } from '../jobs/claim-due';
import { nextDue, renewLease } from '../jobs/job-source';
import { log } from '../log/log';
import { attachRun } from '../runs/act-on-run';
import { listRuns, runQuery } from '../runs/find/list-runs';
import { readRun } from '../runs/read-run';
import { submitRun } from '../runs/send/submit-run';
import { runRow } from '../runs/testing/run-row';
import { TestWorld } from '../runs/testing/test-world';
import { keepTime, now } from './clock';
import type { Database } from './database';
import { ALL_MIGRATIONS } from './migrate';
import { openDatabase } from './open-database';
import { findPostgres } from './testing/test-postgres';

const programs = findPostgres();

describe.skipIf(programs === null)('on Postgres', () => {
  const postgres = postgresPerTest(programs);
  let db: Kysely<Database>;
  beforeEach(async () => {
    db = await openDatabase({ url: postgres.url, dataDir: '/nowhere' });
  });
  afterEach(() => db.destroy());

  it('is migrated once by many processes that start together', async () => {
    const fresh = await postgres.createDatabase();
    const opened = await Promise.all(
      Array.from({ length: 5 }, () => openDatabase({ url: fresh, dataDir: '/nowhere' })),
    );
    const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(opened[0] ?? db);
    expect(done.rows.map(({ name }) => name)).toEqual(Object.keys(ALL_MIGRATIONS));
    await Promise.all(opened.map((one) => one.destroy()));
  });

  it('has one time, whatever the clock of a process shows', async () => {
    const real = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(real + 60_000);
    const end = await keepTime(db);
    expect(Math.abs(now().getTime() - real)).toBeLessThan(5000);
    end();
    vi.restoreAllMocks();
  });

  it('outlives connections that are cut while they work, wait in a transaction, or are idle', async () => {
    const warned = vi.spyOn(log, 'warn').mockImplementation(() => {});
    const cut = (pid: number) => sql`select pg_terminate_backend(${pid})`.execute(db);
    const pidOf = async (of: Kysely<Database>) =>
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(of)).rows[0]?.pid ?? 0;
    const working = sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
    await expect(working).rejects.toThrow(/terminating connection/);
    await expect.poll(() => warned.mock.calls.length).toBe(1);
    const waiting = db.transaction().execute(async (trx) => {
      await cut(await pidOf(trx));
      await expect.poll(() => warned.mock.calls.length).toBe(2);
      await sql`select 1`.execute(trx);
    });
    await expect(waiting).rejects.toThrow(/not queryable/);
    for (const one of [working, waiting]) expect(await one.catch(knownCause)).toMatchObject({ status: 503 });
    const other = await openDatabase({ url: postgres.url, dataDir: '/nowhere' });
    await cut(await pidOf(other));
    await expect.poll(() => warned.mock.calls.length).toBe(3);
    for (const one of [db, other]) expect(await pidOf(one)).toBeGreaterThan(0);
    await other.destroy();
    warned.mockRestore();
  });

  it('opens a database of the last development version, and refuses an earlier one', async () => {
    await sql`insert into kysely_migration values ('0001-composer', ''), ('0021-uploads', '')`.execute(db);
    await db.insertInto('generations').values(runRow()).execute();
    const again = await openDatabase({ url: postgres.url, dataDir: '/nowhere' });
    expect(await again.selectFrom('generations').select('id').execute()).toEqual([{ id: 'run_1' }]);
    await again.destroy();
    await sql`delete from kysely_migration`.execute(db);
    await sql`insert into kysely_migration values ('0021-uploads', '')`.execute(db);
    await expect(openDatabase({ url: postgres.url, dataDir: '/nowhere' })).rejects.toThrow(
      /before its first release \(0021-uploads/,
    );
  });

  it('gives each row to only one of many concurrent workers', async () => {
    const now = new Date('2030-01-01T00:00:00.000Z');
    await db
      .insertInto('generations')
      .values(Array.from({ length: 100 }, (_, index) => runRow({ id: `r${index}` })))
      .execute();
    const workers = await Promise.all(
      Array.from({ length: 4 }, () => openDatabase({ url: postgres.url, dataDir: '/nowhere' })),
    );
    const claimed = await Promise.all(
      workers.flatMap((worker, index) =>
        Array.from({ length: 10 }, (_, round) =>
          claimDue(worker, 'generations', {
            states: ['queued'],
            owner: `${index}.${round}`,
            now,
            leaseMs: 1000,
            limit: 5,
          }),
        ),
      ),
    );
    const ids = claimed.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const rows of claimed) expect(rows.length).toBeLessThanOrEqual(5);
    // A row skipped because another worker held it for a moment is found at the next claim.
    const rest = await claimDue(db, 'generations', { states: ['queued'], owner: 'z', now, leaseMs: 1000, limit: 200 });
    expect(ids.length + rest.length).toBe(100);
    expect(await renewLease(db, 'generations', { id: ids[0] ?? '', owner: 'z', until: now })).toBe(false);
    expect(await nextDue(db, 'generations', ['queued'])).toEqual(new Date(now.getTime() + 1000));
    await Promise.all(workers.map((worker) => worker.destroy()));
  });

  it('attaches an id to only one of many runs, and asks before a draft with a lost response is sent again', async () => {
    const test = await TestWorld.open(db);
    const ids = Array.from({ length: 8 }, (_, index) => `run_${index}`);
    const draft_id = randomUUID();
    for (const id of ids)
      await test.insert(runRow({ id, target: 'remote', state: 'unconfirmed', due_at: null, draft_id }));
    const outcomes = await Promise.all(ids.map((id) => attachRun(test.world, id, 'gen_9')));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const asked: Submission = {
      submissionId: randomUUID(),
      target: 'remote',
      operation: 'generate',
      request: { inputText: 'A text', textMode: 'preserve' },
      draftId: draft_id,
      knownRuns: ids,
    };
    const outcome = await submitRun(test.world, asked);
    expect(outcome).toMatchObject({ ok: false, reason: 'unsettled' });
    if (outcome.ok || outcome.reason !== 'unsettled') throw new Error('it was sent');
    expect(await submitRun(test.world, { ...asked, despite: outcome.run.id })).toMatchObject({ ok: true });
  });

  it('treats 50 posts of one submission as one, and completes it', async () => {
    const test = await TestWorld.open(db);
    const asked: Submission = {
      submissionId: randomUUID(),
      target: 'local',
      operation: 'generate',
      request: { inputText: '# Bees \ud83d\udc1d', textMode: 'preserve', exportAs: 'pdf' },
    };
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => submitRun(test.world, asked)));
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    const body = {
      generationId: 'gen_1',
      status: 'completed',
      artifactId: 'art_1',
      credits: { deducted: 1, remaining: 9.5 },
    };
    test.local.onStatus = { body };
    await test.pass(10_000);
    const [outcome] = outcomes;
    const run = await readRun(test.world, outcome?.ok ? outcome.submitted.id : '');
    expect(run).toMatchObject({
      state: 'completed',
      title: 'Bees \ud83d\udc1d',
      credits: { deducted: 1, remaining: 9.5 },
      exports: [{ format: 'pdf', state: 'kept', bytes: expect.any(Number) }],
    });
    expect(test.local.posts).toHaveLength(1);
    expect(run?.timeline.map(({ what }) => what)).toHaveLength(5);
    await test.close();
  });

  it('lists and searches as on SQLite', async () => {
    const rows = ['100% honey', 'under_score', 'Ärger', 'back\\slash'].map((title, index) =>
      runRow({ id: `r${index}`, title, created_at: `2030-01-01T00:00:0${index}.000Z` }),
    );
    const test = await TestWorld.open(db);
    for (const row of rows) await test.insert(row);
    const list = (query: Record<string, string>) => listRuns(test.world, runQuery.parse(query));
    for (const [query, title] of Object.entries({
      '100': '100% honey',
      scor: 'under_score',
      ÄRG: 'Ärger',
      'slash back': 'back\\slash',
    }))
      expect((await list({ query })).data.map((run) => run.title)).toEqual([title]);
    const first = await list({ limit: '3' });
    const second = await list({ limit: '3', after: first.nextCursor ?? '' });
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(['r3', 'r2', 'r1', 'r0']);
  });
});
