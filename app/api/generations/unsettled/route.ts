import { unsettledQuery } from '@/lib/contract/composer';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson } from '@/server/guard/route-error';
import { generations } from '@/server/runs/context';
import { newestUnsettled } from '@/server/runs/unsettled-runs';

/**
 * `GET /api/generations/unsettled?draftId=…&madeFrom=…&knownRuns=…`: the latest remote run of a draft that may have
 * been charged unnoticed, for the question before it is sent again. Sending checks it once more.
 */
export const GET = composerRoute({}, async ({ query }) => {
  const { draftId = null, madeFrom = null, knownRuns } = unsettledQuery.parse(Object.fromEntries(query));
  const { db, now } = await generations();
  return answerJson({ mayHaveBeenSent: await newestUnsettled(db, { draftId, madeFrom, knownRuns }, now()) });
});
