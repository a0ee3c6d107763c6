import { beforeEach, expect, it } from 'vitest';
import { perTest } from '@/server/testing/per-test';
import { readSources } from './read-sources';
import { runRow } from './testing/run-row';
import { TestWorld } from './testing/test-world';

const test = perTest(() => TestWorld.open());
beforeEach(() => {
  const lines = { from: 3, to: 4 };
  test.world.engine.writing = {
    ...test.world.engine.writing,
    sources: async (id) => {
      const parts = [
        { words: 'y'.repeat(200), passages: [0, 25] },
        { words: 'From a passage that is not shown', passages: [25] },
      ];
      return id === 'art_1' ? [null, { passages: [{ text: 'x'.repeat(2000), lines }], parts, foreign: ['73.4'] }] : [];
    },
  };
});

const DONE = { state: 'completed', target: 'local', artifact_id: 'art_1' } as const;

it('lists the cards that come from the text, with shortened passages', async () => {
  await test.insert(runRow(DONE));
  expect(await readSources(test.world, 'run_1')).toEqual({
    cards: [
      {
        card: 1,
        passages: [{ text: `${'x'.repeat(1500)}…`, line: 3 }],
        parts: [{ words: `${'y'.repeat(140)}…`, passages: [0] }],
        foreign: ['73.4'],
      },
    ],
  });
});

it.each([
  ['unknown', null],
  ['remote', { target: 'remote' }],
  ['in the trash', { deleted_at: '2030-01-01T00:00:00.000Z' }],
  ['unfinished', { state: 'pending' }],
] as const)('is not there for a run that is %s', async (_, change) => {
  if (change) await test.insert(runRow({ ...DONE, ...change }));
  expect(await readSources(test.world, 'run_1')).toBeNull();
});
