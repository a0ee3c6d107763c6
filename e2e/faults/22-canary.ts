import path from 'node:path';
import { FINAL_STATES } from '@/lib/contract/run-words';
import type { FaultPromise } from './promise';
import { buildCopy } from './support/build-copy';
import { CANARIES, CANARY_ENV, canariesBelow, ECHOES, hasCanary } from './support/canaries';
import { ComposerApi, remoteSubmission } from './support/composer-api';
import { RemoteProgram } from './support/remote-program';
import { counted, Tally } from './support/tally';
import { until } from './support/until';

const ROOT = path.join(import.meta.dirname, '../..');
const NAMES = Object.keys(ECHOES) as (keyof typeof ECHOES)[];

/** A service that repeats the key wherever it can; then everything that left the program is searched. */
export const canary: FaultPromise = {
  number: 22,
  says: 'canary keys: 0 hits in answers, pages, output, database, kept files, build output; raw, base64, URL-encoded',
  full: NAMES.length,
  needs: 'program',
  run: async (count) => {
    const tally = new Tally();
    const remote = await RemoteProgram.start(2, CANARY_ENV, CANARIES.service);
    let figure: string;
    try {
      const api = new ComposerApi(remote.address, await signIn(remote));
      const forms = NAMES.slice(0, count);
      for (const name of forms) await echo(remote, api, ECHOES[name](CANARIES.service));
      // This run has no fault, and the service delivers its file.
      await api.submit(remoteSubmission('one that is kept', { exportAs: 'pdf' }));
      const isOver = async () => (await api.runs()).every(({ state }) => FINAL_STATES.includes(state));
      tally.check(await until(isOver), 'some run did not end');
      const isKept = async () => (await api.runs()).some(({ exports }) => exports[0]?.state === 'kept');
      tally.check(await until(isKept), 'no file was kept');
      const answers = await ask(api);
      const cleaned = [...answers.values()].filter((text) => text.includes('[redacted]')).length;
      tally.check(cleaned >= 8, `what the service repeated is in ${cleaned} answers only: it did not come in`);
      for (const [where, text] of answers) tally.check(!hasCanary(text), `a key in ${where}`);
      tally.check(!hasCanary(remote.output()), 'a key in the program’s output');
      // Searched in the middle of its life, including the database's log.
      await remote.kill();
      const kept = canariesBelow(remote.dataDir);
      tally.check(kept.hits.length === 0, `a key in ${kept.hits}`);
      const runs = counted([...answers.keys()].map((where) => where.split(' ')[0] ?? ''));
      figure = `keys repeated ${forms.join(', ')}; taken out of ${cleaned} answers; searched: ${runs}, ${remote.output().length} characters of output, ${kept.files} files of data`;
      tally.check(hasCanary(`x${ECHOES.base64(CANARIES.access)}`), 'the search finds nothing');
    } finally {
      await remote.close();
    }
    const built = count < NAMES.length ? tryBuild(path.join(ROOT, '.next'), tally) : await tryCopy(tally);
    return tally.outcome(`${figure}, ${built}`);
  },
};

async function signIn({ api }: RemoteProgram): Promise<string> {
  const answer = await api.post('/api/session', { token: CANARIES.access });
  return answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}

let last = 0;

