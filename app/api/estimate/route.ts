import { estimateQuery } from '@/lib/contract/estimate';
import { readEstimate } from '@/server/estimates/read-estimate';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson } from '@/server/guard/route-error';
import { generations } from '@/server/runs/context';

/** `GET /api/estimate?target&operation&format&imageSource&imageModel`: the cost per card of similar runs. */
export const GET = composerRoute({ query: estimateQuery }, async ({ query }) =>
  answerJson(await readEstimate(await generations(), query)),
);
