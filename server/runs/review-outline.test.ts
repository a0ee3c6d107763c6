import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Submission } from '@/lib/contract/composer';
import type { OutlineEntry } from '@/lib/contract/outlines';
import { perTest } from '@/server/testing/per-test';
import { resendRun, stopRun } from './act-on-run';
import { readRun } from './read-run';
import { approveOutline, readOutline } from './review-outline';
import { submitRun } from './send/submit-run';
import { eventsOf } from './store';
import { TestWorld } from './testing/test-world';

/** What the engine reports about the outline of its generation. */
type Outline = 'planning' | 'open' | 'approved' | 'cancelled';

const test = perTest(() => TestWorld.open());
let outline: Outline;
let written: readonly OutlineEntry[][];
beforeEach(() => {
  outline = 'planning';
  written = [];
  const until = new Date(test.time + 86_400_000).toISOString();
  test.world.engine.writing = {
    ...test.world.engine.writing,
    plansOutline: async ({ textMode }) => textMode === 'generate',
    reviewUntil: async () => (outline === 'open' ? until : null),
    outline: async () =>
      outline === 'open'
        ? { cards: [{ heading: 'One', intent: '' }], until, mostCards: 75, creditsPerCard: { low: 3, high: 5 } }
        : null,
    approveOutline: async (_, cards) => {
      if (outline !== 'open') return { ok: false, reason: outline === 'cancelled' ? 'ended' : 'decided' };
      outline = 'approved';
      written = [...written, [...cards]];
      return { ok: true };
    },
    cancel: async () => {
      outline = 'cancelled';
      return true;
    },
    cancelledDeck: async () => (outline === 'cancelled' ? { artifactId: null, cards: 0 } : null),
  };
  test.local.onStatus = { body: { generationId: 'gen_1', status: 'pending' } };
});

const submissionOf = (more: Partial<Submission> = {}) =>
  ({
    submissionId: randomUUID(),
    target: 'local',
    operation: 'generate',
    request: { inputText: 'Pitch deck for a tea room', textMode: 'generate', numCards: 4 },
    reviewOutline: true,
    ...more,
  }) as Submission;

async function submit(more: Partial<Submission> = {}): Promise<string> {
  const outcome = await submitRun(test.world, submissionOf(more));
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.submitted.id;
}

const reviews = () => test.world.db.selectFrom('engine_reviews').select(['id', 'state']).execute();

/** A run whose outline is ready. */
async function planned(): Promise<string> {
  const id = await submit();
  await test.pass(1000);
  outline = 'open';
  await test.pass(2000);
  return id;
}

const kinds = async (id: string) => (await eventsOf(test.world.db, id)).map(({ kind }) => kind);

