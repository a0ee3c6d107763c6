// A worker that kills itself (`kill -9`) at a named point of a run. It runs the program's own jobs, with spies on the
// database and the file store. Started by `02-killed-at-points.ts`.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { type CompiledQuery, Kysely } from 'kysely';
import { submission } from '@/lib/contract/composer';
import { config } from '@/server/config';
import type { Database } from '@/server/database/database';
import { migrate } from '@/server/database/migrate';
import type { FileStore } from '@/server/files/file-store';
import { openLocalStore } from '@/server/files/open-store';
import { startWorker } from '@/server/jobs/start-program';
import { generations } from '@/server/runs/context';
import { submitRun } from '@/server/runs/send/submit-run';
import { isPoint, type Point } from './points';
import { SpiedDialect, type Spy } from './support/spied-dialect';

const [, , point = '', body = ''] = process.argv;
if (!isPoint(point)) throw new Error(`no such point: ${point}`);

const { dataDir } = config();
await mkdir(dataDir, { recursive: true });
const db = new Kysely<Database>({
  dialect: new SpiedDialect(path.join(dataDir, 'cardwright.sqlite'), spyFor(point)),
});
await migrate(db);
// Where the program keeps its singletons: set before it creates its own.
const shared = globalThis as typeof globalThis & {
  cardwrightDatabase?: Promise<Kysely<Database>>;
  cardwrightFiles?: FileStore;
};
shared.cardwrightDatabase = Promise.resolve(db);
shared.cardwrightFiles = doomedFiles(openLocalStore(path.join(dataDir, 'files')), point);

await startWorker();
const outcome = await submitRun(await generations(), submission.parse(JSON.parse(body)));
console.log(JSON.stringify(outcome));

function die(): never {
  process.kill(process.pid, 'SIGKILL');
  // The signal is pending: blocks so that no further step runs.
  for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
}

/** Dies before or after the commit that sets the row's state. */
function spyFor(point: Point): Spy {
  const [when, state] = (
    {
      'before-row': ['before', 'queued'],
      queued: ['after', 'queued'],
      'before-sending': ['before', 'sending'],
      sending: ['after', 'sending'],
      // Killed from outside, when the service has the request.
      sent: [null, null],
      answered: ['before', 'pending'],
      pending: ['after', 'pending'],
      polled: ['before', 'completed'],
      completed: ['after', 'completed'],
      'half-fetched': [null, null],
      fetched: [null, null],
    } as const satisfies Record<Point, readonly ['before' | 'after' | null, string | null]>
  )[point];
  let isDue = false;
  const look = (query: CompiledQuery, at: 'before' | 'after') => {
    if (/^begin/i.test(query.sql)) isDue = false;
    if (state && setsState(query, state)) isDue = true;
    if (isDue && at === when && query.sql === 'commit') die();
  };
  return { before: (query) => look(query, 'before'), after: (query) => look(query, 'after') };
}

/** Whether a statement writes this state of a run; claims and reads mention states as well. */
function setsState({ sql, parameters }: CompiledQuery, state: string): boolean {
  const isInsert = /^insert into "generations"/.test(sql);
  if (isInsert) return parameters.includes(state);
  const columns = /^update "generations" set (.*) where/.exec(sql)?.[1]?.split(', ') ?? [];
  const at = columns.findIndex((column) => column.startsWith('"state" ='));
  return at >= 0 && parameters[at] === state;
}

function doomedFiles(files: FileStore, point: Point): FileStore {
  return {
    ...files,
    putStream: async (key, stream, options) => {
      const source = stream instanceof Readable ? stream : Readable.fromWeb(stream as never);
      const bytes = await files.putStream(key, point === 'half-fetched' ? half(source) : source, options);
      if (point === 'fetched') die();
      return bytes;
    },
  };
}

/** Dies after half of the first chunk, which is on disk by the time more is requested. */
function half(source: Readable): Readable {
  return Readable.from(
    (async function* () {
      for await (const piece of source) {
        yield piece.subarray(0, Math.ceil(piece.length / 2));
        die();
      }
    })(),
    { objectMode: false, highWaterMark: 1 },
  );
}
