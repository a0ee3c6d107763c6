import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { submission } from '@/lib/contract/composer';
import { perTest } from '@/server/testing/per-test';
import { attachRun, leaveRun, resendRun } from '../act-on-run';
import { TestWorld } from '../testing/test-world';
import { submitRun } from './submit-run';
import { newestUnsettled } from './unsettled-runs';

const test = perTest(() => TestWorld.open());

const DRAFT = randomUUID();
let words = 0;

/** Sends the draft with one more word, as a form does after an edit. */
function submit(more: object = {}) {
  words += 1;
  const request = { inputText: `# Bees ${words}`, textMode: 'preserve' };
  const asked = {
    submissionId: randomUUID(),
    target: 'remote',
    operation: 'generate',
    request,
    draftId: DRAFT,
    ...more,
  };
  // Time passes between two submissions, so that a run is newer than the ones before.
  test.time += 10;
  return submitRun(test.world, submission.parse(asked));
}

async function submitted(more: object = {}): Promise<string> {
  const outcome = await submit(more);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.submitted.id;
}

/** A run whose response was lost between the service and the server. */
async function lostRun(more: object = {}): Promise<string> {
  test.remote.onPost = { fails: 'reset' };
  const id = await submitted(more);
  await test.work();
  expect((await test.row(id)).state).toBe('unconfirmed');
  test.remote.onPost = { status: 201, body: { generationId: 'gen_2' } };
  return id;
}

const asks = (id: string) => ({ ok: false, reason: 'unsettled', run: { id } });

describe('a draft whose response was lost', () => {
  it('is found before it is sent, under the same conditions', async () => {
    const lost = await lostRun();
    const find = (draftId: string | null, madeFrom: string | null = null) =>
      newestUnsettled(test.world.db, { draftId, madeFrom, knownRuns: [lost], text: 'Bees' }, test.world.now());
    expect(await find(DRAFT)).toMatchObject({ id: lost, state: 'unconfirmed' });
    expect(await find(randomUUID(), lost)).toMatchObject({ id: lost });
    expect(await find(randomUUID())).toBeNull();
    await leaveRun(test.world, lost);
    expect(await find(DRAFT)).toBeNull();
  });

  it('is not sent again without asking, whatever was changed in it and whatever this browser knows', async () => {
    const lost = await lostRun();
    for (const more of [{}, { knownRuns: [lost] }, { knownRuns: [] }, { madeFrom: lost, draftId: randomUUID() }])
      expect(await submit(more)).toMatchObject(asks(lost));
    expect(await test.work()).toBe(0);
    expect(test.remote.posts).toHaveLength(1);
  });

  const PROMPT = 'Create a presentation about the history of tea';
  it.each([
    ['# Bees\n\nThey fly to the flowers.', '# Quarterly report\n\nThe sales of the spring.', false],
    [PROMPT, 'Create a presentation about whales', false],
    ['Photosynthesis', 'Volcanoes', false],
    ['# Bees\n\nThey fly to the flowers.', '# Bees\n\nThey fly to the flowers, and back.', true],
    [PROMPT, 'Create a short presentation about the history of tea in China', true],
    ['Photosynthesis', '# Photosynthesis\n\nHow plants make sugar from light.', true],
    ['A deck about bees', 'A deck about bees', true],
  ])('%j, then %j: is asked about %j', async (inputText, next, isAsked) => {
    const of = (text: string) => ({ request: { inputText: text, textMode: 'preserve' } });
    const lost = await lostRun(of(inputText));
    expect(await submit({ ...of(next), knownRuns: [lost] })).toMatchObject(isAsked ? asks(lost) : { ok: true });
  });

  it('is the same run when the same submission comes again', async () => {
    const submissionId = randomUUID();
    const request = { inputText: '# Bees', textMode: 'preserve' };
    const lost = await lostRun({ submissionId, request });
    expect(await submit({ submissionId, request })).toMatchObject({ ok: true, submitted: { id: lost } });
    expect(test.remote.posts).toHaveLength(1);
  });

  it('is sent again once the person chooses to, and then not asked about again', async () => {
    const lost = await lostRun();
    expect(await submit({ despite: 'run_other' })).toMatchObject(asks(lost));
    const second = await submitted({ despite: lost });
    expect((await test.row(lost)).settled_at).not.toBeNull();
    await submitted({ knownRuns: [lost, second] });
  });

  it('is asked about when a local run of it is sent to the remote service, never for the local target', async () => {
    const localRun = await submitted({ target: 'local' });
    const lost = await lostRun();
    expect(await submit({ draftId: undefined, madeFrom: localRun })).toMatchObject(asks(lost));
    await submitted({ target: 'local' });
  });

  it.each([
    ['left', (id: string) => leaveRun(test.world, id)],
    ['attached', (id: string) => attachRun(test.world, id, 'gen_9')],
  ])('is settled when it is %s', async (_, act) => {
    const lost = await lostRun();
    expect(await act(lost)).toMatchObject({ ok: true });
    await submitted({ knownRuns: [lost] });
  });

  it('is open again when the response of a resend was lost too', async () => {
    const lost = await lostRun();
    await leaveRun(test.world, lost);
    await resendRun(test.world, lost);
    test.remote.onPost = { fails: 'reset' };
    await test.work();
    expect(await submit({ knownRuns: [lost] })).toMatchObject(asks(lost));
  });
});

describe('a draft whose run this browser never received', () => {
  it('is asked about until the person answers, even if the run is done', async () => {
    const first = await submitted({ knownRuns: [] });
    expect(await submit({ knownRuns: [] })).toMatchObject(asks(first));
    await test.world.db.updateTable('generations').set({ state: 'completed' }).where('id', '=', first).execute();
    expect(await submit({ knownRuns: [] })).toMatchObject(asks(first));
    const second = await submitted({ knownRuns: [], despite: first });
    await submitted({ knownRuns: [second] });
  });

  it('is sent without asking if the run is known, older than a known one, refused, or a day old', async () => {
    const first = await submitted();
    const second = await submitted({ knownRuns: [first] });
    const third = await submitted({ madeFrom: second, knownRuns: [] });
    await test.world.db.updateTable('generations').set({ state: 'rejected' }).where('id', '=', third).execute();
    const fourth = await submitted({ knownRuns: [second] });
    test.time += 86_400_000;
    await submitted({ knownRuns: [] });
    expect(fourth).toBeTruthy();
  });

  it('is sent without asking from another draft', async () => {
    await submitted();
    await submitted({ draftId: randomUUID(), knownRuns: [] });
  });
});
