import { LIMITS } from './limits';
import { webAddress } from './request/header-footer';
import * as z from './zod';

/** The events that webhooks are notified of. A run ends with one of the first three; `webhook.test` is sent on request. */
export const WEBHOOK_EVENTS = [
  'generation.completed',
  'generation.failed',
  'generation.unconfirmed',
  'batch.completed',
  'webhook.test',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const webhook = z
  .strictObject({
    id: z.string(),
    url: z.string(),
    createdAt: z.string(),
    failingSince: z.string().nullable().describe('Since when every try has failed.'),
    pausedAt: z.string().nullable().describe('When it was paused because it kept failing for five days.'),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof webhook>;

/** `GET /api/webhooks`, newest first. */
export const webhooks = z.strictObject({ data: z.array(webhook) }).meta({ id: 'Webhooks' });

/** `POST /api/webhooks`. */
export const webhookToMake = z
  .strictObject({
    url: webAddress,
  })
  .meta({ id: 'WebhookToCreate' });
export type WebhookToMake = z.infer<typeof webhookToMake>;

/** The answer to `POST /api/webhooks`, the only one with the secret. */
export const webhookMade = webhook
  .extend({ secret: z.string().describe('What its messages are signed with. It is not shown again.') })
  .meta({ id: 'WebhookWithSecret' });

const delivery = z.strictObject({
  id: z.string(),
  event: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.int(),
  createdAt: z.string(),
  triedAt: z.string().nullable(),
  /** When it is tried again. */
  dueAt: z.string().nullable(),
  body: z.string(),
  status: z.int().nullable(),
  /** The beginning of the receiver's answer. */
  answer: z.string().nullable(),
  problem: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof delivery>;

/** `GET /api/webhooks/:id/deliveries`, newest first. */
export const webhookDeliveries = z.strictObject({ data: z.array(delivery) });

/** `POST /api/webhooks/:id/deliveries`: sends a message again, or a test message if `again` is null. */
export const deliveryToSend = z.strictObject({ again: z.string().max(LIMITS.id).nullable() });
