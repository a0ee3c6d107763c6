import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Kysely } from 'kysely';
import { submission } from '@/lib/contract/composer';
import { NEUTRAL_NAMES } from '@/lib/contract/wire-words';
import type { Database } from '@/server/database/database';
import { claimDue, type JobRow, type JobTable } from '@/server/jobs/claim-due';
import { releaseLease } from '@/server/jobs/job-source';
import type { Generations } from '@/server/runs/context';
import { sendRun } from '@/server/runs/send/send-run';
import { submitRun } from '@/server/runs/send/submit-run';
import { keepExport } from '@/server/runs/watch/keep-export';
import { watchRun } from '@/server/runs/watch/watch-run';
import { ServiceClient } from '@/server/service/client';
import { remoteTransport } from '@/server/service/remote-transport';
import { Upstream } from '../upstream/upstream';
import type { FaultPromise } from './promise';
import { Clock } from './support/clock';
import { FaultWorld } from './support/fault-world';
import { LogSpy } from './support/log-spy';
import { isWrite, SpiedDialect } from './support/spied-dialect';
import { counted, Tally } from './support/tally';

/** A write that fails: the n-th of the database (1-based), or one of the file store. */
type Fault = { write: number | 'file'; lasts: 'once' | 'until it is freed' };

const DURATIONS = ['once', 'until it is freed'] as const;
const CODES = ['SQLITE_FULL', 'SQLITE_READONLY'] as const;
/** The approximate number of cases; the report contains the exact number. */
const FULL = 84;
const STEP_MS = 5000;
/**
 * The number of clock steps while the disk is full, and again afterwards. Together longer than a lease and every pause.
 */
const STEPS = 30;

/** Takes a run from submission to its stored file, each time with another write failing. */
export const fullDisk: FaultPromise = {
  number: 9,
  says: 'disk full or read-only at any write: 0 POSTs without a committed row, no received id dropped silently',
  full: FULL,
  run: async (count) => {
    const tally = new Tally();
    const spy = new LogSpy();
    try {
      const { writes } = await tryFault(null, tally, spy);
      const places = [...Array.from({ length: writes }, (_, at) => at + 1), 'file' as const];
      const all = places.flatMap((write) => DURATIONS.map((lasts): Fault => ({ write, lasts })));
      const share = Math.max(1, all.length / count);
      const chosen =
        count >= FULL ? all : all.filter((_, at) => Math.floor(at / share) !== Math.floor((at - 1) / share));
      const tried = [];
      for (const fault of chosen) tried.push(await tryFault(fault, tally, spy));
      const posts = sum(tried.map((each) => each.posts));
      const ids = counted(tried.map(({ id }) => id));
      const states = counted(tried.map(({ state }) => state));
      return tally.outcome(
        `${chosen.length} of ${all.length} faults at ${writes} writes and the file store: ${states}; ${posts} POSTs, ${sum(tried.map(({ early }) => early))} without a committed row; ids: ${ids}`,
      );
    } finally {
      spy.restore();
    }
  },
};

type Tried = {
  writes: number;
  posts: number;
  early: number;
  state: string;
  id: 'kept' | 'logged' | 'none received' | 'dropped';
};

async function tryFault(fault: Fault | null, tally: Tally, spy: LogSpy): Promise<Tried> {
  const name = fault ? `write ${fault.write} failing ${fault.lasts}` : 'nothing failing';
  const clock = new Clock();
  const upstream = await new Upstream({ now: clock.now }).start();
  const test = await FaultWorld.open({ baseUrl: upstream.url, now: clock.now });
  const reader = test.world.db;
  const disk = new FailingDisk(fault);
  const { world } = test;
  world.db = disk.database(path.join(test.folder, 'cardwright.sqlite'));
  world.files = disk.files(world.files);
  let early = 0;
  world.service = judgedService(upstream, async () => {
    const rows = await reader.selectFrom('generations').select('state').execute();
    const isCommitted = rows.length === 1 && rows[0]?.state === 'sending';
    if (!isCommitted) early += 1;
    tally.check(isCommitted, `${name}: a POST with rows ${JSON.stringify(rows)}`);
  });
  try {
    const body = newSubmission();
    // After a generic 500 the person posts it again with the same submission id.
    const submit = () => submitRun(world, body).catch(() => null);
    const first = await submit();
    await live(world, reader, clock);
    disk.free();
    if (!first) await submit();
    await live(world, reader, clock);
    const judged = await judge({ name, fault, upstream, reader, spy, tally });
    return { ...judged, writes: disk.writes, early };
  } finally {
    await world.db.destroy();
    world.db = reader;
    await test.close();
    await upstream.stop();
  }
}

class FailingDisk {
  writes = 0;
  readonly #fault: Fault | null;
  #isFree = false;
  #filesFailed = 0;

  constructor(fault: Fault | null) {
    this.#fault = fault;
  }

