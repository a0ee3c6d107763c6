import { newBatch } from '@/lib/contract/batches';
import { englishMessage } from '@/lib/words/stored-messages';
import { createBatch } from '@/server/batches/change-batch';
import { batchQuery, listBatches, readBatch } from '@/server/batches/read-batch';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuse, refuseFields } from '@/server/guard/route-error';
import { generations } from '@/server/runs/context';

/** `GET /api/batches?limit&after`: the batches, newest first. */
export const GET = composerRoute({ query: batchQuery }, async ({ query }) =>
  answerJson(await listBatches(await generations(), query)),
);

/** `POST /api/batches`: stores a batch, whose rows are submitted in the background. */
export const POST = composerRoute({ body: newBatch }, async ({ body: { submissionId, ...asked } }) => {
  const deps = await generations();
  const outcome = await createBatch(deps, submissionId, asked);
  if (outcome.ok) return answerJson(await readBatch(deps, outcome.id), 202);
  if (outcome.reason === 'fields') return refuseFields(outcome.fields);
  return refuse(422, englishMessage('This submissionId was already used for something else'));
});
