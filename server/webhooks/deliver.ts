import 'server-only';
import { Webhook } from 'standardwebhooks';
import { englishMessage } from '@/lib/words/stored-messages';
import { config } from '../config';
import { unsealText } from '../connections/seal-text';
import { now } from '../database/clock';
import { database } from '../database/database';
import type { WebhookDeliveriesTable, WebhooksTable } from '../database/tables';
import { guardedPost } from '../guard/fetch-guard/guarded-fetch';
import { leasedSource } from '../jobs/job-source';
import { log } from '../log/log';
import { retryAfterMs } from '../outbound/bounded-calls';
import { type WebhookDeps, whyNotCalled } from './webhooks';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DEADLINE = 15 * SECOND;
const ANSWER_BYTES = 2048;
/** After each failed try; after the last one there is no other. Ten tries in 23 hours. */
const PAUSES = [5 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 5 * HOUR, 14 * HOUR];
/** A webhook whose every try failed for so long is paused. */
const PATIENCE = 5 * 24 * HOUR;
/** The receiver says that it is gone for good. */
const GONE = 410;
/** How many ended messages are kept for each webhook. */
const KEPT = 500;

type Outcome = Pick<WebhookDeliveriesTable, 'status' | 'answer' | 'problem'> & { retryAfter: string | null };

/** Sends the messages to webhooks. */
export const webhookJobs = leasedSource({
  name: 'webhooks',
  table: 'webhook_deliveries',
  states: ['waiting'],
  concurrency: 8,
  // A receiver that hangs does not hold up the messages to others.
  turns: { by: 'webhook_id', most: 4 },
  db: database,
  run: async (row, signal) => deliver({ db: await database(), now }, row, signal),
});

/**
 * Sends a message, signed by the Standard Webhooks specification, and stores what came of it. A message may arrive
 * twice, with the same id, if the program is killed in between.
 */
export async function deliver(deps: WebhookDeps, row: WebhookDeliveriesTable, signal: AbortSignal): Promise<void> {
  const hook = await deps.db.selectFrom('webhooks').selectAll().where('id', '=', row.webhook_id).executeTakeFirst();
  if (!hook) return;
  const outcome =
    hook.paused_at === null
      ? await send(hook, row, deps.now(), signal)
      : { status: null, answer: null, problem: englishMessage('The webhook is paused'), retryAfter: null };
  if (signal.aborted) return;
  await store(deps, hook, row, outcome);
}

async function send(hook: WebhooksTable, { id, body }: WebhookDeliveriesTable, at: Date, signal: AbortSignal) {
  const nothing = { status: null, answer: null, retryAfter: null };
  const secret = await unsealText(hook.sealed_secret, hook.id);
  if (secret === null)
    return { ...nothing, problem: englishMessage('Its secret can’t be read any more: add the webhook again') };
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / SECOND)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
  const options = { exemptOrigins: config().webhookOrigins, maxBytes: ANSWER_BYTES, deadline: DEADLINE, signal };
  const posted = await guardedPost(hook.url, { body, headers }, options);
  if (!posted.ok) return { ...nothing, problem: whyNotCalled(posted.refusal, hook.url) };
  // Postgres refuses NUL in a text.
  return { ...posted, answer: posted.answer.replaceAll('\0', '\uFFFD'), problem: null };
}

async function store({ db, now }: WebhookDeps, hook: WebhooksTable, row: WebhookDeliveriesTable, outcome: Outcome) {
  const { status, answer, problem } = outcome;
  const at = now();
  const time = at.toISOString();
  const tries = row.tries + 1;
  const isDelivered = status !== null && status >= 200 && status < 300;
  const isPaused =
    !isDelivered &&
    (hook.paused_at !== null || status === GONE || at.getTime() - Date.parse(hook.failing_since ?? time) >= PATIENCE);
  const pause = isDelivered || isPaused ? undefined : PAUSES[row.tries];
  const wait = pause === undefined ? null : Math.max(pause, Math.min(retryAfterMs(outcome.retryAfter) ?? 0, 5 * HOUR));
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('webhook_deliveries')
      .set({
        ...{ status, answer, problem, tries, tried_at: time, lease_owner: null, lease_until: null },
        state: isDelivered ? 'delivered' : wait === null ? 'failed' : 'waiting',
        due_at: wait === null ? null : new Date(at.getTime() + wait).toISOString(),
      })
      .where('id', '=', row.id)
      .where('lease_owner', row.lease_owner === null ? 'is' : '=', row.lease_owner)
      .execute();
    const failing_since = isDelivered ? null : (hook.failing_since ?? time);
    const pause: Partial<WebhooksTable> =
      isPaused && hook.paused_at === null
        ? { paused_at: time, pause_reason: status === GONE ? 'gone' : 'failing' }
        : {};
    await transaction
      .updateTable('webhooks')
      .set({ failing_since, ...pause })
      .where('id', '=', hook.id)
      .execute();
    await forgetOld(transaction, hook.id);
  });
  if (isPaused && hook.paused_at === null) log.warn({ webhook: hook.id, status }, 'a webhook was paused');
}

/** Deletes the ended messages before the newest `KEPT`. */
async function forgetOld(db: WebhookDeps['db'], webhook: string): Promise<void> {
  const oldest = db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('webhook_id', '=', webhook)
    .orderBy('id', 'desc')
    .offset(KEPT)
    .limit(1);
  await db
    .deleteFrom('webhook_deliveries')
    .where('webhook_id', '=', webhook)
    .where('state', '!=', 'waiting')
    .where('id', '<=', oldest)
    .execute();
}
