import 'server-only';
import { type Kysely, sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { now } from '../database/clock';
import { type Database, database } from '../database/database';
import { HAS_DUE } from '../jobs/claim-due';
import { perProcess } from '../per-process';

/** In milliseconds. */
const HOUR = 3_600_000;

/** The queues: the rows of a table that have a due time, by what is done with them. */
const QUEUES = {
  generations: 'send and watch runs',
  kept_exports: 'keep files',
  engine_generations: 'make decks',
  engine_rewrites: 'rewrite cards',
} as const satisfies Partial<Record<keyof Database, string>>;

/**
 * The program's figures in the format of Prometheus. They are read from the database, so any web process gives those of
 * all processes; memory, event loop and garbage collection are those of this process.
 */
export async function readMetrics(): Promise<{ type: string; text: string }> {
  return { type: registry().contentType, text: await registry().metrics() };
}

const registry = perProcess('cardwrightMetrics', makeRegistry);

function makeRegistry(): Registry {
  const registers = [new Registry()];
  const [own] = registers as [Registry];
  collectDefaultMetrics({ register: own });
  new Gauge({
    name: 'cardwright_queue_rows',
    help: 'Unfinished rows of a queue; due: those that no worker has taken in time',
    labelNames: ['queue', 'rows'],
    registers,
    async collect() {
      const db = await database();
      for (const [table, queue] of Object.entries(QUEUES)) {
        const { all, due } = await readQueue(db, table);
        this.set({ queue, rows: 'all' }, all);
        this.set({ queue, rows: 'due' }, due);
      }
    },
  });
  new Gauge({
    name: 'cardwright_queue_age_seconds',
    help: 'How long the oldest due row of a queue has waited',
    labelNames: ['queue'],
    registers,
    async collect() {
      const db = await database();
      for (const [table, queue] of Object.entries(QUEUES)) this.set({ queue }, (await readQueue(db, table)).age / 1000);
    },
  });
  new Gauge({
    name: 'cardwright_send_attempts',
    help: 'Tries to send a run in the last hour, by outcome',
    labelNames: ['outcome'],
    registers,
    async collect() {
      this.reset();
      for (const { outcome, count } of await readAttempts()) this.set({ outcome: outcome ?? 'open' }, Number(count));
    },
  });
  new Gauge({
    name: 'cardwright_runs_unconfirmed',
    help: 'Runs whose answer was lost, and that no person has decided about',
    registers,
    async collect() {
      const db = await database();
      const { count } = await db
        .selectFrom('generations')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('state', '=', 'unconfirmed')
        .where('settled_at', 'is', null)
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow();
      this.set(Number(count));
    },
  });
  return own;
}

async function readQueue(db: Kysely<Database>, table: string): Promise<{ all: number; due: number; age: number }> {
  const at = now();
  const { rows } = await sql<{ all: number | string; due: number | string | null; oldest: string | null }>`
    select count(*) as "all", sum(case when due_at <= ${at.toISOString()} then 1 else 0 end) as due, min(due_at) as oldest
    from ${sql.table(table)} where ${HAS_DUE} and lease_until is null`.execute(db);
  const { all, due, oldest } = rows[0]!;
  const age = oldest ? Math.max(0, at.getTime() - Date.parse(oldest)) : 0;
  return { all: Number(all), due: Number(due ?? 0), age };
}

async function readAttempts() {
  const db = await database();
  return db
    .selectFrom('send_attempts')
    .select(['outcome', ({ fn }) => fn.countAll<number | string>().as('count')])
    .where('begun_at', '>', new Date(now().getTime() - HOUR).toISOString())
    .groupBy('outcome')
    .execute();
}