/** One run for each way in which a key may come in, one after the other; polling is automatic. */
async function echo({ upstream }: RemoteProgram, api: ComposerApi, key: string): Promise<void> {
  const send = async () => {
    const before = upstream.seenOf('start').length;
    await api.submit(remoteSubmission(`echo ${++last}`, { exportAs: 'pdf' }));
    await until(() => upstream.seenOf('start').length > before);
  };
  const headers = { 'x-request-id': key };
  for (const status of [400, 401, 402, 500]) {
    const message = status === 400 ? `Input validation errors: 1. themeId: ${key} is not known` : `Bad key ${key}`;
    upstream.tell('start', { kind: 'status', status, message, headers }, 1);
    await send();
  }
  upstream.tell('start', { kind: 'lie', text: `no JSON ${key}`, headers }, 1);
  await send();
  // A valid file with a bad URL.
  const file = () => `${upstream.url}/exports/gen_${String(upstream.generations.size + 1).padStart(8, '0')}.pdf`;
  const ends = [
    () => ({ status: 'completed', artifactId: key, artifactUrl: `https://service.example/${key}` }),
    () => ({ status: 'completed', exportUrl: `${file()}?signature=${key}`, warnings: `Key ${key}.` }),
    () => ({ status: 'failed', error: { message: `Not with ${key}`, statusCode: 500 } }),
  ];
  for (const makeEnd of ends) {
    const end = makeEnd();
    const id = `echo_${++last}`;
    upstream.tell(
      'start',
      { kind: 'lie', text: JSON.stringify({ generationId: id, warnings: `With ${key}` }), headers },
      1,
    );
    upstream.tell(
      'status',
      { kind: 'lie', text: JSON.stringify({ generationId: id, status: `busy ${key}` }), headers },
      1,
      id,
    );
    upstream.tell(
      'status',
      { kind: 'lie', text: JSON.stringify({ generationId: id, ...end }), headers },
      undefined,
      id,
    );
    await send();
  }
  upstream.tell('start', { kind: 'lie', text: JSON.stringify({ generationId: key }), status: 201 }, 1);
  await send();
  const item = { id: `theme_${key}`, name: `Theme ${key}`, type: 'custom', colorKeywords: [key], toneKeywords: [] };
  const list = JSON.stringify({ data: [item], hasMore: true, nextCursor: key });
  for (const call of ['themes', 'folders'] as const) {
    upstream.tell(call, { kind: 'lie', text: list, headers }, 1);
    // A new query, so that the list does not come from the cache.
    await api.get(`/api/${call}?target=remote&query=${last}`);
    upstream.tell(call, { kind: 'status', status: 403, message: `No ${key}`, headers }, 1);
    await api.get(`/api/${call}?target=remote&query=${last}x`);
  }
}

/** Every request a program can get, with and without a session. */
async function ask(api: ComposerApi): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const keep = async (where: string, answer: Response) => {
    answers.set(
      where,
      JSON.stringify([...answer.headers]) + Buffer.from(await answer.arrayBuffer()).toString('latin1'),
    );
  };
  const ids = (await api.runs()).map(({ id }) => id);
  const ofRun = ids.flatMap((id) => ['', '/deck', '/export?format=pdf'].map((part) => `/api/generations/${id}${part}`));
  const lists = ['themes', 'folders'].flatMap((list) => [`/api/${list}?target=remote`, `/api/${list}`]);
  const others = ['/api/generations', '/api/settings', '/api/balance?target=remote', '/api/nowhere', '/v1.0/themes'];
  for (const route of [...ofRun, ...lists, ...others]) {
    await keep(`answers GET ${route}`, await api.get(route));
    await keep(`answers anonymous GET ${route}`, await fetch(api.address + route));
  }
  for (const id of ids)
    for (const act of ['check', 'leave', 'attach'])
      await keep(
        `answers POST ${id}/${act}`,
        await api.post(`/api/generations/${id}/${act}`, act === 'attach' ? { generationId: 'x/y' } : {}),
      );
  await keep('answers POST refused', await api.post('/api/generations', { target: 'remote', request: 5 }));
  await keep('answers POST wrong token', await api.post('/api/session', { token: 'guess' }));
  for (const page of ['/', '/history', '/sign-in', '/nowhere', ...ids.slice(0, 3).map((id) => `/runs/${id}`)]) {
    await keep(`pages ${page}`, await api.get(page));
    await keep(`pages payload ${page}`, await api.get(page, { rsc: '1' }));
  }
  return answers;
}

function tryBuild(folder: string, tally: Tally): string {
  const { files, hits } = canariesBelow(folder);
  tally.check(hits.length === 0, `a key in ${hits}`);
  return `${files} files of a build (made without the keys)`;
}

/** The program was built before the keys were set; a build that had them is tested separately. */
function tryCopy(tally: Tally): Promise<string> {
  return buildCopy(
    async () => {},
    CANARY_ENV,
    ({ folder, ok, output }) => {
      tally.check(ok, `the copy could not be built: ${output.slice(-500)}`);
      tally.check(!hasCanary(output), 'a key in what the build said');
      const { files, hits } = canariesBelow(path.join(folder, '.next'));
      tally.check(hits.length === 0, `a key in ${hits}`);
      return `${files} files of a build made with the keys set`;
    },
  );
}
