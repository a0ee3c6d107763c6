import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { routeError } from '@/lib/contract/composer';
import type { FaultPromise } from './promise';
import { type ComposerApi, remoteSubmission } from './support/composer-api';
import { RemoteProgram } from './support/remote-program';
import { counted, Tally } from './support/tally';
import { until } from './support/until';

/** Traces of a stack, a path of this machine or a package, a statement, or a database message. */
const INSIDES =
  /\bat \S+ \(|node_modules|\/(work|tmp|home|root|usr|var|app)\/|file:\/\/|\.next\/|\.sqlite|SQLITE|sqlite|\b(select|insert into|update|delete from|begin immediate)\b[^<]*\b(generations|run_events|engine_\w+)\b/i;

/** The database is corrupted under the running program, so that every route meets an unexpected error. */
export const forcedExceptions: FaultPromise = {
  number: 23,
  says: 'forced exceptions: generic body with a correlation id; no stack, path or SQL',
  full: 5,
  needs: 'program',
  run: async (count) => {
    const remote = await RemoteProgram.start(6, { ENGINE_API_KEY: 'engine-key-of-the-test' });
    const tally = new Tally();
    const statuses: string[] = [];
    try {
      const { api } = remote;
      const { id } = await api.submit(remoteSubmission('forced', { exportAs: 'pdf' }));
      await until(async () => (await api.run(id))?.exports[0]?.state === 'kept');
      await spoil(remote.dataDir);
      for (let round = 0; round < count; round++)
        for (const [name, ask] of asks(api, id, remote.dataDir)) {
          const status = await judge({ name, answer: await ask(), remote, tally });
          statuses.push(String(status));
        }
      tally.check(statuses.filter((status) => status === '500').length >= count * 8, 'too few exceptions were forced');
      return tally.outcome(`${statuses.length} calls of an unreadable database: ${counted(statuses)}`);
    } finally {
      await remote.close();
    }
  },
};

/** Overwrites the pages of the database, so that everything after this fails. */
async function spoil(dataDir: string): Promise<void> {
  const garbage = Buffer.alloc(256 * 1024, 'not a database ');
  for (const name of ['cardwright.sqlite', 'cardwright.sqlite-wal', 'cardwright.sqlite-shm'])
    await writeFile(path.join(dataDir, name), garbage);
}

type Ask = readonly [name: string, ask: () => Promise<Response>];

function asks(api: ComposerApi, id: string, dataDir: string): Ask[] {
  const run = `/api/generations/${id}`;
  const key = { 'x-api-key': 'engine-key-of-the-test' };
  const gets = [
    '/api/generations',
    '/api/generations?query=forced',
    run,
    `${run}/deck`,
    `${run}/export?format=pdf`,
    '/api/balance?target=local',
    '/api/themes',
    '/api/folders',
    '/',
    '/history',
    `/runs/${id}`,
    `/a/${id}`,
    '/exports/none',
  ];
  const posts = [
    ['/api/generations', remoteSubmission(`forced into ${dataDir.length}`)],
    [`${run}/check`, {}],
    [`${run}/leave`, {}],
    [`${run}/resend`, {}],
    [`${run}/attach`, { generationId: 'gen_1' }],
    ['/api/balance', { target: 'local' }],
    ['/api/balance/refresh', { target: 'local' }],
  ] as const;
  return [
    ...gets.map((path): Ask => [`GET ${path}`, () => api.get(path)]),
    ...posts.map(([path, body]): Ask => [`POST ${path}`, () => api.post(path, body)]),
    ...['/v1.0/themes', '/v1.0/generations/gen_x'].map((path): Ask => [`GET ${path}`, () => api.get(path, key)]),
  ];
}

type Judged = { name: string; answer: Response; remote: RemoteProgram; tally: Tally };

async function judge({ name, answer, remote, tally }: Judged): Promise<number> {
  const text = await answer.text();
  const isPage = (answer.headers.get('content-type') ?? '').startsWith('text/html');
  // A page contains scripts and styles whose URLs are paths themselves.
  const inside = isPage ? /SQLITE|node_modules|\.sqlite|\bat \S+ \(\//i.exec(text) : INSIDES.exec(text);
  tally.check(
    inside === null && !text.includes(remote.dataDir),
    `${name} tells “${inside?.[0]}”: ${text.slice(0, 200)}`,
  );
  if (answer.status < 500 || isPage) return answer.status;
  const body = routeError.safeParse(JSON.parse(text));
  // The engine's interface has no member for it, so the id is in the message.
  const id = body.data?.correlationId ?? /Correlation ID: ([\da-f-]{36})/.exec(body.data?.message ?? '')?.[1];
  tally.check(id !== undefined, `${name} answers ${answer.status} without a correlation id: ${text.slice(0, 200)}`);
  tally.check(id !== undefined && remote.output().includes(id), `${name}: its id is not in the log`);
  return answer.status;
}
