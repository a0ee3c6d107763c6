import { englishMessage } from '@/lib/words/stored-messages';
import { composerRoute, noMembers } from '@/server/guard/composer-route';
import { answerJson, refuse } from '@/server/guard/route-error';
import { deleteSaved, templates } from '@/server/templates/store';

/** `DELETE /api/templates/:savedId`: removes the name; the artifact stays. */
export const DELETE = composerRoute<{ savedId: string }, object>({ body: noMembers }, async ({ params }) => {
  const { db } = await templates();
  return (await deleteSaved(db, params.savedId))
    ? answerJson({ deleted: true })
    : refuse(404, englishMessage('Template not found'));
});
