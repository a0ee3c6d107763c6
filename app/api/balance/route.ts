import { type Balance, topUpRequest } from '@/lib/contract/composer';
import { readBalance } from '@/server/balance/read-balance';
import { keepBalance } from '@/server/balance/store';
import { topUpCredits } from '@/server/engine/artifacts';
import { generations } from '@/server/generations/context';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuseFields } from '@/server/guard/route-error';
import { askedService } from '@/server/service/asked-service';

/** `GET /api/balance?target&fresh`: the newest figure known of the credits left, and since when; read at no cost. */
export const GET = composerRoute({}, async ({ query }) => {
  const asked = askedService(query);
  if (!asked.ok) return refuseFields(asked.problems);
  return answerJson(await readBalance(await generations(), asked.target, { fresh: query.get('fresh') === '1' }));
});

/** `POST /api/balance`: more practice credits. Those of a live service are bought there. */
export const POST = composerRoute({ body: topUpRequest }, async () => {
  const [remaining, { db, now }] = [await topUpCredits(), await generations()];
  const at = now();
  await keepBalance(db, { target: 'practice', remaining, at });
  const answer: Balance = { remaining, asOf: at.toISOString() };
  return answerJson(answer);
});