describe('a run whose outline is reviewed', () => {
  it('is registered with the engine before anything is sent, and in no field of the request', async () => {
    const id = await submit();
    expect(await reviews()).toEqual([{ id, state: 'asked' }]);
    expect(test.local.posts).toHaveLength(0);
    await test.work();
    expect(JSON.stringify(test.local.posts)).not.toContain('reviewOutline');
    expect(await readRun(test.world, id)).toMatchObject({ state: 'pending' });
  });

  it('waits in its own state, for longer than a service is watched', async () => {
    const id = await planned();
    expect(await readRun(test.world, id)).toMatchObject({ state: 'review', watch: null });
    expect(await readOutline(test.world, id)).toMatchObject({ cards: [{ heading: 'One', intent: '' }] });
    await test.pass(3 * 3_600_000, 60_000);
    expect(await readRun(test.world, id)).toMatchObject({ state: 'review', error: null });
    expect((await kinds(id)).filter((kind) => kind === 'outline-ready')).toHaveLength(1);
    expect((await test.row(id)).lease_owner).toBeNull();
  });

  it('continues with the approved cards, and refuses a second approval', async () => {
    const id = await planned();
    const cards = [
      { heading: 'One', intent: '' },
      { heading: 'Two', intent: 'More.' },
    ];
    test.time += 3_600_000;
    const approvals = await Promise.all([
      approveOutline(test.world, id, cards),
      approveOutline(test.world, id, [cards[1]!]),
    ]);
    expect(approvals.filter(({ ok }) => ok)).toEqual([{ ok: true, submitted: { id, state: 'pending' } }]);
    expect(approvals).toContainEqual({ ok: false, reason: 'state', message: 'This outline was already approved.' });
    expect(written).toEqual([cards]);
    // The elapsed time that is shown starts with the approval.
    const waitsSince = new Date(test.time).toISOString();
    expect(await readRun(test.world, id)).toMatchObject({ state: 'pending', cards: 2, waitsSince });
    test.local.onStatus = { body: { generationId: 'gen_1', status: 'completed', artifactId: 'art_1' } };
    await test.pass(1000);
    expect(await readRun(test.world, id)).toMatchObject({ state: 'completed' });
    expect(test.local.posts).toHaveLength(1);
    // This also holds for a tab that tries after the run has ended.
    expect(await approveOutline(test.world, id, cards)).toMatchObject({
      ok: false,
      message: 'This outline was already approved.',
    });
  });

  it('continues if the program stopped after the engine got the approval', async () => {
    const id = await planned();
    outline = 'approved';
    await test.pass(31_000, 1000);
    expect(await readRun(test.world, id)).toMatchObject({ state: 'pending' });
    expect((await kinds(id)).slice(-2)).toEqual(['outline-ready', 'outline-approved']);
  });

  it('is cancelled at once', async () => {
    const id = await planned();
    expect(await stopRun(test.world, id)).toMatchObject({ ok: true });
    expect(await readRun(test.world, id)).toMatchObject({ state: 'pending' });
    expect(await approveOutline(test.world, id, [{ heading: 'Late', intent: '' }])).toMatchObject({
      ok: false,
      message: 'This outline can’t be approved any more.',
    });
    const error = { message: 'Cancelled before the first card was written.', statusCode: 422 };
    test.local.onStatus = { body: { generationId: 'gen_1', status: 'failed', error } };
    await test.work();
    expect(await readRun(test.world, id)).toMatchObject({ state: 'stopped', hasDeck: false });
    expect(await readOutline(test.world, id)).toBeNull();
  });

  it('fails when nobody approves the outline in time', async () => {
    const id = await planned();
    const error = { message: 'The outline wasn’t approved within 24 hours. Nothing was charged.', statusCode: 422 };
    test.local.onStatus = {
      body: { generationId: 'gen_1', status: 'failed', error, credits: { deducted: 0, remaining: 9 } },
    };
    await test.pass(31_000, 1000);
    expect(await readRun(test.world, id)).toMatchObject({
      state: 'failed',
      error: { message: error.message },
      credits: { deducted: 0 },
    });
  });

  it('is reviewed again when it is sent again', async () => {
    const asked: [string, string][] = [];
    test.world.engine.writing.carryReview = async (from, to) => void asked.push([from, to]);
    test.local.onPost = { status: 402, body: { message: 'Insufficient credits remaining', statusCode: 402 } };
    const id = await submit();
    await test.work();
    expect(await resendRun(test.world, id)).toMatchObject({ ok: true });
    expect(asked).toEqual([[id, `${id}-1`]]);
  });
});

describe('requesting a review', () => {
  it.each<[string, Partial<Submission>]>([
    ['a remote service', { target: 'remote' }],
    ['a text that is preserved', { request: { inputText: '# Bees', textMode: 'preserve' } }],
  ])('is refused for %s, and nothing is kept', async (_, more) => {
    expect(await submitRun(test.world, submissionOf(more))).toMatchObject({
      ok: false,
      reason: 'fields',
      fields: [{ path: 'reviewOutline' }],
    });
    expect(await reviews()).toEqual([]);
  });

  it('makes it a different submission', async () => {
    const asked = submissionOf();
    expect(await submitRun(test.world, asked)).toMatchObject({ ok: true });
    expect(await submitRun(test.world, { ...asked, reviewOutline: undefined } as Submission)).toMatchObject({
      ok: false,
      reason: 'other-body',
    });
  });
});
