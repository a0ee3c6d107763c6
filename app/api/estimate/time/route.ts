import { timeQuery } from '@/lib/contract/estimate';
import { problemsOf } from '@/lib/contract/request/problems';
import { readUsualTime } from '@/server/estimates/read-estimate';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuseFields } from '@/server/guard/route-error';
import { generations } from '@/server/runs/context';

/** `GET /api/estimate/time?target&operation&format`: the duration of similar runs. */
export const GET = composerRoute({}, async ({ query }) => {
  const asked = timeQuery.safeParse(Object.fromEntries(query));
  if (!asked.success) return refuseFields(problemsOf(asked.error.issues));
  return answerJson(await readUsualTime(await generations(), asked.data));
});
