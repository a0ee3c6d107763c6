import { draftId } from '@/lib/contract/drafts';
import { englishMessage } from '@/lib/words/stored-messages';
import { drafts, restoreDraft } from '@/server/drafts/store';
import { composerRoute, noMembers } from '@/server/guard/composer-route';
import { answerJson, refuse } from '@/server/guard/route-error';

/** `POST /api/drafts/:id/restore`: restores a deleted draft unchanged. */
export const POST = composerRoute<{ id: string }, object>({ body: noMembers }, async ({ params: { id } }) => {
  const restored = draftId.safeParse(id).success ? await restoreDraft(await drafts(), id) : null;
  return restored ? answerJson(restored) : refuse(404, englishMessage('Not found'));
});
