import type { RouteError } from '@/lib/contract/composer';
import { draftId, draftToKeep } from '@/lib/contract/drafts';
import type * as z from '@/lib/contract/zod';
import { englishMessage } from '@/lib/words/stored-messages';
import { keepDraft } from '@/server/drafts/keep-draft';
import { deleteDraft, drafts, findDraft, recordOf } from '@/server/drafts/store';
import { composerRoute, noMembers } from '@/server/guard/composer-route';
import { answerJson, refuse, refuseFields } from '@/server/guard/route-error';

type Params = { id: string };

const noDraft = () => refuse(404, englishMessage('Not found'));
const isId = (id: string) => draftId.safeParse(id).success;

/** `GET /api/drafts/:id`: the draft, even if it is deleted. */
export const GET = composerRoute<Params>({}, async ({ params: { id } }) => {
  const row = isId(id) ? await findDraft((await drafts()).db, id) : undefined;
  return row ? answerJson(recordOf(row)) : noDraft();
});

/**
 * `PUT /api/drafts/:id {revision, edit, draft, name?, runId?}`: saves it, unless it has been changed elsewhere since.
 */
export const PUT = composerRoute<Params, z.output<typeof draftToKeep>>(
  { body: draftToKeep },
  async ({ params: { id }, body }) => {
    if (!isId(id)) return refuseFields([{ path: 'id', message: englishMessage('is not valid') }]);
    const outcome = await keepDraft(await drafts(), id, body);
    if (outcome.ok) return answerJson(outcome.kept);
    if (outcome.reason === 'too-large') return refuse(413, englishMessage('This draft is too long to save'));
    const conflict: RouteError = { message: englishMessage('This draft was changed elsewhere'), statusCode: 409 };
    return answerJson({ ...conflict, newer: outcome.newer }, 409);
  },
);

/** `DELETE /api/drafts/:id`: deletes it; it can be restored for 30 days. */
export const DELETE = composerRoute<Params, object>({ body: noMembers }, async ({ params: { id } }) => {
  const deleted = isId(id) ? await deleteDraft(await drafts(), id) : null;
  return deleted ? answerJson(deleted) : noDraft();
});
