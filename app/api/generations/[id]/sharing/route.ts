import { type SharingChange, sharingChange } from '@/lib/contract/run-sharing';
import { englishMessage } from '@/lib/words/stored-messages';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuse } from '@/server/guard/route-error';
import { generations } from '@/server/runs/context';
import { changeSharing, readSharing } from '@/server/runs/share-run';

const notHere = () => refuse(404, englishMessage('This run has no deck here'));

/** `GET /api/generations/:id/sharing`: who may open the deck of a completed local run. */
export const GET = composerRoute<{ id: string }>({}, async ({ params }) => {
  const sharing = await readSharing(await generations(), params.id);
  return sharing ? answerJson(sharing) : notHere();
});

/** `PATCH /api/generations/:id/sharing`: changes sharing, effective from the next request on. */
export const PATCH = composerRoute<{ id: string }, SharingChange>({ body: sharingChange }, async ({ params, body }) => {
  const sharing = await changeSharing(await generations(), params.id, body);
  return sharing ? answerJson(sharing) : notHere();
});
