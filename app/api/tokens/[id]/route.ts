import { now } from '@/server/database/clock';
import { database } from '@/server/database/database';
import { composerRoute, noMembers } from '@/server/guard/composer-route';
import { answerDeleted } from '@/server/guard/route-error';
import { revokeToken } from '@/server/tokens/api-tokens';

/** `DELETE /api/tokens/:id`: revokes an API token. */
export const DELETE = composerRoute<{ id: string }, object>({ body: noMembers }, async ({ params }) =>
  answerDeleted(await revokeToken({ db: await database(), now }, params.id)),
);
