import type * as z from 'zod';
import { deliveryToSend, webhookDeliveries } from '@/lib/contract/webhooks';
import { englishMessage } from '@/lib/words/stored-messages';
import { now } from '@/server/database/clock';
import { database } from '@/server/database/database';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuse } from '@/server/guard/route-error';
import { listDeliveries, sendDelivery } from '@/server/webhooks/webhooks';

type Params = { id: string };

/** `GET /api/webhooks/:id/deliveries`: the newest messages to a webhook, and what came of them. */
export const GET = composerRoute<Params>({}, async ({ params }) => {
  const data = await listDeliveries({ db: await database() }, params.id);
  return data ? answerJson(webhookDeliveries.parse({ data })) : refuse(404, englishMessage('Not found'));
});

/** `POST /api/webhooks/:id/deliveries {again}`: sends a message again, or a test message. */
export const POST = composerRoute<Params, z.infer<typeof deliveryToSend>>(
  { body: deliveryToSend },
  async ({ params, body }) =>
    (await sendDelivery({ db: await database(), now }, params.id, body.again))
      ? answerJson({ queued: true }, 202)
      : refuse(409, englishMessage('The webhook is paused')),
);
