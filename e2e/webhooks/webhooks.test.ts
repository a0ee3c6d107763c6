import type { Kysely } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { overrideConfig } from '@/server/config';
import type { Database } from '@/server/database/database';
import { testDatabase } from '@/server/database/testing/test-database';
import { updateRun } from '@/server/runs/store';
import { runRow } from '@/server/runs/testing/run-row';
import { deliver } from '@/server/webhooks/deliver';
import { listDeliveries, listWebhooks, makeWebhook, resumeWebhook, sendDelivery } from '@/server/webhooks/webhooks';
import { Receiver } from './receiver';

// Webhooks against a real receiver, which answers by the path of the address.

const HOUR = 3_600_000;

let receiver: Receiver;
let db: Kysely<Database>;
let clock: Date;
let restore: () => void;
const deps = () => ({ db, now: () => clock });

beforeAll(async () => {
  receiver = await new Receiver().start();
});
afterAll(() => receiver.stop());
beforeEach(async () => {
  receiver.received.length = 0;
  clock = new Date();
  restore = overrideConfig({ WEBHOOK_ORIGINS: receiver.origin, SECRET_KEY: 'a key of at least thirty-two letters' });
  db = await testDatabase();
});
afterEach(async () => {
  await db.destroy();
  restore();
});

async function hook(path: string) {
  const made = await makeWebhook(deps(), { url: receiver.origin + path });
  if (!made.ok) throw new Error(made.problem.message);
  return { id: made.webhook.id, secret: made.secret };
}

/** Ends a run, and returns the messages about it. */
async function endRun(state: 'completed' | 'failed' | 'unconfirmed' | 'stopped' = 'completed') {
  const id = `run_${state}`;
  await db
    .insertInto('generations')
    .values(runRow({ id, state: 'pending', generation_id: 'gen_1' }))
    .execute();
  expect(await updateRun(db, { id, from: ['pending'], changes: { state }, at: clock })).toBe(true);
  return db.selectFrom('webhook_deliveries').selectAll().execute();
}

/** Sends what is due, as the job does. */
async function sendDue(signal = new AbortController().signal) {
  const due = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('due_at', '<=', clock.toISOString())
    .execute();
  for (const row of due) await deliver(deps(), row, signal);
  return db.selectFrom('webhook_deliveries').selectAll().execute();
}

