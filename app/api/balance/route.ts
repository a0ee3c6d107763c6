import { type Balance, topUpRequest } from '@/lib/contract/composer';
import { knownBalance } from '@/server/balance/read-balance';
import { keepBalance } from '@/server/balance/store';
import { topUpCredits } from '@/server/engine/artifacts';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuseFields } from '@/server/guard/route-error';
import { generations } from '@/server/runs/context';
import { askedService } from '@/server/service/asked-service';

/** `GET /api/balance?target`: the latest known balance and its time. Calls no external service. */
export const GET = composerRoute({}, async ({ query }) => {
  const asked = askedService(query);
  if (!asked.ok) return refuseFields(asked.problems);
  return answerJson(await knownBalance(await generations(), asked.target));
});

/** `POST /api/balance`: adds local credits. Credits of a remote service are bought there. */
export const POST = composerRoute({ body: topUpRequest }, async () => {
  const [remaining, { db, now }] = [await topUpCredits(), await generations()];
  const at = now();
  await keepBalance(db, { target: 'local', remaining, at });
  const answer: Balance = { remaining, asOf: at.toISOString() };
  return answerJson(answer);
});
