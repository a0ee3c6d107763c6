import { submission } from '@/lib/contract/composer';
import { englishMessage } from '@/lib/words/stored-messages';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuse, refuseFields } from '@/server/guard/route-error';
import { QUEUE_RETRY_SECONDS } from '@/server/jobs/job-source';
import { generations } from '@/server/runs/context';
import { listRuns, runQuery } from '@/server/runs/find/list-runs';
import { submitRun } from '@/server/runs/send/submit-run';

/** `POST /api/generations`: stores a submission, which is sent in the background. */
export const POST = composerRoute({ body: submission }, async ({ body }) => {
  const outcome = await submitRun(await generations(), body);
  if (outcome.ok) return answerJson(outcome.submitted, 202);
  if (outcome.reason === 'fields') return refuseFields(outcome.fields);
  if (outcome.reason === 'queue-full') {
    const { limit } = outcome;
    const message = englishMessage('Too many runs are queued (limit {limit}). Try again later.', { limit });
    return refuse(429, message, [], { 'Retry-After': String(QUEUE_RETRY_SECONDS) });
  }
  if (outcome.reason === 'unsettled') {
    const message = englishMessage('This draft may already have been sent. Sending now may be charged twice.');
    return answerJson({ message, statusCode: 409, mayHaveBeenSent: outcome.run }, 409);
  }
  return refuse(422, englishMessage('This submissionId was already used for something else'), [
    { path: 'submissionId', message: englishMessage('was already used for something else') },
  ]);
});

/** `GET /api/generations`: a page of the history, newest first. */
export const GET = composerRoute({ query: runQuery }, async ({ query }) =>
  answerJson(await listRuns(await generations(), query)),
);
