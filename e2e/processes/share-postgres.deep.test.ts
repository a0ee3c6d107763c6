import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '@/server/database/database';
import { openDatabase } from '@/server/database/open-database';
import { findPostgres } from '@/server/database/testing/test-postgres';
import { submitRun } from '@/server/runs/send/submit-run';
import { TestWorld } from '@/server/runs/testing/test-world';
import { postgresPerTest } from '@/server/testing/postgres-per-test';
import { IS_DEEP } from '../support/depth';
import { USUAL_PLAN } from '../upstream/generations';
import { Upstream } from '../upstream/upstream';
import { type Claim, pidOf, recordClaims } from './record-claims';
import { WorkerProcess } from './worker-process';

const programs = findPostgres();
const PROCESSES = 3;
const SHARED_RUNS = IS_DEEP ? 240 : 80;
/** Every eighth run also has a file to store. */
const FILE_EVERY = 8;
/**
 * The shortest first pause between two polls of a remote generation, in ms: 5 s minus 20 % jitter (`watch-pace.ts`).
 */
const MIN_PAUSE = 4000;

/** Like `Map.groupBy`, which Node 20 lacks. */
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

describe.skipIf(programs === null)('processes that share one Postgres', () => {
  const postgres = postgresPerTest(programs);
  let folder: string;
  let db: Kysely<Database>;
  let test: TestWorld;
  let upstream: Upstream;
  let claims: () => Promise<Claim[]>;
  let workers: WorkerProcess[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'cardwright-shared-'));
    db = await openDatabase({ url: postgres.url, dataDir: folder });
    claims = await recordClaims(db);
    test = await TestWorld.open(db);
    test.time = Date.now();
    upstream = await new Upstream({ key: 'shared-key' }).start();
    const environment = {
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      SERVICE_BASE_URL: upstream.url,
      SERVICE_API_KEY: upstream.key,
    };
    workers = await Promise.all(Array.from({ length: PROCESSES }, () => WorkerProcess.start(environment)));
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.end('SIGKILL')));
    await upstream.stop();
    await test.close();
    await rm(folder, { recursive: true, force: true });
  });

  const lineOf = (index: number) => `Run ${index}`;

  async function submit(count: number): Promise<Map<string, string>> {
    const lines = new Map<string, string>();
    for (let index = 0; index < count; index++) {
      const outcome = await submitRun(test.world, {
        submissionId: randomUUID(),
        target: 'remote',
        operation: 'generate',
        request: {
          inputText: `${lineOf(index)}\n\ntext`,
          textMode: 'preserve',
          numCards: 1,
          ...(index % FILE_EVERY === 0 ? { exportAs: 'pdf' as const } : {}),
        },
      });
      if (!outcome.ok) throw new Error(outcome.reason);
      lines.set(outcome.submitted.id, lineOf(index));
    }
    return lines;
  }

  const statesOf = async () => {
    const rows = await db.selectFrom('generations').select(['id', 'state', 'generation_id']).execute();
    return groupBy(rows, ({ state }) => state);
  };
  const until = (is: () => Promise<void>) => vi.waitFor(is, { timeout: 100_000, interval: 250 });

  it(`send each of ${SHARED_RUNS} runs once, poll each once per interval, and keep each file once`, async () => {
    const count = SHARED_RUNS;
    // Slow enough that every process gets some work.
    upstream.tell('start', { kind: 'delay', ms: 48_000 / count });
    const lines = await submit(count);
    await until(async () => expect((await statesOf()).get('completed')).toHaveLength(count));
    const files = count / FILE_EVERY;
    await until(async () =>
      expect(await db.selectFrom('kept_exports').select('id').where('state', '=', 'kept').execute()).toHaveLength(
        files,
      ),
    );

    for (const line of lines.values()) expect(upstream.ledger.postsOf(line), line).toBe(1);
    expect(upstream.ledger.charges).toHaveLength(count);
    expect(upstream.seenOf('start')).toHaveLength(count);

    const all = await claims();
    const toSend = all.filter(({ state }) => state === 'queued');
    const toWatch = all.filter(({ state }) => state === 'pending');
    expect(new Set(toSend.map(({ row_id }) => row_id)).size).toBe(count);
    expect(toSend).toHaveLength(count);
    expect(all.filter((claim) => claim.taken_over)).toEqual([]);
    expect(toSend.length + toWatch.length).toBe(all.length);
    const pids = workers.map(({ pid }) => pid).sort();
    for (const kind of [toSend, toWatch]) expect([...new Set(kind.map(pidOf))].sort()).toEqual(pids);

    // The balance is read with the id of no generation, so those requests are excluded.
    const seenLooks = upstream
      .seenOf('status')
      .filter((seen) => upstream.generations.has(seen.path.split('/').at(-1) ?? ''));
    const looks = groupBy(seenLooks, (seen) => seen.path);
    expect(looks.size).toBe(count);
    expect(toWatch).toHaveLength(seenLooks.length);
    for (const [at, seen] of looks) {
      // With `USUAL_PLAN`, one poll finds it unfinished and one finds it completed.
      expect(seen, at).toHaveLength(USUAL_PLAN.looks + 1);
      for (let index = 1; index < seen.length; index++)
        expect(seen[index]!.at - seen[index - 1]!.at, at).toBeGreaterThanOrEqual(MIN_PAUSE);
    }
    expect(upstream.seenOf('export')).toHaveLength(files);

    for (const worker of workers) {
      expect(await worker.end()).toBe(0);
      expect(worker.said).toBe('');
    }
  });

  it('do not resend a request that one of them was sending when it was killed', async () => {
    const count = 60;
    upstream.plan = { ...USUAL_PLAN, looks: Number.POSITIVE_INFINITY };
    upstream.tell('start', { kind: 'delay', ms: 1500 });
    const lines = await submit(count);
    const victim = workers[0]!;
    const heldByVictim = () =>
      db
        .selectFrom('generations')
        .select('id')
        .where('state', '=', 'sending')
        .where('lease_owner', 'like', `%:${victim.pid}:%`)
        .execute();
    await until(async () => expect((await heldByVictim()).length).toBeGreaterThan(0));
    await victim.end('SIGKILL');
    const cutOff = (await heldByVictim()).map(({ id }) => id).sort();
    expect(cutOff.length).toBeGreaterThan(0);
    await until(async () => {
      const states = await statesOf();
      expect([states.get('queued'), states.get('sending')]).toEqual([undefined, undefined]);
    });
    const states = await statesOf();
    expect((states.get('unconfirmed') ?? []).map(({ id }) => id).sort()).toEqual(cutOff);
    expect(states.get('pending')).toHaveLength(count - cutOff.length);
    for (const { id } of states.get('pending') ?? []) expect(upstream.ledger.postsOf(lines.get(id) ?? '')).toBe(1);
    for (const id of cutOff) expect(upstream.ledger.postsOf(lines.get(id) ?? '')).toBeLessThanOrEqual(1);
    expect(upstream.ledger.chargedTwice).toEqual([]);
    for (const claim of (await claims()).filter(({ taken_over }) => taken_over))
      expect(pidOf(claim)).not.toBe(victim.pid);
  });
});
