import { beforeEach, expect, it } from 'vitest';
import { perTest } from '@/server/testing/per-test';
import { stopRun } from './act-on-run';
import { readRun } from './read-run';
import { eventsOf } from './store';
import { runRow } from './testing/run-row';
import { ARTIFACT, TestWorld } from './testing/test-world';

const test = perTest(() => TestWorld.open());
let cancelled: string[];
beforeEach(() => {
  cancelled = [];
});

/** Cancels a run of which the engine has written these cards, and returns the run. */
async function cancelWith(left: { artifactId: string | null; cards: number } | null) {
  test.world.engine.writing = {
    ...test.world.engine.writing,
    cancel: async (generationId) => {
      cancelled.push(generationId);
      return true;
    },
    cancelledDeck: async () => left,
  };
  test.world.engine.describeArtifacts = async () => [ARTIFACT];
  await test.insert(
    runRow({
      state: 'pending',
      target: 'local',
      generation_id: 'gen_1',
      cards: 10,
      due_at: '2030-01-01T00:10:00.000Z',
      watch_until: '2030-01-01T01:00:00.000Z',
    }),
  );
  const outcome = await stopRun(test.world, 'run_1');
  expect(outcome).toEqual({ ok: true, submitted: { id: 'run_1', state: 'pending' } });
  expect(cancelled).toEqual(['gen_1']);
  test.local.onStatus = {
    body: {
      generationId: 'gen_1',
      status: 'failed',
      error: { message: 'Cancelled after 3 of 10 cards.', statusCode: 422 },
      credits: { deducted: left?.artifactId ? 9 : 0, remaining: 91 },
    },
  };
  await test.work();
  return readRun(test.world, 'run_1');
}

it('ends as stopped, with the cards that were written and what they cost', async () => {
  expect(await cancelWith({ artifactId: 'art_1', cards: 3 })).toMatchObject({
    state: 'stopped',
    artifactId: 'art_1',
    hasDeck: true,
    cards: 3,
    credits: { deducted: 9, remaining: 91 },
    error: { message: 'Cancelled after 3 of 10 cards.', statusCode: null },
  });
  expect((await eventsOf(test.world.db, 'run_1')).map(({ kind }) => kind)).toEqual(['cancelled']);
});

it('ends as stopped without a deck when nothing was written', async () =>
  expect(await cancelWith({ artifactId: null, cards: 0 })).toMatchObject({
    state: 'stopped',
    artifactId: null,
    hasDeck: false,
    cards: 10,
    credits: { deducted: 0 },
  }));

it('stays failed when it failed before it could be cancelled', async () =>
  expect(await cancelWith(null)).toMatchObject({ state: 'failed' }));
