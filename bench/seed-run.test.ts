import { expect, it } from 'vitest';
import { KEY, TestEngine } from '@/server/engine/testing/test-engine';
import { perTest } from '@/server/testing/per-test';
import { seedRun } from './seed-run';

const test = perTest(() => TestEngine.open({ openingCredits: 3 }));

it('tops up the credits when they run out', async () => {
  for (const title of ['Amber 1', 'Basalt 1', 'Cedar 1']) await seedRun(test.world, KEY, title);
  const rows = await test.world.db.selectFrom('engine_generations').select('state').execute();
  expect(rows).toEqual(Array.from({ length: 3 }, () => ({ state: 'completed' })));
});
