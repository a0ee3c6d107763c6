import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forAllAsync } from '@/lib/testing/for-all';
import { overrideConfig } from '../config';
import type { Database } from '../database/database';
import { answerList } from '../lists/answer-list';
import { checkRun } from './act-on-run';
import { readRun } from './read-run';
import { runRow } from './testing/run-row';
import type { Script } from './testing/test-world';
import { TestWorld } from './testing/test-world';

// Characters that change in a URL, in JSON and in base64, so that its encoded forms differ.
const CANARY = 'canary/+?&"é=7f3a';
const KEY = 'canary-key-9d2e41';
const SECRETS = {
  SERVICE_API_KEY: KEY,
  ACCESS_TOKEN: CANARY,
  DATABASE_URL: 'postgres://user:canary-password-55@db.example/x',
};

/** What the service sends back, and which parts must not be found. Listed by hand, independent of our own table. */
const LEAKS = Object.values(SECRETS).flatMap((secret) => {
  const plain = [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    Buffer.from(secret).toString('base64'),
    Buffer.from(secret).toString('base64url'),
  ].map((form) => ({ sent: form, found: form.replace(/=+$/, '') }));
  // As in "Basic base64(user:secret)": the characters that encode only the secret, at either offset.
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
  // Also across the length at which texts are truncated.
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
  it('stores and shows none of them, whatever it answers and wherever it puts them', async () => {
    let run = 0;
    await forAllAsync({ numRuns: 120 }, script, script, async (start, status) => {
      run += 1;
      const id = `run_${run}`;
      await test.insert(runRow({ id, target: 'remote', due_at: new Date(test.time).toISOString() }));
      test.remote.onPost = start;
      test.remote.onStatus = status;
      await test.work();
      await test.pass(12_000, 6000);
      await checkRun(test.world, id);
      expectClean((await stored()) + JSON.stringify(await readRun(test.world, id)));
    });
    // Proves that the responses were processed; otherwise the test would prove nothing.
    const states = await test.world.db.selectFrom('generations').select('state').distinct().execute();
    expect(states.length).toBeGreaterThanOrEqual(3);
  });

  it('starts nothing under an id that contains a key: the outcome stays open and is never sent again', async () => {
    await test.insert(runRow({ target: 'remote' }));
    test.remote.onPost = { status: 201, body: { generationId: `gen_${KEY}` } };
    await test.work();
    await test.pass(60_000);
    expect(await test.row('run_1')).toMatchObject({ state: 'unconfirmed', generation_id: null });
    expect(test.remote.posts).toHaveLength(1);
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
  const answer = await answerList('themes', new URLSearchParams({ target: 'remote', query: 'hostile' }), signal);
  const text = await answer.text();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(answer.status).toBe(200);
  expect(text).toContain('[redacted]');
  expectClean(text);
});
