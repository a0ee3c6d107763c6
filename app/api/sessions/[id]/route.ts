import { englishMessage } from '@/lib/words/stored-messages';
import { composerRoute, noMembers } from '@/server/guard/composer-route';
import { answerJson, refuse } from '@/server/guard/route-error';
import { revokeSession } from '@/server/guard/session';

/** `DELETE /api/sessions/:id`: signs a device out. */
export const DELETE = composerRoute<{ id: string }, object>({ body: noMembers }, async ({ params, request }) =>
  (await revokeSession(params.id, request.headers))
    ? answerJson({ revoked: true })
    : refuse(404, englishMessage('This device is no longer signed in')),
);
