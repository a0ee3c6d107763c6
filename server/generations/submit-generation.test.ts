import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Submission } from '@/lib/contract/composer';
import { submitGeneration } from './submit-generation';
import { TestWorld } from './test-world';

let test: TestWorld;
beforeEach(async () => {
  test = await TestWorld.open();
});
afterEach(() => test.close());

function submission(more: Partial<Extract<Submission, { operation: 'generate' }>> = {}): Submission {
  const request = { inputText: '# Bees\n\nThey fly.', textMode: 'preserve' as const };
  return { submissionId: randomUUID(), target: 'live', operation: 'generate', request, ...more };
}

const allRows = () => test.world.db.selectFrom('generations').selectAll().execute();

describe('submitting', () => {
  it('commits a queued row with its draft before anything is sent', async () => {
    const asked = submission({ draft: { any: ['thing'] } });
    const outcome = await submitGeneration(test.world, asked);
    const [row] = await allRows();
    expect(outcome).toEqual({ ok: true, submitted: { id: row?.id, state: 'queued' } });
    expect(row).toMatchObject({ state: 'queued', title: 'Bees', format: 'presentation', cards: 10, target: 'live' });
    expect(JSON.parse(row?.request ?? '')).toEqual(asked.request);
    expect(JSON.parse(row?.draft ?? '')).toEqual({ any: ['thing'] });
    expect(test.live.posts).toEqual([]);
    expect(test.wakes).toBe(1);
  });

  it('takes 50 posts of one submission at once for one: 1 row, 1 charge, 50 equal answers', async () => {
    const asked = submission();
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => submitGeneration(test.world, asked)));
    expect(await allRows()).toHaveLength(1);
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    await Promise.all(Array.from({ length: 10 }, (_, index) => test.work(`w${index}`)));
    expect(test.live.posts).toHaveLength(1);
  });

  it('is refused while too many runs are unfinished, but the same again is answered as before', async () => {
    test.world.maxQueuedRuns = 3;
    const asked = Array.from({ length: 3 }, () => submission());
    const kept = [];
    for (const one of asked) kept.push(await submitGeneration(test.world, one));
    expect(await submitGeneration(test.world, submission())).toEqual({ ok: false, reason: 'queue-full', limit: 3 });
    for (const [at, one] of asked.entries()) expect(await submitGeneration(test.world, one)).toEqual(kept[at]);
    const [first] = asked;
    const other = { ...first, request: { inputText: 'other', textMode: 'preserve' } } as Submission;
    expect(await submitGeneration(test.world, other)).toEqual({ ok: false, reason: 'other-body' });
    expect(await allRows()).toHaveLength(3);
    // A finished one makes room.
    const { id = '' } = (await allRows())[0] ?? {};
    await test.world.db
      .updateTable('generations')
      .set({ state: 'completed', due_at: null })
      .where('id', '=', id)
      .execute();
    expect(await submitGeneration(test.world, submission())).toMatchObject({ ok: true });
  });

  it('gives the state the row has come to when it is posted again', async () => {
    const asked = submission();
    await submitGeneration(test.world, asked);
    await test.work();
    expect(await submitGeneration(test.world, asked)).toMatchObject({ ok: true, submitted: { state: 'pending' } });
    await test.work();
    expect(test.live.posts).toHaveLength(1);
  });

  it('knows the same body in another order of its members, and any draft', async () => {
    const asked = submission();
    const request = { textMode: 'preserve' as const, inputText: '# Bees\n\nThey fly.' };
    await submitGeneration(test.world, asked);
    const again = await submitGeneration(test.world, { ...asked, request, draft: 'other' } as Submission);
    expect(again).toMatchObject({ ok: true });
  });

  it.each([
    ['live', null],
    ['practice', 2],
  ] as const)('promises a number of cards for a template at %s: %s', async (target, cards) => {
    test.world.engine.sharingOf = async () => ({ workspaceAccess: 'view', externalAccess: 'noAccess' });
    const request = { artifactId: 'art_1', prompt: '# a\n\n# b' };
    await submitGeneration(test.world, { submissionId: randomUUID(), target, operation: 'template', request });
    expect(await allRows()).toMatchObject([{ cards }]);
  });

  it('limits cards from breaks for the engine only', async () => {
    const inputText = `a${'\n---\nb'.repeat(300)}`;
    const request = { inputText, textMode: 'preserve' as const, cardSplit: 'inputTextBreaks' as const };
    expect(await submitGeneration(test.world, submission({ target: 'practice', request }))).toMatchObject({
      ok: false,
      reason: 'fields',
      fields: [{ path: 'request.inputText' }],
    });
    expect(await submitGeneration(test.world, submission({ request }))).toMatchObject({ ok: true });
  });

  it.each([
    { target: 'practice' as const },
    { request: { inputText: 'other', textMode: 'preserve' as const } },
    { request: { inputText: '# Bees\n\nThey fly.', textMode: 'preserve' as const, numCards: 10 } },
  ])('refuses another body under the same id: %j', async (change) => {
    const asked = submission();
    await submitGeneration(test.world, asked);
    const other = { ...asked, ...change } as Submission;
    expect(await submitGeneration(test.world, other)).toEqual({ ok: false, reason: 'other-body' });
    expect(await allRows()).toHaveLength(1);
  });

  it('refuses Live where there is none, and more cards than its plan allows', async () => {
    const request = { inputText: 'a', textMode: 'preserve' as const, numCards: 61 };
    expect(await submitGeneration(test.world, submission({ request }))).toMatchObject({
      reason: 'fields',
      fields: [{ path: 'request.numCards', message: 'must be a whole number from 1 to 60' }],
    });
    expect(await submitGeneration(test.world, submission({ request, target: 'practice' }))).toMatchObject({ ok: true });
    test.hasLive = false;
    expect(await submitGeneration(test.world, submission())).toMatchObject({
      reason: 'fields',
      fields: [{ path: 'target' }],
    });
    expect(await allRows()).toHaveLength(1);
  });

  it('sends nothing of a row that could not be committed', async () => {
    await test.world.db.schema.dropTable('run_events').execute();
    await expect(submitGeneration(test.world, submission())).rejects.toThrow();
    expect(await allRows()).toEqual([]);
    await test.work();
    expect(test.live.posts).toEqual([]);
  });

  it('keeps text as it is, byte for byte', async () => {
    const inputText = 'a\r\n---\r\nمرحبا 👩‍👩‍👧 \u200b\u202e x \u0001';
    await submitGeneration(test.world, submission({ request: { inputText, textMode: 'preserve' } }));
    await test.work();
    expect(JSON.parse(test.live.posts[0]?.body ?? '').inputText).toBe(inputText);
  });
});

describe('submitting from a template', () => {
  const fromTemplate = (target: 'practice' | 'live'): Submission => ({
    submissionId: randomUUID(),
    target,
    operation: 'template',
    request: { artifactId: 'art_gone', prompt: 'Bees' },
  });

  it('refuses at Practice an id there is nothing of, on its field', async () => {
    expect(await submitGeneration(test.world, fromTemplate('practice'))).toEqual({
      ok: false,
      reason: 'fields',
      fields: [{ path: 'request.artifactId', message: 'is not a template of the Practice workspace' }],
    });
    expect(await allRows()).toEqual([]);
  });

  it('takes one that is there, and leaves that to a live service', async () => {
    expect(await submitGeneration(test.world, fromTemplate('live'))).toMatchObject({ ok: true });
    test.world.engine.sharingOf = async (id) => (id === 'art_gone' ? ({} as never) : null);
    expect(await submitGeneration(test.world, fromTemplate('practice'))).toMatchObject({ ok: true });
  });
});
