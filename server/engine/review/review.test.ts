import { describe, expect, it } from 'vitest';
import { ModelServer } from '@/e2e/model-server/model-server';
import { perTest } from '@/server/testing/per-test';
import { claimDue } from '../../jobs/claim-due';
import { runGeneration } from '../generate/run-generation';
import { cancelGeneration } from '../generate/watch-cancel';
import { watchWriting } from '../live/watch-writing';
import { findStoredArtifact } from '../store/artifacts-store';
import { readBalance } from '../store/credits';
import { askReview, REVIEW_MS } from '../store/outline-reviews';
import { purgeGenerations } from '../store/purge-generations';
import { findWrittenParts } from '../store/written-parts';
import { TestEngine } from '../testing/test-engine';
import { scriptedWriter } from '../write/testing/scripted-writer';
import { approveOutline, readOutline, reviewUntil, saveOutline } from './approve-outline';

const server = perTest(() => ModelServer.open());
const test = perTest(() => TestEngine.open({ model: scriptedWriter(server), openingCredits: 40 }));

const BODY = {
  inputText: 'Pitch deck for a tea room',
  textMode: 'generate',
  numCards: 4,
  imageOptions: { source: 'noImages' },
};

const asked = () => server.calls.map(({ asked: { kind, number } }) => `${kind} ${number}`);

/** Claims and runs the generations that are due, as the worker does. */
async function work(): Promise<number> {
  const terms = { owner: 'worker', now: test.world.now(), leaseMs: 15_000, limit: 10, states: ['pending'] };
  const rows = await claimDue(test.world.db, 'engine_generations', terms);
  for (const row of rows) {
    await runGeneration(test.world, row, new AbortController().signal);
    await test.world.db
      .updateTable('engine_generations')
      .set({ lease_owner: null, lease_until: null })
      .where('id', '=', row.id)
      .execute();
  }
  return rows.length;
}

/** Starts a generation whose outline then waits for approval. */
async function planned(body: object = BODY): Promise<string> {
  await askReview(test.world.db, 'run_1', test.world.now());
  const { body: started } = await test.generate(body, { 'idempotency-key': 'run_1' });
  await work();
  return started.generationId;
}

const titles = async (id: string) => {
  const made = await findStoredArtifact(test.world.db, id.replace('gen_', 'art_'));
  return made?.deck.cards.map(({ title }) => title);
};

const reviews = () => test.world.db.selectFrom('engine_reviews').selectAll().execute();

