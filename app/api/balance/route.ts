import { type Balance, topUpRequest } from '@/lib/contract/composer';
import { knownBalance } from '@/server/balance/read-balance';
import { keepBalance } from '@/server/balance/store';
import { topUpCredits } from '@/server/engine/artifacts';
import { generations } from '@/server/generations/context';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuseFields } from '@/server/guard/route-error';
import { askedService } from '@/server/service/asked-service';

/** `GET /api/balance?target`: the newest figure known of the credits left, and since when. Asks no service outside. */
export const GET = composerRoute({}, async ({ query }) => {
  const asked = askedService(query);
  if (!asked.ok) return refuseFields(asked.problems);
  return answerJson(await knownBalance(await generations(), asked.target));
});

/** `POST /api/balance`: more practice credits. Those of a live service are bought there. */
export const POST = composerRoute({ body: topUpRequest }, async () => {
  const [remaining, { db, now }] = [await topUpCredits(), await generations()];
  const at = now();
  await keepBalance(db, { target: 'practice', remaining, at });
  const answer: Balance = { remaining, asOf: at.toISOString() };
  return answerJson(answer);
});
