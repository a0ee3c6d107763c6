import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { routeError } from '@/lib/contract/composer';
import type { FaultPromise } from './promise';
import { type ComposerApi, liveSubmission } from './support/composer-api';
import { LiveProgram } from './support/live-program';
import { counted, Tally } from './support/tally';
import { until } from './support/until';

/** Of a stack, a path of this machine or a package, a statement, or the database's own words. */
const INSIDES =
  /\bat \S+ \(|node_modules|\/(work|tmp|home|root|usr|var|app)\/|file:\/\/|\.next\/|\.sqlite|SQLITE|sqlite|\b(select|insert into|update|delete from|begin immediate)\b[^<]*\b(generations|run_events|engine_\w+)\b/i;

/** The database is made unreadable under the running program, so that every route meets what it cannot foresee. */
export const forcedExceptions: FaultPromise = {
  number: 23,
  says: 'forced exceptions: generic body with a correlation id; no stack, path or SQL',
  full: 5,
  needs: 'program',
  run: async (count) => {
    const live = await LiveProgram.start(6, { ENGINE_API_KEY: 'engine-key-of-the-test' });
    const tally = new Tally();
    const statuses: string[] = [];
    try {
      const { api } = live;
      const { id } = await api.submit(liveSubmission('forced', { exportAs: 'pdf' }));
      await until(async () => (await api.run(id))?.exports[0]?.state === 'kept');
      await spoil(live.dataDir);
      for (let round = 0; round < count; round++)
        for (const [name, ask] of asks(api, id, live.dataDir)) {
          const status = await judge({ name, answer: await ask(), live, tally });
          statuses.push(String(status));
        }
      tally.check(statuses.filter((status) => status === '500').length >= count * 8, 'too few exceptions were forced');
      return tally.outcome(`${statuses.length} calls of an unreadable database: ${counted(statuses)}`);
    } finally {
      await live.close();
    }
  },
};

/** Its pages are no pages of a database any more: all of what comes next fails, whatever is asked. */
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
    '/api/balance?target=practice',
    '/api/themes',
    '/api/folders',
    '/',
    '/history',
    `/runs/${id}`,
    `/a/${id}`,
    '/exports/none',
  ];
  const posts = [
    ['/api/generations', liveSubmission(`forced into ${dataDir.length}`)],
    [`${run}/check`, {}],
    [`${run}/leave`, {}],
    [`${run}/resend`, {}],
    [`${run}/attach`, { generationId: 'gen_1' }],
    ['/api/balance', { target: 'practice' }],
    ['/api/balance/refresh', { target: 'practice' }],
  ] as const;
  return [
    ...gets.map((path): Ask => [`GET ${path}`, () => api.get(path)]),
    ...posts.map(([path, body]): Ask => [`POST ${path}`, () => api.post(path, body)]),
    ...['/v1.0/themes', '/v1.0/generations/gen_x'].map((path): Ask => [`GET ${path}`, () => api.get(path, key)]),
  ];
}

type Judged = { name: string; answer: Response; live: LiveProgram; tally: Tally };

async function judge({ name, answer, live, tally }: Judged): Promise<number> {
  const text = await answer.text();
  const isPage = (answer.headers.get('content-type') ?? '').startsWith('text/html');
  // A page is made of scripts and styles whose addresses hold paths of their own.
  const inside = isPage ? /SQLITE|node_modules|\.sqlite|\bat \S+ \(\//i.exec(text) : INSIDES.exec(text);
  tally.check(inside === null && !text.includes(live.dataDir), `${name} tells “${inside?.[0]}”: ${text.slice(0, 200)}`);
  if (answer.status < 500 || isPage) return answer.status;
  const body = routeError.safeParse(JSON.parse(text));
  // The engine, which speaks the interface, has no member for it and says it in its message.
  const id = body.data?.correlationId ?? /Correlation id: ([\da-f-]{36})/.exec(body.data?.message ?? '')?.[1];
  tally.check(id !== undefined, `${name} answers ${answer.status} without a correlation id: ${text.slice(0, 200)}`);
  tally.check(id !== undefined && live.output().includes(id), `${name}: its id is not in the log`);
  return answer.status;
}
