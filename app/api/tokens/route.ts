import { apiTokens, tokenMade, tokenToMake } from '@/lib/contract/api-tokens';
import { LIMITS } from '@/lib/contract/limits';
import { englishMessage } from '@/lib/words/stored-messages';
import { now } from '@/server/database/clock';
import { database } from '@/server/database/database';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuse } from '@/server/guard/route-error';
import { listTokens, makeToken } from '@/server/tokens/api-tokens';

/** `GET /api/tokens`: the API tokens, without their secrets. */
export const GET = composerRoute({}, async () =>
  answerJson(apiTokens.parse({ data: await listTokens({ db: await database(), now }) })),
);

/** `POST /api/tokens {name, scope, days}`: makes one. Its secret is only in this answer. */
export const POST = composerRoute({ body: tokenToMake }, async ({ body }) => {
  const made = await makeToken({ db: await database(), now }, body);
  if (made) return answerJson(tokenMade.parse(made));
  return refuse(
    409,
    englishMessage('You have {max} API tokens, the maximum. Revoke one first.', { max: LIMITS.apiTokens }),
  );
});
