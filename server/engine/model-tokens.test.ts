import { expect, it } from 'vitest';
import { ModelServer } from '@/e2e/model-server/model-server';
import { perTest } from '@/server/testing/per-test';
import { runGeneration } from './generate/run-generation';
import { cancelGeneration } from './generate/watch-cancel';
import { countBrokenOffCalls } from './model-tokens';
import { findWritingFacts } from './store/written-parts';
import { TestEngine } from './testing/test-engine';
import { scriptedWriter } from './write/testing/scripted-writer';

const server = perTest(() => ModelServer.open());
const test = perTest(() => TestEngine.open({ model: scriptedWriter(server) }));

it('counts the call that a cancellation breaks off', async () => {
  const { body } = await test.generate({ inputText: 'Pitch deck for a tea room', textMode: 'generate', numCards: 4 });
  server.script = () => {
    void cancelGeneration(test.world, body.generationId);
    return 'slow';
  };
  const [row] = await test.pending();
  await runGeneration(countBrokenOffCalls(test.world, row!.id), row!, new AbortController().signal);
  expect(server.calls).toHaveLength(1);
  const facts = await findWritingFacts(test.world.db, row!.id);
  expect(facts).toMatchObject({ cardsByModel: 0, rewrites: 0 });
  expect(facts?.tokensIn).toBeGreaterThan(100);
});
