import { historyFilter } from '@/lib/contract/history';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson } from '@/server/guard/route-error';
import { generations } from '@/server/runs/context';
import { countRuns } from '@/server/runs/find/matching-runs';

/** `GET /api/generations/count?…`: the number of runs that match the list's filter. */
export const GET = composerRoute({ query: historyFilter }, async ({ query }) =>
  answerJson(await countRuns(await generations(), query)),
);