  /** Frees the disk. */
  free(): void {
    this.#isFree = true;
  }

  database(file: string): Kysely<Database> {
    const before = (query: Parameters<typeof isWrite>[0]) => {
      if (!isWrite(query)) return;
      this.writes += 1;
      if (this.#isFree || !this.#fault || this.#fault.write === 'file') return;
      const { write, lasts } = this.#fault;
      const fails = lasts === 'once' ? this.writes === write : this.writes >= write;
      const code = CODES[write % CODES.length];
      if (fails) throw Object.assign(new Error(`the disk fails (${code})`), { code });
    };
    return new Kysely<Database>({ dialect: new SpiedDialect(file, { before }) });
  }

  files(files: Generations['files']): Generations['files'] {
    const fail = () => {
      const { write, lasts } = this.#fault ?? {};
      if (this.#isFree || write !== 'file' || (lasts === 'once' && this.#filesFailed > 0)) return;
      this.#filesFailed += 1;
      throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    };
    return {
      ...files,
      put: async (...given) => {
        fail();
        return files.put(...given);
      },
      putStream: async (...given) => {
        fail();
        return files.putStream(...given);
      },
    };
  }
}

/** The real client on real sockets; before each POST it checks what another process would find in the database. */
function judgedService(upstream: Upstream, onPost: () => Promise<void>): Generations['service'] {
  const client = new ServiceClient({
    baseUrl: upstream.url,
    apiKey: upstream.key,
    names: NEUTRAL_NAMES,
    transport: async (wire) => {
      if (wire.method === 'POST') await onPost();
      return remoteTransport(wire);
    },
  });
  return (target) => (target === 'remote' ? client : null);
}

function newSubmission() {
  return submission.parse({
    submissionId: randomUUID(),
    target: 'remote',
    operation: 'generate',
    request: { inputText: 'full disk', textMode: 'preserve', numCards: 1, exportAs: 'pdf' },
  });
}

/** The worker's loop with a manual clock: a failed job leaves its row to its lease, and the loop continues. */
async function live(world: Generations, reader: Kysely<Database>, clock: Clock): Promise<void> {
  const signal = new AbortController().signal;
  for (let step = 0; step < STEPS && !(await isKept(reader)); step++) {
    clock.set(clock.now() + STEP_MS);
    await work(world, 'generations', ['queued', 'sending'], (row) => sendRun(world, row));
    await work(world, 'generations', ['pending'], (row) => watchRun(world, row, signal));
    await work(world, 'kept_exports', ['waiting'], (row) => keepExport(world, row, signal));
  }
}

async function isKept(reader: Kysely<Database>): Promise<boolean> {
  return (await reader.selectFrom('kept_exports').select('state').executeTakeFirst())?.state === 'kept';
}

async function work<Table extends JobTable>(
  { db, now }: Generations,
  table: Table,
  states: string[],
  run: (row: JobRow<Table>) => Promise<void>,
): Promise<void> {
  const terms = { states, owner: 'worker', now: now(), leaseMs: 15_000, limit: 1 };
  const [row] = await claimDue(db, table, terms).catch(() => []);
  if (!row) return;
  await run(row).catch(() => {});
  await releaseLease(db, table, { id: row.id, owner: 'worker' }).catch(() => {});
}

type Judged = {
  name: string;
  fault: Fault | null;
  upstream: Upstream;
  reader: Kysely<Database>;
  spy: LogSpy;
  tally: Tally;
};

async function judge({ name, fault, upstream, reader, spy, tally }: Judged): Promise<Omit<Tried, 'writes' | 'early'>> {
  const rows = await reader.selectFrom('generations').selectAll().execute();
  const files = await reader.selectFrom('kept_exports').selectAll().execute();
  const posts = upstream.seenOf('start').length;
  const state = rows[0]?.state ?? 'no row';
  const charge = upstream.ledger.charges[0];
  tally.check(rows.length === 1, `${name}: ${rows.length} rows`);
  tally.check(posts === 1, `${name}: ${posts} POSTs`);
  const isLogged = charge !== undefined && spy.lines.some((line) => line.includes(charge.generationId));
  const isKept = rows[0]?.generation_id === charge?.generationId;
  const id = !charge ? 'none received' : isKept ? 'kept' : isLogged ? 'logged' : 'dropped';
  tally.check(id !== 'dropped', `${name}: the id was dropped (${state}: ${rows[0]?.error_message})`);
  // A single failed write has no effect; a lasting failure may at worst lead to a question to the person.
  const fine = fault?.lasts === 'until it is freed' ? ['completed', 'unconfirmed'] : ['completed'];
  tally.check(fine.includes(state), `${name}: ended as ${state}`);
  if (state === 'completed') tally.check(files[0]?.state === 'kept', `${name}: the file is ${files[0]?.state}`);
  spy.lines.length = 0;
  return { posts, state, id };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
