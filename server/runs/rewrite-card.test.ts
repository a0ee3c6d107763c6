import { expect, it } from 'vitest';
import type { RewriteStart } from '@/server/engine/artifacts';
import { perTest } from '@/server/testing/per-test';
import { decideRewrite, listRewrites, startRewrite } from './rewrite-card';
import { runRow } from './testing/run-row';
import { TestWorld } from './testing/test-world';

const test = perTest(() => TestWorld.open());

const REQUEST = { submissionId: '6f1c0e0e-6a55-4c3c-8f3e-000000000000', card: 1, instruction: 'Shorter' };
const DONE = { state: 'completed', target: 'local', artifact_id: 'art_1' } as const;

function script(started: RewriteStart, isDecided = true) {
  const asked: unknown[] = [];
  test.world.engine.writing = {
    ...test.world.engine.writing,
    rewrites: async () => ({ creditsPerCard: 3, unwritten: [1], rewrites: [] }),
    startRewrite: async (...order) => {
      asked.push(order);
      return started;
    },
    decideRewrite: async (...order) => {
      asked.push(order);
      return isDecided;
    },
  };
  return asked;
}

it('requests a card of the run’s deck from the engine, with the submission as the key', async () => {
  const asked = script({ ok: true, id: 'rew_1' });
  await test.insert(runRow(DONE));
  expect(await startRewrite(test.world, 'run_1', REQUEST)).toEqual({ ok: true, id: 'rew_1' });
  expect(asked).toEqual([['art_1', { key: REQUEST.submissionId, card: 1, instruction: 'Shorter' }]]);
  expect(await listRewrites(test.world, 'run_1')).toEqual({ creditsPerCard: 3, unwritten: [1], rewrites: [] });
});

it.each([
  ['busy', 409],
  ['uncovered', 402],
  ['no-card', 404],
  ['no-model', 409],
  ['other-order', 422],
] as const)('refuses %s with %i', async (reason, status) => {
  script({ ok: false, reason });
  await test.insert(runRow(DONE));
  expect(await startRewrite(test.world, 'run_1', REQUEST)).toMatchObject({ ok: false, status });
});

it.each([
  ['remote', { target: 'remote' }],
  ['in the trash', { deleted_at: '2030-01-01T00:00:00.000Z' }],
  ['in progress', { state: 'pending' }],
] as const)('finds no cards of a run that is %s', async (_, of) => {
  const asked = script({ ok: true, id: 'rew_1' });
  await test.insert(runRow({ ...DONE, ...of }));
  expect(await startRewrite(test.world, 'run_1', REQUEST)).toMatchObject({ ok: false, status: 404 });
  expect(await decideRewrite(test.world, 'run_1', { rewriteId: 'rew_1', decision: 'accept' })).toMatchObject({
    ok: false,
    status: 404,
  });
  expect(await listRewrites(test.world, 'run_1')).toBeNull();
  expect(asked).toEqual([]);
});

it('says when a version can no longer be decided', async () => {
  script({ ok: true, id: 'rew_1' }, false);
  await test.insert(runRow(DONE));
  expect(await decideRewrite(test.world, 'run_1', { rewriteId: 'rew_1', decision: 'undo' })).toMatchObject({
    ok: false,
    status: 409,
  });
});
