import { type Balance, topUpRequest } from '@/lib/contract/composer';
import { topUpCredits } from '@/server/engine/artifacts';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuseFields } from '@/server/guard/route-error';
import { askedService } from '@/server/service/asked-service';

/** `GET /api/balance?target`: the credits left, read at no cost; null where the service does not tell. */
export const GET = composerRoute({}, async ({ query, request }) => {
  const asked = askedService(query);
  if (!asked.ok) return refuseFields(asked.problems);
  const remaining = await asked.service.readBalance(request.signal);
  const answer: Balance = { remaining, asOf: remaining === null ? null : new Date().toISOString() };
  return answerJson(answer);
});

/** `POST /api/balance`: more practice credits. Those of a live service are bought there. */
export const POST = composerRoute({ body: topUpRequest }, async () => {
  const answer: Balance = { remaining: await topUpCredits(), asOf: new Date().toISOString() };
  return answerJson(answer);
});
