import { unsettledAsked } from '@/lib/contract/composer';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson } from '@/server/guard/route-error';
import { generations } from '@/server/runs/context';
import { newestUnsettled } from '@/server/runs/send/unsettled-runs';

/**
 * `POST /api/generations/unsettled {draftId, madeFrom, knownRuns, text}`: the latest remote run of a draft and its text
 * that may have been charged unnoticed, for the question before it is sent again. It changes nothing; a POST, because
 * the text is long. Sending checks it once more.
 */
export const POST = composerRoute({ body: unsettledAsked }, async ({ body }) => {
  const { draftId = null, madeFrom = null, knownRuns, text } = body;
  const { db, now } = await generations();
  return answerJson({ mayHaveBeenSent: await newestUnsettled(db, { draftId, madeFrom, knownRuns, text }, now()) });
});
