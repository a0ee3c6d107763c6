import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { LIMITS } from '@/lib/contract/limits';
import type { Problem } from '@/lib/contract/request/problems';
import type { Webhook, WebhookDelivery } from '@/lib/contract/webhooks';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import { config } from '../config';
import { sealText } from '../connections/seal-text';
import type { Database } from '../database/database';
import { newId } from '../database/new-id';
import { countRows, deleteRow } from '../database/table-rows';
import type { WebhookDeliveriesTable, WebhooksTable } from '../database/tables';
import { checkAddress, REFUSAL_WORDS, type Refusal } from '../guard/fetch-guard/check-address';
import { log } from '../log/log';
import { wakeJobs } from '../notify/notifier';
import { storeMessages } from './announce';

export type WebhookDeps = { db: Kysely<Database>; now(): Date };

const NOT_PAUSED = { paused_at: null, pause_reason: null };
const SECRET_BYTES = 24;
/** How many messages Settings shows. */
const SHOWN = 50;

/** Why an address is not called. A private one can be allowed. */
export function whyNotCalled(refusal: Refusal, url: string): StoredMessage {
  if (refusal !== 'private') return REFUSAL_WORDS[refusal];
  const { origin } = new URL(url);
  return englishMessage('the address is private. An administrator can add {origin} to WEBHOOK_ORIGINS on the server.', {
    origin,
  });
}

/** Makes a webhook. Its secret is stored encrypted, and returned only here. */
export async function makeWebhook(
  { db, now }: WebhookDeps,
  { url }: { url: string },
): Promise<{ ok: true; webhook: Webhook; secret: string } | { ok: false; problem: Problem }> {
  const refuse = (message: Problem['message']) => ({ ok: false, problem: { path: 'url', message } }) as const;
  const checked = checkAddress(url, config().webhookOrigins);
  if (!checked.ok) return refuse(whyNotCalled(checked.refusal, url));
  const at = now();
  const id = newId('hook', at.getTime());
  // The form that the Standard Webhooks specification gives to secrets.
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  const sealing = await sealText(secret, id);
  if (!sealing.ok) return refuse(sealing.reason);
  const row: WebhooksTable = {
    ...{ id, url, sealed_secret: sealing.sealed, created_at: at.toISOString(), failing_since: null },
    ...NOT_PAUSED,
  };
  const isMade = await db.transaction().execute(async (transaction) => {
    if ((await countRows(transaction, 'webhooks')) >= LIMITS.webhooks) return false;
    await transaction.insertInto('webhooks').values(row).execute();
    return true;
  });
  if (!isMade)
    return refuse(englishMessage('cannot be added: {max} webhooks is the maximum', { max: LIMITS.webhooks }));
  log.info({ event: 'webhook made', webhook: id }, 'webhook made');
  return { ok: true, webhook: webhookOf(row), secret };
}

/** Newest first. */
export async function listWebhooks({ db }: Pick<WebhookDeps, 'db'>): Promise<Webhook[]> {
  const rows = await db.selectFrom('webhooks').selectAll().orderBy('id', 'desc').execute();
  return rows.map(webhookOf);
}

/** Whether there was one to remove. Its messages go with it. */
export function removeWebhook({ db }: Pick<WebhookDeps, 'db'>, id: string): Promise<boolean> {
  return deleteRow(db, 'webhooks', id);
}

/** Sends new messages to a paused webhook again. Whether there is one with this id. */
export async function resumeWebhook({ db }: Pick<WebhookDeps, 'db'>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ failing_since: null, ...NOT_PAUSED })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The newest messages to a webhook, newest first; null for an unknown id. */
export async function listDeliveries({ db }: Pick<WebhookDeps, 'db'>, id: string): Promise<WebhookDelivery[] | null> {
  if (!(await db.selectFrom('webhooks').select('id').where('id', '=', id).executeTakeFirst())) return null;
  const rows = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', id)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  const subjects = new Map(rows.map((row) => [row.id, String(JSON.parse(row.body).data.id)]));
  const titles = await titlesOf(db, [...subjects.values()]);
  return rows.map((row) => ({ ...deliveryOf(row), title: titles.get(subjects.get(row.id) ?? '') ?? null }));
}

/** The titles of those of these runs and batches that still exist, by their ids. */
async function titlesOf(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const [runs, batches] = await Promise.all([
    db.selectFrom('generations').select(['id', 'title']).where('id', 'in', ids).execute(),
    db.selectFrom('batches').select(['id', 'name as title']).where('id', 'in', ids).execute(),
  ]);
  return new Map([...runs, ...batches].map(({ id, title }) => [id, title]));
}

/**
 * Sends a message again, with its own id, so that the receiver can recognize it; or a test message if `again` is null.
 * False if there is no such message, or the webhook is paused.
 */
export async function sendDelivery({ db, now }: WebhookDeps, id: string, again: string | null): Promise<boolean> {
  const hook = await db.selectFrom('webhooks').select('paused_at').where('id', '=', id).executeTakeFirst();
  if (!hook || hook.paused_at !== null) return false;
  if (again === null) await storeMessages(db, [id], 'webhook.test', { id }, now());
  else {
    const { numUpdatedRows } = await db
      .updateTable('webhook_deliveries')
      .set({ state: 'waiting', due_at: now().toISOString(), tries: 0 })
      .where('id', '=', again)
      .where('webhook_id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
  }
  wakeJobs();
  return true;
}

function webhookOf(row: WebhooksTable): Webhook {
  const { id, url, created_at, failing_since, paused_at, pause_reason } = row;
  const pause = { pausedAt: paused_at, pauseReason: pause_reason };
  return { id, url, createdAt: created_at, failingSince: failing_since, ...pause };
}

function deliveryOf(row: WebhookDeliveriesTable): Omit<WebhookDelivery, 'title'> {
  const { id, event, state, tries, body, status, answer, problem } = row;
  return {
    ...{ id, event, state, tries, body, status, answer, problem },
    createdAt: row.created_at,
    triedAt: row.tried_at,
    dueAt: row.due_at,
  };
}
