import { describe, expect, it } from 'vitest';
import type { Target } from '@/lib/contract/run-words';
import { perTest } from '@/server/testing/per-test';
import type { RunRow } from '../database/composer-tables';
import { attachRun, checkRun, leaveRun } from './act-on-run';
import { readRun } from './read-run';
import { eventWords } from './store';
import { runRow } from './testing/run-row';
import type { Script } from './testing/test-world';
import { TestWorld } from './testing/test-world';

const test = perTest(() => TestWorld.open());

const timeline = async () => (await readRun(test.world, 'run_1'))?.timeline ?? [];
const answer = (status: number, body: object = { message: `Said ${status}` }): Script => ({
  status,
  headers: { 'x-request-id': `req-${status}` },
  body,
});
const lost: Script = { fails: 'reset' };
const pending = { state: 'pending', generation_id: 'gen_1', watch_until: '2030-01-01T01:00:00.000Z' } as const;
const known = (more: object) => answer(200, { generationId: 'gen_1', ...more });

/** How a post ends, and its timeline entry: kind, HTTP status, part of the detail. */
const POSTS: [string, Script, Target, string, number | null, RegExp][] = [
  ['an id', answer(201, { generationId: 'gen_1' }), 'remote', 'started', 201, /^gen_1$/],
  ['a 429', answer(429), 'remote', 'throttled', 429, /Said 429 \(waiting \d+ s\)/],
  ['a refusal', answer(403), 'remote', 'rejected', 403, /Said 403/],
  ['a 500', answer(500), 'remote', 'unconfirmed', 500, /Said 500/],
  ['a redirect', answer(307), 'remote', 'unconfirmed', 307, /Said 307/],
  ['no id', answer(200, {}), 'remote', 'unconfirmed', 200, /Unexpected answer format/],
  ['a lost answer', lost, 'remote', 'unconfirmed', null, /ECONNRESET/],
  ['no connection', { fails: 'not-sent' }, 'remote', 'not-sent', null, /ECONNREFUSED/],
  ['a lost answer of the engine', answer(500), 'local', 'retried', 500, /Said 500/],
];

/** The same for a status request. */
const LOOKS: [string, Script, Partial<RunRow>, string, number | null, RegExp | null][] = [
  ['a word it does not know', known({ status: 'polishing' }), {}, 'status', 200, /polishing/],
  ['the end', known({ status: 'completed' }), {}, 'completed', 200, null],
  ['a failure', known({ status: 'failed', error: { message: 'Too little' } }), {}, 'failed', 200, /Too little/],
  ['trouble', answer(502), {}, 'trouble', 502, /Said 502/],
  ['nothing', lost, {}, 'trouble', null, /ECONNRESET/],
  ['an unknown id', answer(404), {}, 'unknown', 404, /Said 404/],
  ['an id unknown too long', answer(404), { unknown_since: '2029-12-31T23:00:00.000Z' }, 'missing', 404, /Said 404/],
  [
    'pending for too long',
    known({ status: 'pending' }),
    { watch_until: '2029-12-31T23:00:00.000Z' },
    'stopped',
    200,
    null,
  ],
];

describe('the timeline records time, event, HTTP status and request id', () => {
  it.each(POSTS)('of a post that ends in %s', async (_, script, target, kind, httpStatus, detail) => {
    await test.insert(runRow({ target }));
    test[target].onPost = script;
    await test.work();
    const entries = await timeline();
    expect(entries[0]).toMatchObject({ what: eventWords('sending'), at: '2030-01-01T00:00:00.000Z' });
    expect(entries[1]).toEqual({
      at: '2030-01-01T00:00:00.000Z',
      what: eventWords(kind),
      httpStatus,
      requestId: httpStatus === null ? null : `req-${httpStatus}`,
      generationId: kind === 'started' ? 'gen_1' : null,
      detail: kind === 'started' ? null : expect.stringMatching(detail),
    });
  });

  it.each(LOOKS)('of a status request that returns %s', async (_, script, more, kind, httpStatus, detail) => {
    await test.insert(runRow({ target: 'remote', ...pending, ...more }));
    test.remote.onStatus = script;
    await test.work();
    expect(await timeline()).toEqual([
      {
        at: '2030-01-01T00:00:00.000Z',
        what: eventWords(kind),
        httpStatus,
        requestId: httpStatus === null ? null : `req-${httpStatus}`,
        generationId: null,
        detail: detail ? expect.stringMatching(detail) : kind === 'stopped' ? 'pending' : null,
      },
    ]);
  });

  it('for actions of the program and of people', async () => {
    await test.insert(runRow({ target: 'remote', state: 'sending', lease_owner: 'dead', lease_until: '2029' }));
    test.remote.onStatus = answer(404, { message: 'No', credits: { deducted: 0, remaining: 5 } });
    await test.work();
    const acts = [
      () => checkRun(test.world, 'run_1'),
      () => leaveRun(test.world, 'run_1'),
      () => {
        test.remote.onStatus = answer(200, { generationId: 'gen_9', status: 'pending' });
        return attachRun(test.world, 'run_1', 'gen_9');
      },
    ];
    for (const act of acts) {
      test.time += 1000;
      await act();
    }
    expect(
      (await timeline()).map(({ at, what, detail, generationId }) => [at.slice(14, 19), what, detail ?? generationId]),
    ).toEqual([
      ['00:00', eventWords('interrupted'), null],
      ['00:00', eventWords('balance'), '5 credits left'],
      ['00:01', eventWords('balance'), '5 credits left'],
      ['00:02', eventWords('left'), null],
      ['00:03', eventWords('attached'), 'gen_9'],
    ]);
  });
});
