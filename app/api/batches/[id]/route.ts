import { type BatchChange, batchChange } from '@/lib/contract/batches';
import { englishMessage } from '@/lib/words/stored-messages';
import { changeBatch, deleteBatch } from '@/server/batches/change-batch';
import { readBatch } from '@/server/batches/read-batch';
import { composerRoute, noMembers } from '@/server/guard/composer-route';
import { answerDeleted, answerJson, refuse, refuseFields } from '@/server/guard/route-error';
import { generations } from '@/server/runs/context';

/** `GET /api/batches/:id`: the batch with the number of its rows in each state. */
export const GET = composerRoute<{ id: string }>({}, async ({ params }) => answerBatch(params.id));

/** `PATCH /api/batches/:id {action, maxCredits?}`: pauses or resumes it, or retries its failed rows. */
export const PATCH = composerRoute<{ id: string }, BatchChange>({ body: batchChange }, async ({ params, body }) => {
  const outcome = await changeBatch(await generations(), params.id, body);
  if (typeof outcome === 'object') return refuseFields([outcome]);
  if (outcome === 'state') return refuse(409, englishMessage('The batch has changed in the meantime'));
  return answerBatch(params.id);
});

/** `DELETE /api/batches/:id`: deletes a batch that is not running, but not its runs. */
export const DELETE = composerRoute<{ id: string }, Record<string, never>>({ body: noMembers }, async ({ params }) =>
  answerDeleted(await deleteBatch(await generations(), params.id)),
);

async function answerBatch(id: string): Promise<Response> {
  const batch = await readBatch(await generations(), id);
  return batch ? answerJson(batch) : refuse(404, englishMessage('Not found'));
}
