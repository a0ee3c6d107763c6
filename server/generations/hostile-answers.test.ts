import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { overrideConfig } from '../config';
import type { Database } from '../database/database';
import { answerList } from '../lists/answer-list';
import { checkGeneration } from './act-on-run';
import { generationRow } from './generation-row';
import { readRun } from './read-run';
import type { Script } from './scripted-service';
import { TestWorld } from './test-world';

// Signs that change in an address, in JSON and in base64, so that the forms of it differ.
const CANARY = 'canary/+?&"é=7f3a';
const KEY = 'canary-key-9d2e41';
const SECRETS = {
  SERVICE_API_KEY: KEY,
  ACCESS_TOKEN: CANARY,
  DATABASE_URL: 'postgres://user:canary-password-55@db.example/x',
};

/** What the service sends back, and what of it must not be found: by hand, and not by our table. */
const LEAKS = Object.values(SECRETS).flatMap((secret) => {
  const plain = [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    Buffer.from(secret).toString('base64'),
    Buffer.from(secret).toString('base64url'),
  ].map((form) => ({ sent: form, found: form.replace(/=+$/, '') }));
  // As in "Basic base64(user:secret)": at either offset, what stands for the secret alone.
  const within = ['x', 'xx'].map((before, at) => {
    const sent = Buffer.from(before + secret).toString('base64');
    return { sent, found: sent.slice(at + 2, -4) };
  });
  return [...plain, ...within];
});

let test: TestWorld;
let restore = () => {};
beforeEach(async () => {
  test = await TestWorld.open();
  restore = overrideConfig({ ...SECRETS, SERVICE_BASE_URL: 'https://service.example' });
});
afterEach(async () => {
  restore();
  await test.close();
});

const echo = fc
  .tuple(
    fc.constantFrom(...LEAKS.map(({ sent }) => sent)),
    fc.string({ maxLength: 8 }),
    fc.string({ maxLength: 8 }),
    fc.nat(2100),
  )
  // Across the length at which texts are cut, too.
  .map(([form, before, after, pad]) => `${before}${'x'.repeat(pad > 2050 ? 0 : pad)}${form}${after}`);

const credits = fc.record({ deducted: fc.nat(99), remaining: fc.nat(999) });
const body = fc.record(
  {
    generationId: fc.oneof(fc.constant('gen_1'), echo),
    status: fc.oneof(fc.constantFrom('pending', 'completed', 'failed'), echo),
    message: echo,
    warnings: echo,
    error: fc.record({ message: echo, statusCode: fc.nat(600) }),
    artifactId: echo,
    artifactUrl: fc.oneof(
      echo,
      echo.map((text) => `https://service.example/?${text}`),
    ),
    exportUrl: fc.oneof(
      echo,
      echo.map((text) => `https://service.example/?${text}`),
    ),
    credits,
    nested: fc.dictionary(echo, echo, { maxKeys: 2 }),
  },
  { requiredKeys: ['generationId', 'status', 'message'] },
);
const numbered = echo.map((text) => ({ message: `Input validation errors: 1. ${text}: no 2. a["${text}"]: ${text}` }));
const script: fc.Arbitrary<Script> = fc.record({
  status: fc.constantFrom(200, 201, 200, 201, 302, 400, 401, 402, 403, 404, 408, 422, 429, 500),
  headers: fc.record({ 'x-request-id': echo, location: echo }),
  body: fc.oneof({ weight: 4, arbitrary: body }, numbered, echo),
});

/** Every column of every table. */
async function stored(): Promise<string> {
  const { db } = test.world;
  const tables: (keyof Database)[] = ['generations', 'run_events', 'kept_exports', 'balances'];
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
}

function expectClean(text: string) {
  const found = LEAKS.map(({ found }) => found).filter(
    (form) => text.includes(form) || text.includes(JSON.stringify(form).slice(1, -1)),
  );
  expect(found).toEqual([]);
}

describe('a service that sends our keys back', () => {
  it('has none of them stored or shown, whatever it answers and wherever it says it', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(script, script, async (start, status) => {
        run += 1;
        const id = `run_${run}`;
        await test.insert(generationRow({ id, target: 'live', due_at: new Date(test.time).toISOString() }));
        test.live.onPost = start;
        test.live.onStatus = status;
        await test.work();
        await test.pass(12_000, 6000);
        await checkGeneration(test.world, id);
        expectClean((await stored()) + JSON.stringify(await readRun(test.world, id)));
      }),
      { numRuns: 120 },
    );
    // Otherwise it would prove nothing: the service was heard.
    const states = await test.world.db.selectFrom('generations').select('state').distinct().execute();
    expect(states.length).toBeGreaterThanOrEqual(3);
  });

  it('starts nothing under an id that holds one: that stays an open question, and is never sent again', async () => {
    await test.insert(generationRow({ target: 'live' }));
    test.live.onPost = { status: 201, body: { generationId: `gen_${KEY}` } };
    await test.work();
    await test.pass(60_000);
    expect(await test.row('run_1')).toMatchObject({ state: 'unconfirmed', generation_id: null });
    expect(test.live.posts).toHaveLength(1);
    expectClean(await stored());
  });
});

it('a list does not carry a key to the browser either', async () => {
  const { createServer } = await import('node:http');
  const item = { id: `t ${KEY}`, name: Buffer.from(KEY).toString('base64'), type: KEY, [KEY]: 1, colorKeywords: [KEY] };
  const server = createServer((_, response) => response.end(JSON.stringify({ data: [item], hasMore: false })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  restore();
  restore = overrideConfig({
    ...SECRETS,
    SERVICE_BASE_URL: `http://127.0.0.1:${typeof address === 'object' && address?.port}`,
  });
  const signal = new AbortController().signal;
  const answer = await answerList('themes', new URLSearchParams({ target: 'live', query: 'hostile' }), signal);
  const text = await answer.text();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(answer.status).toBe(200);
  expect(text).toContain('[redacted]');
  expectClean(text);
});
