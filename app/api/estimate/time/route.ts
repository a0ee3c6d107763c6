import { timeQuery } from '@/lib/contract/estimate';
import { readUsualTime } from '@/server/estimates/read-estimate';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson } from '@/server/guard/route-error';
import { generations } from '@/server/runs/context';

/** `GET /api/estimate/time?target&operation&format`: the duration of similar runs. */
export const GET = composerRoute({ query: timeQuery }, async ({ query }) =>
  answerJson(await readUsualTime(await generations(), query)),
);
