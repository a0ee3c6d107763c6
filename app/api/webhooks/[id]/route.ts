import { englishMessage } from '@/lib/words/stored-messages';
import { database } from '@/server/database/database';
import { composerRoute, noMembers } from '@/server/guard/composer-route';
import { answerDeleted, answerJson, refuse } from '@/server/guard/route-error';
import { removeWebhook, resumeWebhook } from '@/server/webhooks/webhooks';

type Params = { id: string };

/** `POST /api/webhooks/:id`: resumes a paused webhook. */
export const POST = composerRoute<Params, object>({ body: noMembers }, async ({ params }) =>
  (await resumeWebhook({ db: await database() }, params.id))
    ? answerJson({ resumed: true })
    : refuse(404, englishMessage('Not found')),
);

/** `DELETE /api/webhooks/:id`: removes a webhook and its messages. */
export const DELETE = composerRoute<Params, object>({ body: noMembers }, async ({ params }) =>
  answerDeleted(await removeWebhook({ db: await database() }, params.id)),
);
