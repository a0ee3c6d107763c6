import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { batchToCreate } from '@/lib/contract/batches';
import { advanceBatch } from '@/server/batches/advance-batch';
import { changeBatch, createBatch } from '@/server/batches/change-batch';
import { findBatch } from '@/server/batches/store';
import { openDatabase } from '@/server/database/open-database';
import type { Generations } from '@/server/runs/context';
import { WorkerProcess } from '../processes/worker-process';
import { Upstream } from '../upstream/upstream';
import type { FaultPromise } from './promise';
import { Clock } from './support/clock';
import { FaultWorld } from './support/fault-world';
import { counted, Tally } from './support/tally';
import { until } from './support/until';

const MINUTE = 60_000;
/** One of this many rows stops the worker right after its run was stored, before the batch knows of it. */
const CRASH_EVERY = 7;
/** A worker is killed within this many milliseconds after it begins. */
const LIFE = 6000;
const KILLS = 8;

const lineOf = (row: number) => `row ${row}`;

async function create(world: Pick<Generations, 'db' | 'now' | 'wake'>, rows: number): Promise<string> {
  const asked = batchToCreate.parse({
    name: 'Rows',
    columns: ['line'],
    rows: Array.from({ length: rows }, (_, at) => [lineOf(at + 1)]),
    template: {
      operation: 'generate',
      target: 'remote',
      request: { inputText: '{{line}}\n\ntext', textMode: 'preserve', numCards: 1 },
    },
  });
  const outcome = await createBatch(world as Generations, randomUUID(), asked);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.id;
}

/** Some answers are lost, and some say that there were too many requests. */
function misbehave(upstream: Upstream, rows: number): void {
  upstream.tell('start', { kind: 'lose', share: 0.5 }, Math.ceil(rows / 20));
  upstream.tell('start', { kind: 'status', status: 429, headers: { 'retry-after': '1' } }, Math.ceil(rows / 10));
}

/** Each row has exactly one run, completed with exactly one charge, or unconfirmed with one at most. */
async function judge(db: Generations['db'], upstream: Upstream, rows: number, tally: Tally): Promise<string> {
  const found = await db
    .selectFrom('batch_rows')
    .leftJoin('generations', 'generations.id', 'batch_rows.run_id')
    .select(['number', 'generations.state', 'title'])
    .execute();
  const runs = await db.selectFrom('generations').select('id').where('state', '!=', 'rejected').execute();
  tally.check(found.length === rows && runs.length === rows, `${runs.length} runs for ${found.length} rows`);
  for (const { number, state, title } of found) {
    const charges = upstream.ledger.chargesOf(lineOf(number)).length;
    tally.check(title === lineOf(number), `row ${number} is “${title}”`);
    tally.check(
      state === 'completed' ? charges === 1 : state === 'unconfirmed' && charges <= 1,
      `row ${number} is ${state} with ${charges} charges`,
    );
  }
  return `${counted(found.map(({ state }) => state ?? 'without a run'))}; ${upstream.seenOf('start').length} POSTs, ${upstream.ledger.charges.length} charges, ${upstream.ledger.chargedTwice.length} twice`;
}

/** Uses a manual clock. */
export const batchRows: FaultPromise = {
  number: 50,
  says: 'a batch with lost answers, 429 and crashes between two statements: each row is one run, charged once at most',
  full: 1000,
  run: async (count) => {
    const clock = new Clock();
    const upstream = await new Upstream({ now: clock.now }).start();
    const test = await FaultWorld.open({ baseUrl: upstream.url, now: clock.now });
    const tally = new Tally();
    let submitted = 0;
    let crashes = 0;
    const wake = () => {
      if (++submitted % CRASH_EVERY > 0) return;
      crashes += 1;
      throw new Error('killed');
    };
    try {
      misbehave(upstream, count);
      const id = await create(test.world, count);
      for (let minutes = 0; minutes < 20 + count; minutes++) {
        const batch = await findBatch(test.world.db, id);
        // A run is rejected after the eighth 429. A person retries such rows.
        if (batch?.state === 'done' && (await changeBatch(test.world, id, { action: 'retry' })) !== 'changed') break;
        if (batch?.state !== 'running') continue;
        await advanceBatch({ ...test.world, wake }, batch, new AbortController().signal).catch((error: Error) => {
          if (error.message !== 'killed') throw error;
        });
        await test.work();
        await test.pass(MINUTE, clock.set);
      }
      const figure = await judge(test.world.db, upstream, count, tally);
      tally.check((await findBatch(test.world.db, id))?.state === 'done', 'the batch never ended');
      return tally.outcome(`${count} rows, ${crashes} crashes: ${figure}`);
    } finally {
      await test.close();
      await upstream.stop();
    }
  },
};

/** Kills the worker at random moments, and another takes over its data. */
export const killedBatches: FaultPromise = {
  number: 51,
  says: 'kill -9 at random moments of a batch: each row is one run, charged once at most',
  full: 200,
  run: async (count) => {
    const tally = new Tally();
    const dataDir = await mkdtemp(path.join(tmpdir(), 'cardwright-batch-'));
    const upstream = await new Upstream().start();
    const db = await openDatabase({ dataDir });
    const env = { DATA_DIR: dataDir, SERVICE_BASE_URL: upstream.url, SERVICE_API_KEY: upstream.key };
    try {
      misbehave(upstream, count);
      const id = await create({ db, now: () => new Date(), wake: () => {} }, count);
      for (let kill = 0; kill < KILLS; kill++) {
        const worker = await WorkerProcess.start(env);
        await pause(Math.random() * LIFE);
        await worker.end('SIGKILL');
      }
      const last = await WorkerProcess.start(env);
      const isDone = await until(async () => (await findBatch(db, id))?.state === 'done', 10 * MINUTE);
      await last.end();
      tally.check(isDone, 'the batch never ended');
      return tally.outcome(`${KILLS} kills, ${count} rows: ${await judge(db, upstream, count, tally)}`);
    } finally {
      await db.destroy();
      await upstream.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
