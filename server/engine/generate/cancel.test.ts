import { expect, it } from 'vitest';
import { ModelServer } from '@/e2e/model-server/model-server';
import { perTest } from '@/server/testing/per-test';
import { findStoredArtifact } from '../store/artifacts-store';
import { readBalance } from '../store/credits';
import { TestEngine } from '../testing/test-engine';
import { scriptedWriter } from '../write/testing/scripted-writer';
import { runGeneration } from './run-generation';
import { cancelGeneration, cancelledDeck } from './watch-cancel';

const server = perTest(() => ModelServer.open({ pace: 1 }));
const test = perTest(() => TestEngine.open({ model: scriptedWriter(server, { timeoutMs: 60_000 }) }));

const BODY = { inputText: 'Pitch deck for a tea room', textMode: 'generate', numCards: 6 };

const asked = () => server.calls.map(({ asked: { kind, number } }) => `${kind} ${number}`);

/** Starts a generation and cancels it while the slow model works on the given part. */
async function cancelAt(kind: 'outline' | 'card', number: number): Promise<string> {
  const { body } = await test.generate(BODY);
  server.script = (call) => {
    if (call.asked.kind !== kind || call.asked.number !== number) return null;
    void cancelGeneration(test.world, body.generationId);
    return 'slow';
  };
  const [row] = await test.pending();
  await runGeneration(test.world, row!, new AbortController().signal);
  return body.generationId;
}

it('keeps the written cards as a deck, charges for them, and refunds the rest', async () => {
  const opening = await readBalance(test.world.db);
  const id = await cancelAt('card', 4);
  expect(asked()).toEqual(['outline 6', 'card 1', 'card 2', 'card 3', 'card 4']);
  const { body } = await test.status(id);
  expect(body).toEqual({
    generationId: id,
    status: 'failed',
    error: { message: 'Cancelled after 3 of 6 cards.', statusCode: 422 },
    credits: { deducted: 9, remaining: opening - 9 },
  });
  expect(await readBalance(test.world.db)).toBe(opening - 9);
  const left = await cancelledDeck(test.world, id);
  expect(left).toEqual({ artifactId: id.replace('gen_', 'art_'), cards: 3 });
  const made = await findStoredArtifact(test.world.db, left!.artifactId!);
  expect(made?.deck.cards.map(({ title }) => title)).toEqual([
    'A plan for the whole',
    'Product in brief',
    'Team in brief',
  ]);
  // The call in flight was aborted.
  await expect.poll(() => server.open).toBe(0);
});

it('charges nothing if no card was written', async () => {
  const opening = await readBalance(test.world.db);
  const id = await cancelAt('outline', 6);
  expect((await test.status(id)).body).toMatchObject({
    status: 'failed',
    error: { message: 'Cancelled before the first card was written.' },
    credits: { deducted: 0, remaining: opening },
  });
  expect(await cancelledDeck(test.world, id)).toEqual({ artifactId: null, cards: 0 });
});

it('ends a cancelled generation whose worker died without another model call', async () => {
  const { body } = await test.generate(BODY);
  const [row] = await test.pending();
  const dies = new AbortController();
  server.script = ({ asked: { kind, number } }) => {
    if (kind === 'card' && number === 3) dies.abort(new Error('the program stops'));
    return null;
  };
  await runGeneration(test.world, row!, dies.signal);
  const before = server.calls.length;
  expect(await cancelGeneration(test.world, body.generationId)).toBe(true);
  await test.run();
  expect(server.calls).toHaveLength(before);
  expect((await test.status(body.generationId)).body).toMatchObject({ status: 'failed', credits: { deducted: 6 } });
});

it('does not change a generation that has ended', async () => {
  const { body } = await test.make({ ...BODY, numCards: 2 });
  expect(await cancelGeneration(test.world, body.generationId)).toBe(false);
  expect(await cancelledDeck(test.world, body.generationId)).toBeNull();
});

it('keeps all cards if it is cancelled while the deck is laid out', async () => {
  const { body } = await test.generate(BODY);
  const { layOut } = test.world;
  test.world.layOut = async (order, signal) => {
    test.world.layOut = layOut;
    await cancelGeneration(test.world, body.generationId);
    await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    return layOut(order, signal);
  };
  const [row] = await test.pending();
  await runGeneration(test.world, row!, new AbortController().signal);
  expect((await test.status(body.generationId)).body).toMatchObject({
    error: { message: 'Cancelled after all cards were written.' },
    credits: { deducted: 18 },
  });
});