describe('a reviewed outline', () => {
  it('is saved while it is edited, and keeps track of what the person wrote', async () => {
    const id = await planned();
    const { cards } = (await readOutline(test.world, id))!;
    const edited = [cards[0]!, { heading: 'My own card', intent: '' }, { heading: '', intent: '' }];
    expect(await saveOutline(test.world, id, edited)).toBe(true);
    expect((await readOutline(test.world, id))?.cards).toEqual(edited);
    expect(await readBalance(test.world.db)).toBe(40 - 12);
    expect(await approveOutline(test.world, id, edited.slice(0, 2))).toEqual({ ok: true });
    const parts = await findWrittenParts(test.world.db, id);
    const outline = JSON.parse(parts.find(({ part }) => part === 'outline')!.data);
    expect(outline).toEqual([cards[0], { heading: 'My own card', intent: '', isOwn: true }]);
    expect(await saveOutline(test.world, id, cards)).toBe(false);
  });

  it('waits without a worker, and stays pending in the API', async () => {
    const id = await planned();
    expect(asked()).toEqual(['outline 4']);
    expect((await test.status(id)).body).toEqual({ generationId: id, status: 'pending' });
    expect(await readOutline(test.world, id)).toMatchObject({
      cards: [
        { heading: 'A plan for the whole', intent: expect.stringContaining('market') },
        { heading: 'Product in brief' },
        { heading: 'Team in brief' },
        { heading: 'Costs in brief' },
      ],
      until: new Date(test.time + REVIEW_MS).toISOString(),
      mostCards: 75,
      creditsPerCard: { low: 3, high: 3 },
    });
    test.time += REVIEW_MS - 1000;
    expect(await work()).toBe(0);
    const [row] = await test.pending();
    expect(row).toMatchObject({ lease_owner: null, attempts: 0 });
    expect(asked()).toEqual(['outline 4']);
  });

  it('is written as the user approved it, and only its cards are charged', async () => {
    const id = await planned();
    const [first, second, third] = (await readOutline(test.world, id))?.cards ?? [];
    const cards = [first!, third!, { heading: ' Opening\nhours ', intent: 'From 8 to 18, by Rosa Hill.' }, second!];
    const two = [cards[0]!, cards[2]!];
    expect(await approveOutline(test.world, id, two)).toEqual({ ok: true });
    expect(await reviewUntil(test.world, id)).toBeNull();
    expect(await readBalance(test.world.db)).toBe(40 - 6);
    await work();
    expect(asked()).toEqual(['outline 4', 'card 1', 'card 2']);
    expect(await titles(id)).toEqual(['A plan for the whole', 'Opening hours']);
    expect((await test.status(id)).body).toMatchObject({
      status: 'completed',
      credits: { deducted: 6, remaining: 34 },
    });
    expect((await test.ledger()).reduce((sum, { amount }) => sum + amount, 0)).toBe(34);
    expect(await reviews()).toEqual([]);
  });

  it('can be approved only once', async () => {
    const id = await planned();
    const { cards } = (await readOutline(test.world, id))!;
    const outcomes = await Promise.all([
      approveOutline(test.world, id, cards.slice(0, 2)),
      approveOutline(test.world, id, cards.slice(0, 3)),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes).toContainEqual({ ok: false, reason: 'decided' });
    await work();
    expect(await titles(id)).toHaveLength(outcomes[0]!.ok ? 2 : 3);
  });

  it('reserves credits for added cards, or changes nothing if they are not covered', async () => {
    const id = await planned();
    const card = (number: number) => ({ heading: `Card ${number}`, intent: '' });
    const many = Array.from({ length: 14 }, (_, at) => card(at));
    expect(await approveOutline(test.world, id, many)).toEqual({ ok: false, reason: 'uncovered' });
    expect(await readBalance(test.world.db)).toBe(40 - 12);
    expect((await readOutline(test.world, id))?.cards).toHaveLength(4);
    expect(await approveOutline(test.world, id, many.slice(0, 13))).toEqual({ ok: true });
    expect(await readBalance(test.world.db)).toBe(1);
    await work();
    expect((await test.status(id)).body).toMatchObject({
      status: 'completed',
      credits: { deducted: 39, remaining: 1 },
    });
  });

  it('fails after a day without approval, with everything refunded', async () => {
    const id = await planned();
    test.time += REVIEW_MS;
    expect(await readOutline(test.world, id)).toBeNull();
    expect(await approveOutline(test.world, id, [{ heading: 'Late', intent: '' }])).toEqual({
      ok: false,
      reason: 'decided',
    });
    expect(await work()).toBe(1);
    expect((await test.status(id)).body).toMatchObject({
      status: 'failed',
      error: { message: 'The outline wasn’t approved within 24 hours. Nothing was charged.' },
      credits: { deducted: 0, remaining: 40 },
    });
    expect(await reviews()).toEqual([]);
    expect(asked()).toEqual(['outline 4']);
  });

  it('ends when it is cancelled, with everything refunded', async () => {
    const id = await planned();
    expect(await cancelGeneration(test.world, id)).toBe(true);
    expect(await readOutline(test.world, id)).toBeNull();
    expect(await approveOutline(test.world, id, [{ heading: 'Late', intent: '' }])).toEqual({
      ok: false,
      reason: 'ended',
    });
    await work();
    expect((await test.status(id)).body).toMatchObject({ status: 'failed', credits: { deducted: 0, remaining: 40 } });
    expect(await readBalance(test.world.db)).toBe(40);
  });

  it('is erased with its generation', async () => {
    const id = await planned();
    await purgeGenerations(test.world.db, [id], test.world.now());
    expect(await reviews()).toEqual([]);
    expect(await readBalance(test.world.db)).toBe(40);
    expect(await approveOutline(test.world, id, [{ heading: 'Late', intent: '' }])).toMatchObject({ reason: 'ended' });
  });

  it('is planned once even if the process stops before it can be shown', async () => {
    await askReview(test.world.db, 'run_1', test.world.now());
    const { body } = await test.generate(BODY, { 'idempotency-key': 'run_1' });
    const stop = new AbortController();
    const [row] = await test.pending();
    // The database fails while the review is being opened.
    const { now } = test.world;
    test.world.now = () => {
      if (server.calls.length === 0) return now();
      test.world.now = now;
      throw new Error('the program stops');
    };
    await runGeneration(test.world, row!, stop.signal).catch(() => undefined);
    expect(await readOutline(test.world, body.generationId)).toBeNull();
    await work();
    expect((await readOutline(test.world, body.generationId))?.cards).toHaveLength(4);
    expect(asked()).toEqual(['outline 4']);
  });

  it('keeps facts that the user added to the outline', async () => {
    const text = `# Tea room\n\n${'The tea room by the river is open to all who like quiet mornings. '.repeat(12)}`;
    const id = await planned({ ...BODY, inputText: text });
    server.script = ({ asked: { kind } }) => (kind === 'card' ? 'invented-numbers' : null);
    const intent = 'Revenue grew by 73.4 % to 918273 last year';
    await approveOutline(test.world, id, [{ heading: 'Growth', intent }]);
    await work();
    // No repair was requested, because the figures are the user’s own.
    expect(asked()).toEqual(['outline 4', 'card 1']);
    expect((await test.status(id)).body.warnings ?? '').not.toContain('918273');
  });

  it('ends the live stream until it is approved', async () => {
    const id = await planned();
    const events: string[] = [];
    for await (const { event } of watchWriting(test.world, id, new AbortController().signal)) events.push(event);
    expect(events).toEqual(['end']);
  });
});

describe('a review that is not possible', () => {
  it('makes a deck by rules if the plan failed, and says so', async () => {
    server.failWith('server-error');
    const text = `# Tea room\n\n${'The tea room by the river is open to all who like quiet mornings. '.repeat(12)}`;
    const id = await planned({ ...BODY, inputText: text });
    await test.run();
    const { body } = await test.status(id);
    expect(body).toMatchObject({ status: 'completed' });
    expect(body.warnings).toContain('The outline wasn’t reviewed: the AI model didn’t write it.');
  });

  it('does not affect other generations', async () => {
    const id = await planned();
    const other = await test.generate(BODY, { 'idempotency-key': 'run_2' });
    await work();
    expect((await test.status(other.body.generationId)).body).toMatchObject({ status: 'completed' });
    expect(await reviewUntil(test.world, id)).not.toBeNull();
  });
});
