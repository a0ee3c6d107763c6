import 'server-only';
import { deleted } from '@/lib/contract/composer';
import { type WebhookToMake, webhookMade, webhooks, webhookToMake } from '@/lib/contract/webhooks';
import { now } from '../database/clock';
import { database } from '../database/database';
import { answerJson } from '../guard/route-error';
import { listWebhooks, makeWebhook, removeWebhook } from '../webhooks/webhooks';
import type { ApiOperation } from './operation';
import { problem } from './problems';

export const WEBHOOK_OPERATIONS: readonly ApiOperation[] = [
  {
    method: 'POST',
    path: '/webhooks',
    name: 'createWebhook',
    needs: 'create',
    summary: 'Add an address to notify when a run or a batch has ended. The answer has its signing secret.',
    body: webhookToMake,
    example: { url: 'https://example.com/hooks/cardwright' },
    answers: [201, webhookMade],
    answer: async ({ body }) => {
      const made = await makeWebhook({ db: await database(), now }, body as WebhookToMake);
      if (!made.ok) return problem(400, 'The request is not valid', { errors: [made.problem] });
      return answerJson(webhookMade.parse({ ...made.webhook, secret: made.secret }), 201);
    },
  },
  {
    method: 'GET',
    path: '/webhooks',
    name: 'listWebhooks',
    needs: 'read',
    summary: 'List the webhooks, newest first.',
    answers: [200, webhooks],
    answer: async () => answerJson(webhooks.parse({ data: await listWebhooks({ db: await database() }) })),
  },
  {
    method: 'DELETE',
    path: '/webhooks/{id}',
    name: 'deleteWebhook',
    needs: 'create',
    summary: 'Remove a webhook, with its messages.',
    answers: [200, deleted],
    answer: async ({ id }) =>
      (await removeWebhook({ db: await database() }, id))
        ? answerJson(deleted.parse({ deleted: true }))
        : problem(404, 'Not found'),
  },
];
