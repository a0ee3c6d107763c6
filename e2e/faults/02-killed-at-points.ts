import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Submission } from '@/lib/contract/composer';
import type { Database } from '@/server/database/database';
import { openDatabase } from '@/server/database/open-database';
import { WorkerProcess } from '../processes/worker-process';
import { exportFile } from '../upstream/export-files';
import { USUAL_PLAN } from '../upstream/generations';
import { Upstream } from '../upstream/upstream';
import { POINTS, type Point } from './points';
import type { FaultPromise } from './promise';
import { Tally } from './support/tally';

const ROOT = path.join(import.meta.dirname, '../..');
const DOOMED = path.join(ROOT, 'e2e/faults/doomed-worker.ts');
const NAMES = Object.keys(POINTS) as Point[];
const TRIES_PER_POINT = 5;
/** Concurrent processes: each takes a second of CPU to start, and then waits five seconds for its first poll. */
const CONCURRENCY = 3;
/** Timeout (ms) of a run after the restart, on a busy machine. */
const DEADLINE = 90_000;
/** Milliseconds within which a faulty worker would resend, because it polls every second. */
const WATCH_MS = 2500;

/** The real worker kills itself with SIGKILL, and another takes over its data. */
export const killedAtPoints: FaultPromise = {
  number: 2,
  says: 'kill -9 at each named point of the state machine: 100 % in the state of the table, 0 re-sent from sending',
  full: NAMES.length * TRIES_PER_POINT,
  run: async (count) => {
    const tally = new Tally();
    const points = Array.from({ length: count }, (_, at) => NAMES[at % NAMES.length] as Point);
    let next = 0;
    let resent = 0;
    const lane = async () => {
      for (let at = next++; at < points.length; at = next++) {
        const posts = await tryPoint(points[at] as Point, tally);
        resent += Math.max(0, posts - 1);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, lane));
    const tried = new Set(points);
    return tally.outcome(`${count} deaths at ${tried.size} of ${NAMES.length} points; ${resent} POSTs sent again`);
  },
};

/** Returns the number of POSTs that the service got. */
async function tryPoint(point: Point, tally: Tally): Promise<number> {
  const upstream = await new Upstream().start();
  upstream.plan = { ...USUAL_PLAN, looks: 0 };
  const dataDir = await mkdtemp(path.join(tmpdir(), 'cardwright-doomed-'));
  const env = { DATA_DIR: dataDir, SERVICE_BASE_URL: upstream.url, SERVICE_API_KEY: upstream.key };
  const body: Submission = {
    submissionId: randomUUID(),
    target: 'remote',
    operation: 'generate',
    request: { inputText: `dies at ${point}`, textMode: 'preserve', numCards: 1, exportAs: 'pdf' },
  };
  try {
    if (point === 'sent') upstream.tell('start', { kind: 'hang' }, 1);
    await dieAt(point, body, env, upstream);
    upstream.behave();
    const worker = await WorkerProcess.start(env);
    try {
      await judge({ point, dataDir, upstream, tally });
    } finally {
      await worker.end();
    }
    const posts = upstream.seenOf('start').length;
    tally.check(posts === POINTS[point].posts, `${point}: ${posts} POSTs`);
    tally.check(upstream.ledger.chargedTwice.length === 0, `${point}: charged twice`);
    if (point === 'before-row') await postAgain({ body, env, upstream, dataDir, tally });
    return posts;
  } finally {
    await upstream.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Starts a worker that dies at the point. @throws Error if it ends in another way */
async function dieAt(point: Point, body: Submission, env: Record<string, string>, upstream: Upstream): Promise<void> {
  const args = ['--conditions=react-server', '--import', 'tsx', DOOMED, point, JSON.stringify(body)];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (part) => {
    output += part;
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  const late = setTimeout(() => child.kill('SIGTERM'), DEADLINE);
  if (point === 'sent') {
    let isOver = false;
    void ended.then(() => {
      isOver = true;
    });
    while (!isOver && upstream.ledger.charges.length === 0) await pause(5);
    child.kill('SIGKILL');
  }
  const signal = await ended;
  clearTimeout(late);
  if (signal !== 'SIGKILL') throw new Error(`it did not die at ${point} (${signal}): ${output}`);
}

type Case = { point: Point; dataDir: string; upstream: Upstream; tally: Tally };

async function judge({ point, dataDir, upstream, tally }: Case): Promise<void> {
  const wanted = POINTS[point];
  const db = await openDatabase({ dataDir });
  try {
    const state = await settled(db, wanted.hasFile);
    tally.check(state === wanted.state, `${point} ended as ${state}`);
    // Any wrong resend would happen within this time.
    if (wanted.state !== 'completed') await pause(WATCH_MS);
    const rows = await db.selectFrom('generations').selectAll().execute();
    tally.check(rows.length === (wanted.state === null ? 0 : 1), `${point}: ${rows.length} rows`);
    tally.check((rows[0]?.state ?? null) === wanted.state, `${point} became ${rows[0]?.state}`);
    if (wanted.hasFile) await judgeFile({ point, dataDir, upstream, tally }, db);
  } finally {
    await db.destroy();
  }
}

/** Waits for the final state, and for the file if one is expected. Returns null if there is no row. */
async function settled(db: Kysely<Database>, hasFile: boolean): Promise<string | null> {
  const end = Date.now() + DEADLINE;
  for (;;) {
    const row = await db.selectFrom('generations').select(['state', 'due_at']).executeTakeFirst();
    const file = await db.selectFrom('kept_exports').select('state').executeTakeFirst();
    const isDone = !row || (row.due_at === null && (!hasFile || (file !== undefined && file.state !== 'waiting')));
    if (isDone) return row?.state ?? null;
    if (Date.now() > end) return `${row.state} for ever`;
    await pause(50);
  }
}

async function judgeFile({ point, dataDir, upstream, tally }: Case, db: Kysely<Database>): Promise<void> {
  const file = await db.selectFrom('kept_exports').selectAll().executeTakeFirst();
  tally.check(file?.state === 'kept', `${point}: the file is ${file?.state} (${file?.reason})`);
  const [id] = upstream.generations.keys();
  const bytes = file?.file_key ? await readFile(path.join(dataDir, 'files', file.file_key)) : null;
  tally.check(bytes?.equals(exportFile('pdf', id ?? '')) === true, `${point}: the kept file is not the service’s`);
}

/** If nothing was stored, the person got no response, and the browser posts the same intent again. */
async function postAgain(of: Omit<Case, 'point'> & { body: Submission; env: Record<string, string> }): Promise<void> {
  await dieAt('pending', of.body, of.env, of.upstream);
  const posts = of.upstream.seenOf('start').length;
  of.tally.check(posts === 1, `before-row, posted again: ${posts} POSTs`);
}
