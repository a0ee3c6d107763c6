import { batch } from './batches';
import { LIMITS } from './limits';
import { webAddress } from './request/header-footer';
import { RUN_STATES } from './run-words';
import * as z from './zod';

const links = {
  pageUrl: z.url().describe('In the browser.'),
  apiUrl: z.url().describe('In this API.'),
};

const endedRun = z.strictObject({
  id: z.string(),
  generationId: z.string().nullable().describe('The id at the service.'),
  state: z.enum(RUN_STATES),
  ...links,
});

/** What webhooks are notified of, and the `data` of its message: ids, links and numbers, but nothing of a text. */
export const WEBHOOK_EVENTS = {
  'generation.completed': { about: 'A run has made its deck.', data: endedRun },
  'generation.failed': { about: 'A run has ended without a deck.', data: endedRun },
  'generation.unconfirmed': {
    about: 'The answer to a run was lost, so it may have been charged. A person decides in the History.',
    data: endedRun,
  },
  'batch.completed': {
    about: 'All rows of a batch have ended. Sent again when a retry has ended.',
    data: z.strictObject({ id: z.string(), state: z.literal('done'), counts: batch.shape.counts, ...links }),
  },
  'webhook.test': { about: 'A person has asked for a test.', data: z.strictObject({ id: z.string() }) },
} as const satisfies Record<string, { about: string; data: z.ZodType }>;
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export type WebhookData = z.infer<(typeof WEBHOOK_EVENTS)[WebhookEvent]['data']>;

const WEBHOOK_PAUSES = ['failing', 'gone'] as const;
export type WebhookPause = (typeof WEBHOOK_PAUSES)[number];

export const webhook = z
  .strictObject({
    id: z.string(),
    url: z.string(),
    createdAt: z.string(),
    failingSince: z.string().nullable().describe('Since when every try has failed.'),
    pausedAt: z.string().nullable().describe('When it was paused.'),
    pauseReason: z
      .enum(WEBHOOK_PAUSES)
      .nullable()
      .describe('`failing`: every try failed for five days; `gone`: the receiver answered 410.'),
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
  /** The title of the run or the name of the batch that it is about; null for a test and once that was deleted. */
  title: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof delivery>;

/** `GET /api/webhooks/:id/deliveries`, newest first. */
export const webhookDeliveries = z.strictObject({ data: z.array(delivery) });

/** `POST /api/webhooks/:id/deliveries`: sends a message again, or a test message if `again` is null. */
export const deliveryToSend = z.strictObject({ again: z.string().max(LIMITS.id).nullable() });