describe('a webhook', () => {
  it('is notified when a run has ended, with a signature that the package verifies', async () => {
    const { secret } = await hook('/ok');
    await endRun();
    const [row] = await sendDue();
    expect(row).toMatchObject({ state: 'delivered', status: 200, answer: 'thanks', tries: 1, due_at: null });
    const [{ body, headers }] = receiver.received as [(typeof receiver.received)[number]];
    const message = new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(message).toMatchObject({
      type: 'generation.completed',
      data: { id: 'run_completed', generationId: 'gen_1', state: 'completed' },
    });
    expect(headers['webhook-id']).toBe(row?.id);
    expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow();
  });

  it.each([
    ['failed', 'generation.failed'],
    ['stopped', 'generation.failed'],
    ['unconfirmed', 'generation.unconfirmed'],
  ] as const)('of a run that is %s says %s', async (state, event) => {
    await hook('/ok');
    await hook('/ok');
    const rows = await endRun(state);
    expect(rows.map((row) => row.event)).toEqual([event, event]);
  });

  it.each([
    ['/fails', 500, null],
    ['/redirects', 302, null],
    ['/breaks', null, 'couldn’t reach its host'],
  ])('at %s is tried ten times in about a day', async (path, status, problem) => {
    await hook(path);
    const start = clock.getTime();
    await endRun();
    for (let tries = 1; tries <= 10; tries += 1) {
      const [row] = await sendDue();
      expect(row).toMatchObject({ tries, status, problem, state: tries < 10 ? 'waiting' : 'failed' });
      if (row?.due_at) clock = new Date(row.due_at);
    }
    const hours = (clock.getTime() - start) / HOUR;
    expect([hours > 20, hours < 28, receiver.received.length]).toEqual([true, true, 10]);
    const [hooked] = await listWebhooks(deps());
    const [delivery] = (await listDeliveries(deps(), hooked!.id)) ?? [];
    expect(delivery!.answer?.length ?? 0).toBeLessThan(2049);
  });

  it('that asks to wait is tried again after that time', async () => {
    await hook('/busy');
    await endRun();
    const [row] = await sendDue();
    expect(Date.parse(row!.due_at!) - clock.getTime()).toBe(2 * HOUR);
  });

  it('that hangs is not waited for when the program stops, and is tried again', async () => {
    await hook('/hangs');
    await endRun();
    const controller = new AbortController();
    const sending = sendDue(controller.signal);
    await expect.poll(() => receiver.received.length).toBe(1);
    controller.abort(new Error('the program stops'));
    expect(await sending).toMatchObject([{ state: 'waiting', tries: 0 }]);
  });

  it('inside the network is refused, whether by address or by name', async () => {
    for (const url of ['http://127.0.0.1:1/', 'http://localhost/', 'http://169.254.169.254/', 'http://[::1]/'])
      expect(await makeWebhook(deps(), { url })).toMatchObject({ ok: false, problem: { path: 'url' } });
    expect(await makeWebhook(deps(), { url: 'https://user:pass@example.com/' })).toMatchObject({ ok: false });
  });

  it('whose origin is no longer allowed is not called', async () => {
    await hook('/ok');
    restore();
    restore = overrideConfig({ SECRET_KEY: 'a key of at least thirty-two letters' });
    await endRun();
    const problem = expect.stringContaining(`An administrator can add ${receiver.origin} to WEBHOOK_ORIGINS`);
    expect(await sendDue()).toMatchObject([{ state: 'waiting', problem }]);
    expect(receiver.received).toEqual([]);
  });

  it('that fails for five days is paused, gets nothing, and can be resumed', async () => {
    const { id } = await hook('/fails');
    await endRun();
    await sendDue();
    clock = new Date(clock.getTime() + 5 * 24 * HOUR);
    const [row] = await sendDue();
    expect(row?.state).toBe('failed');
    expect((await listWebhooks(deps()))[0]).toMatchObject({ pausedAt: clock.toISOString(), pauseReason: 'failing' });
    expect(await sendDelivery(deps(), id, row!.id)).toBe(false);
    expect(await endRun('failed')).toHaveLength(1);
    expect(await resumeWebhook(deps(), id)).toBe(true);
    expect(await sendDelivery(deps(), id, row!.id)).toBe(true);
    expect(await sendDue()).toMatchObject([{ state: 'waiting', tries: 1 }]);
  });

  it('that is gone is paused at once', async () => {
    await hook('/gone');
    await endRun();
    expect(await sendDue()).toMatchObject([{ state: 'failed', status: 410 }]);
    expect((await listWebhooks(deps()))[0]).toMatchObject({ pausedAt: clock.toISOString(), pauseReason: 'gone' });
  });

  it('keeps its secret out of the list and encrypted in the database', async () => {
    const { secret } = await hook('/ok');
    const stored = JSON.stringify(await db.selectFrom('webhooks').selectAll().execute());
    expect(stored + JSON.stringify(await listWebhooks(deps()))).not.toContain(secret.slice(6));
  });

  it('gets a message again with the same id, and a test message', async () => {
    const { id } = await hook('/ok');
    const [first] = await endRun();
    await sendDue();
    expect(await sendDelivery(deps(), id, first!.id)).toBe(true);
    expect(await sendDelivery(deps(), id, null)).toBe(true);
    await sendDue();
    expect(receiver.received.map(({ headers }) => headers['webhook-id'] === first!.id)).toEqual([true, true, false]);
    expect(JSON.parse(receiver.received[2]!.body)).toMatchObject({ type: 'webhook.test' });
  });
});
