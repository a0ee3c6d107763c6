import { describe, expect, it } from 'vitest';
import { RUN_STATES } from '@/lib/contract/run-words';
import { perTest } from '@/server/testing/per-test';
import { attachArtifact } from './act-on-run';
import { runRow } from './testing/run-row';
import { TestWorld } from './testing/test-world';

const DECK = 'https://decks.example/docs/Bees-7fk2abcd';

const test = perTest(() => TestWorld.open());

const attach = (address = DECK) => attachArtifact(test.world, 'run_1', address);

describe('attaching a deck address', () => {
  it('completes a run whose response was lost, without asking the service', async () => {
    await test.insert(runRow({ target: 'remote', state: 'unconfirmed', due_at: null, error_message: 'Why' }));
    expect(await attach()).toEqual({ ok: true, submitted: { id: 'run_1', state: 'completed' } });
    expect(await test.row('run_1')).toMatchObject({
      state: 'completed',
      artifact_url: DECK,
      artifact_id: '7fk2abcd',
      error_message: null,
      credits_deducted: null,
      due_at: null,
    });
    await test.pass(10_000);
    expect([test.remote.gets, test.remote.posts]).toEqual([[], []]);
  });

  it.each(RUN_STATES)('accepts a run that is %s, or changes nothing', async (state) => {
    await test.insert(runRow({ target: 'remote', state, due_at: null }));
    const before = await test.row('run_1');
    const fits = ['unconfirmed', 'missing', 'stopped'].includes(state);
    expect((await attach()).ok).toBe(fits);
    if (!fits) expect(await test.row('run_1')).toEqual(before);
  });

  it.each(['gen_1', 'javascript:alert(1)', 'ftp://decks.example/x'])('refuses %s', async (address) => {
    await test.insert(runRow({ target: 'remote', state: 'unconfirmed', due_at: null }));
    expect(await attach(address)).toMatchObject({ ok: false, reason: 'field', path: 'artifactUrl' });
  });

  it('refuses an address of another run, and refuses local runs', async () => {
    await test.insert(runRow({ id: 'run_0', target: 'remote', state: 'completed', due_at: null, artifact_url: DECK }));
    await test.insert(runRow({ target: 'remote', state: 'unconfirmed', due_at: null }));
    expect(await attach()).toMatchObject({ reason: 'field', message: 'Already attached to “A title”.' });
    await test.insert(runRow({ id: 'run_2', state: 'unconfirmed', due_at: null }));
    expect(await attachArtifact(test.world, 'run_2', `${DECK}x`)).toMatchObject({ reason: 'field' });
  });
});
