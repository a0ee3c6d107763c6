import 'server-only';
import type { Kysely } from 'kysely';
import type { Batch } from '@/lib/contract/batches';
import type { RunState } from '@/lib/contract/run-words';
import type { WebhookData, WebhookEvent } from '@/lib/contract/webhooks';
import { baseUrl } from '../config';
import type { Database } from '../database/database';
import { newId } from '../database/new-id';

/** The event of each state in which a run has ended. */
const EVENTS: Partial<Record<RunState, WebhookEvent>> = {
  completed: 'generation.completed',
  failed: 'generation.failed',
  rejected: 'generation.failed',
  missing: 'generation.failed',
  stopped: 'generation.failed',
  unconfirmed: 'generation.unconfirmed',
};

/**
 * Notifies the webhooks of a run that has changed to this state, if that ends it. Within the transaction of the change:
 * both are stored, or neither.
 */
export async function announceRun(transaction: Kysely<Database>, id: string, state: RunState, at: Date): Promise<void> {
  const event = EVENTS[state];
  if (!event) return;
  const { generation_id: generationId } = await transaction
    .selectFrom('generations')
    .select('generation_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const links = { pageUrl: `${baseUrl()}/runs/${id}`, apiUrl: `${baseUrl()}/api/v1/runs/${id}` };
  await announce(transaction, event, { id, generationId, state, ...links }, at);
}

/** Notifies the webhooks that a batch is done, in the transaction that ends it. */
export async function announceBatch(db: Kysely<Database>, id: string, counts: Batch['counts'], at: Date) {
  const links = { pageUrl: `${baseUrl()}/batches/${id}`, apiUrl: `${baseUrl()}/api/v1/batches/${id}` };
  await announce(db, 'batch.completed', { id, state: 'done', counts, ...links }, at);
}

/** Stores a message for each webhook that is not paused. */
async function announce(db: Kysely<Database>, event: WebhookEvent, data: WebhookData, at: Date): Promise<void> {
  const hooks = await db.selectFrom('webhooks').select('id').where('paused_at', 'is', null).execute();
  await storeMessages(
    db,
    hooks.map(({ id }) => id),
    event,
    data,
    at,
  );
}

/** Stores a message for each of these webhooks. */
export async function storeMessages(
  db: Kysely<Database>,
  webhooks: readonly string[],
  event: WebhookEvent,
  data: WebhookData,
  at: Date,
): Promise<void> {
  if (webhooks.length === 0) return;
  const time = at.toISOString();
  const body = JSON.stringify({ type: event, timestamp: time, data });
  const rows = webhooks.map((webhook_id) => ({
    ...{ id: newId('msg', at.getTime()), webhook_id, event, body, created_at: time },
    ...{ state: 'waiting' as const, due_at: time, lease_until: null, lease_owner: null, tries: 0 },
    ...{ tried_at: null, status: null, answer: null, problem: null },
  }));
  await db.insertInto('webhook_deliveries').values(rows).execute();
}
