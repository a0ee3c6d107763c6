import { estimateQuery } from '@/lib/contract/estimate';
import { problemsOf } from '@/lib/contract/request/problems';
import { readEstimate } from '@/server/estimates/read-estimate';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuseFields } from '@/server/guard/route-error';
import { generations } from '@/server/runs/context';

/** `GET /api/estimate?target&operation&format&imageSource&imageModel`: the cost per card of similar runs. */
export const GET = composerRoute({}, async ({ query }) => {
  const asked = estimateQuery.safeParse(Object.fromEntries(query));
  if (!asked.success) return refuseFields(problemsOf(asked.error.issues));
  return answerJson(await readEstimate(await generations(), asked.data));
});
