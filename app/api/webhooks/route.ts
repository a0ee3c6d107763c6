import { webhookMade, webhooks, webhookToMake } from '@/lib/contract/webhooks';
import { now } from '@/server/database/clock';
import { database } from '@/server/database/database';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuseFields } from '@/server/guard/route-error';
import { listWebhooks, makeWebhook } from '@/server/webhooks/webhooks';

/** `GET /api/webhooks`: the webhooks, without their secrets. */
export const GET = composerRoute({}, async () =>
  answerJson(webhooks.parse({ data: await listWebhooks({ db: await database() }) })),
);

/** `POST /api/webhooks {url}`: makes one. Its secret is only in this answer. */
export const POST = composerRoute({ body: webhookToMake }, async ({ body }) => {
  const made = await makeWebhook({ db: await database(), now }, body);
  return made.ok
    ? answerJson(webhookMade.parse({ ...made.webhook, secret: made.secret }))
    : refuseFields([made.problem]);
});
