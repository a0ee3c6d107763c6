import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Submission } from '@/lib/contract/composer';
import { perTest } from '@/server/testing/per-test';
import { changeRun } from '../change-run';
import { TestWorld } from '../testing/test-world';
import { submitRun } from './submit-run';

const test = perTest(() => TestWorld.open());

function submission(more: Partial<Extract<Submission, { operation: 'generate' }>> = {}): Submission {
  const request = { inputText: '# Bees\n\nThey fly.', textMode: 'preserve' as const };
  return { submissionId: randomUUID(), target: 'remote', operation: 'generate', request, ...more };
}

const allRows = () => test.world.db.selectFrom('generations').selectAll().execute();

describe('submitting', () => {
  it('commits a queued row with its draft before anything is sent', async () => {
    const asked = submission({ draft: { any: ['thing'] } });
    const outcome = await submitRun(test.world, asked);
    const [row] = await allRows();
    expect(outcome).toEqual({ ok: true, submitted: { id: row?.id, state: 'queued' } });
    expect(row).toMatchObject({ state: 'queued', title: 'Bees', format: 'presentation', cards: 10, target: 'remote' });
    expect(JSON.parse(row?.request ?? '')).toEqual(asked.request);
    expect(JSON.parse(row?.draft ?? '')).toEqual({ any: ['thing'] });
    expect(test.remote.posts).toEqual([]);
    expect(test.wakes).toBe(1);
  });

  it('stores a title that a person typed, which is not part of the request', async () => {
    const asked = submission({ title: 'My own title' });
    const first = await submitRun(test.world, asked);
    expect(await allRows()).toMatchObject([{ title: 'My own title', title_key: 'my own title' }]);
    expect(await submitRun(test.world, { ...asked, title: 'Another' } as Submission)).toEqual(first);
    const [row] = await allRows();
    expect(row).toMatchObject({ title: 'My own title' });
    await submitRun(test.world, submission());
    expect((await allRows()).map(({ body_hash }) => body_hash)).toEqual([row?.body_hash, row?.body_hash]);
    await test.work();
    expect(JSON.stringify(test.remote.posts)).not.toContain('My own title');
    if (!first.ok) throw new Error('it was refused');
    await changeRun(test.world, first.submitted.id, { title: 'Renamed' });
    expect((await allRows()).map(({ title }) => title).sort()).toEqual(['Bees', 'Renamed']);
  });

  it('treats 50 simultaneous posts of one submission as one: 1 row, 1 charge, 50 equal responses', async () => {
    const asked = submission();
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => submitRun(test.world, asked)));
    expect(await allRows()).toHaveLength(1);
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    await Promise.all(Array.from({ length: 10 }, (_, index) => test.work(`w${index}`)));
    expect(test.remote.posts).toHaveLength(1);
  });

  it('is refused while too many runs are unfinished, but a repeated submission gets the same response', async () => {
    test.world.maxQueuedRuns = 3;
    const asked = Array.from({ length: 3 }, () => submission());
    const kept = [];
    for (const one of asked) kept.push(await submitRun(test.world, one));
    expect(await submitRun(test.world, submission())).toEqual({ ok: false, reason: 'queue-full', limit: 3 });
    for (const [at, one] of asked.entries()) expect(await submitRun(test.world, one)).toEqual(kept[at]);
    const [first] = asked;
    const other = { ...first, request: { inputText: 'other', textMode: 'preserve' } } as Submission;
    expect(await submitRun(test.world, other)).toEqual({ ok: false, reason: 'other-body' });
    expect(await allRows()).toHaveLength(3);
    // A finished run makes room.
    const { id = '' } = (await allRows())[0] ?? {};
    await test.world.db
      .updateTable('generations')
      .set({ state: 'completed', due_at: null })
      .where('id', '=', id)
      .execute();
    expect(await submitRun(test.world, submission())).toMatchObject({ ok: true });
  });

  it('returns the current state of the row when it is posted again', async () => {
    const asked = submission();
    await submitRun(test.world, asked);
    await test.work();
    expect(await submitRun(test.world, asked)).toMatchObject({ ok: true, submitted: { state: 'pending' } });
    await test.work();
    expect(test.remote.posts).toHaveLength(1);
  });

  it('recognizes the same body with its members in another order, and any draft', async () => {
    const asked = submission();
    const request = { textMode: 'preserve' as const, inputText: '# Bees\n\nThey fly.' };
    await submitRun(test.world, asked);
    const again = await submitRun(test.world, { ...asked, request, draft: 'other' } as Submission);
    expect(again).toMatchObject({ ok: true });
  });

  it.each([
    ['remote', null],
    ['local', 2],
  ] as const)('predicts the number of cards for a template at %s: %s', async (target, cards) => {
    test.world.engine.sharingOf = async () => ({ workspaceAccess: 'view', externalAccess: 'noAccess' });
    const request = { artifactId: 'art_1', prompt: '# a\n\n# b' };
    await submitRun(test.world, { submissionId: randomUUID(), target, operation: 'template', request });
    expect(await allRows()).toMatchObject([{ cards }]);
  });

  it('limits cards from breaks for the engine only', async () => {
    const inputText = `a${'\n---\nb'.repeat(300)}`;
    const request = { inputText, textMode: 'preserve' as const, cardSplit: 'inputTextBreaks' as const };
    expect(await submitRun(test.world, submission({ target: 'local', request }))).toMatchObject({
      ok: false,
      reason: 'fields',
      fields: [{ path: 'request.inputText' }],
    });
    expect(await submitRun(test.world, submission({ request }))).toMatchObject({ ok: true });
  });

  it.each([
    { target: 'local' as const },
    { request: { inputText: 'other', textMode: 'preserve' as const } },
    { request: { inputText: '# Bees\n\nThey fly.', textMode: 'preserve' as const, numCards: 10 } },
  ])('refuses another body under the same id: %j', async (change) => {
    const asked = submission();
    await submitRun(test.world, asked);
    const other = { ...asked, ...change } as Submission;
    expect(await submitRun(test.world, other)).toEqual({ ok: false, reason: 'other-body' });
    expect(await allRows()).toHaveLength(1);
  });

  it('refuses a remote target that is not configured, and more cards than its plan allows', async () => {
    const request = { inputText: 'a', textMode: 'preserve' as const, numCards: 61 };
    expect(await submitRun(test.world, submission({ request }))).toMatchObject({
      reason: 'fields',
      fields: [{ path: 'request.numCards', message: 'must be a whole number from 1 to 60' }],
    });
    expect(await submitRun(test.world, submission({ request, target: 'local' }))).toMatchObject({ ok: true });
    test.hasRemote = false;
    expect(await submitRun(test.world, submission())).toMatchObject({ reason: 'fields', fields: [{ path: 'target' }] });
    expect(await allRows()).toHaveLength(1);
  });

  it('sends nothing for a row that could not be committed', async () => {
    await test.world.db.schema.dropTable('run_events').execute();
    await expect(submitRun(test.world, submission())).rejects.toThrow();
    expect(await allRows()).toEqual([]);
    await test.work();
    expect(test.remote.posts).toEqual([]);
  });

  it('stores text unchanged, byte for byte', async () => {
    const inputText = 'a\r\n---\r\nمرحبا 👩‍👩‍👧 \u200b\u202e x \u0001';
    await submitRun(test.world, submission({ request: { inputText, textMode: 'preserve' } }));
    await test.work();
    expect(JSON.parse(test.remote.posts[0]?.body ?? '').inputText).toBe(inputText);
  });
});

describe('submitting from a template', () => {
  const fromTemplate = (target: 'local' | 'remote'): Submission => ({
    submissionId: randomUUID(),
    target,
    operation: 'template',
    request: { artifactId: 'art_gone', prompt: 'Bees' },
  });

  it('refuses an unknown id on the local target, on its field', async () => {
    expect(await submitRun(test.world, fromTemplate('local'))).toEqual({
      ok: false,
      reason: 'fields',
      fields: [{ path: 'request.artifactId', message: 'is not an artifact of this workspace' }],
    });
    expect(await allRows()).toEqual([]);
  });

  it('accepts a known one, and leaves the check to a remote service', async () => {
    expect(await submitRun(test.world, fromTemplate('remote'))).toMatchObject({ ok: true });
    test.world.engine.sharingOf = async (id) => (id === 'art_gone' ? ({} as never) : null);
    expect(await submitRun(test.world, fromTemplate('local'))).toMatchObject({ ok: true });
  });
});
