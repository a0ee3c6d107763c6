import { historyFilter } from '@/lib/contract/history';
import { problemsOf } from '@/lib/contract/request/problems';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuseFields } from '@/server/guard/route-error';
import { generations } from '@/server/runs/context';
import { countRuns } from '@/server/runs/find/matching-runs';

/** `GET /api/generations/count?…`: the number of runs that match the list's filter. */
export const GET = composerRoute({}, async ({ query }) => {
  const asked = historyFilter.safeParse(Object.fromEntries(query));
  if (!asked.success) return refuseFields(problemsOf(asked.error.issues));
  return answerJson(await countRuns(await generations(), asked.data));
});
