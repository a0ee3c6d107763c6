import { type OutlineApproval, type OutlineDraft, outlineApproval, outlineDraft } from '@/lib/contract/outlines';
import { englishMessage } from '@/lib/words/stored-messages';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuse } from '@/server/guard/route-error';
import { answerAct } from '@/server/runs/act-on-run';
import { generations } from '@/server/runs/context';
import { approveOutline, readOutline, saveOutline } from '@/server/runs/review-outline';

type Params = { id: string };

/** `GET /api/generations/:id/outline`: the outline of a local run that waits for approval. */
export const GET = composerRoute<Params>({}, async ({ params }) => {
  const outline = await readOutline(await generations(), params.id);
  return outline ? answerJson(outline) : refuse(404, englishMessage('No outline waits for approval'));
});

/** `PUT /api/generations/:id/outline {cards}`: saves the outline while it is edited. */
export const PUT = composerRoute<Params, OutlineDraft>({ body: outlineDraft }, async ({ params, body }) => {
  const isSaved = await saveOutline(await generations(), params.id, body.cards);
  return isSaved ? answerJson({ saved: true }) : refuse(409, englishMessage('No outline waits for approval'));
});

/** `POST /api/generations/:id/outline {cards}`: approves the outline with these cards, which are then written. Once. */
export const POST = composerRoute<Params, OutlineApproval>({ body: outlineApproval }, async ({ params, body }) => {
  const outcome = await approveOutline(await generations(), params.id, body.cards);
  return !outcome.ok && outcome.reason === 'uncovered' ? refuse(402, outcome.message) : answerAct(outcome);
});
