import { expect, it } from 'vitest';
import { ModelServer } from '@/e2e/model-server/model-server';
import { perTest } from '@/server/testing/per-test';
import { runGeneration } from '../generate/run-generation';
import { findStoredArtifact } from '../store/artifacts-store';
import { purgeGenerations } from '../store/purge-generations';
import { findWrittenParts } from '../store/written-parts';
import { TestEngine } from '../testing/test-engine';
import { writtenHeadings } from './recall-written';
import { scriptedWriter } from './testing/scripted-writer';

const server = perTest(() => ModelServer.open({ pace: 2 }));
const test = perTest(() => TestEngine.open({ model: scriptedWriter(server, { creditsPerCard: 2 }) }));

const BODY = {
  inputText: 'Pitch deck for a tea room',
  textMode: 'generate',
  numCards: 6,
  imageOptions: { source: 'noImages' },
};

/** Starts a run and stops it once the model is asked for this card, as a shutdown does. */
async function stopAtCard(number: number): Promise<string> {
  const { body } = await test.generate(BODY);
  const [row] = await test.pending();
  const controller = new AbortController();
  server.script = ({ asked }) => {
    if (asked.kind === 'card' && asked.number === number) controller.abort(new Error('the program stops'));
    return null;
  };
  await runGeneration(test.world, row!, controller.signal);
  server.script = () => null;
  return body.generationId;
}

it('resumes a stopped run without asking again for written cards', async () => {
  const generationId = await stopAtCard(4);
  const asked = () => server.calls.map(({ asked: { kind, number } }) => `${kind} ${number}`);
  expect(asked()).toEqual(['outline 6', 'card 1', 'card 2', 'card 3', 'card 4']);
  expect(await writtenHeadings(test.world.db, generationId, 6)).toEqual([
    'A plan for the whole',
    'Product in brief',
    'Team in brief',
    'Costs in brief',
    'Plan in brief',
    'Risks in brief',
  ]);
  server.calls.length = 0;
  await test.run();
  expect(asked()).toEqual(['card 4', 'card 5', 'card 6']);
  const { body } = await test.status(generationId);
  expect(body).toMatchObject({ status: 'completed', credits: { deducted: 12 } });
  expect((await findStoredArtifact(test.world.db, body.artifactId))?.deck.cards).toHaveLength(6);
  // The parts are cleared, because the deck has the text now.
  expect(await findWrittenParts(test.world.db, generationId)).toEqual([]);
});

it('erases written parts with the generation', async () => {
  const generationId = await stopAtCard(3);
  const parts = (await findWrittenParts(test.world.db, generationId)).filter(({ part }) => part !== 'headings');
  expect(parts).toHaveLength(3);
  await purgeGenerations(test.world.db, [generationId], test.world.now());
  const rows = await test.world.db.selectFrom('engine_written').selectAll().execute();
  expect(rows).toEqual([]);
});
