import { settings } from '@/lib/contract/composer';
import { LIMITS } from '@/lib/contract/limits';
import { config } from '@/server/config';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson } from '@/server/guard/route-error';
import { targets } from '@/server/service/open-service';

/** `GET /api/settings`: what the page must know before it can offer anything. */
export const GET = composerRoute({}, async () => {
  const { llmBaseUrl, llmModel, serviceMaxCards } = config();
  return answerJson(
    settings.parse({
      targets: targets(),
      modelConnected: llmBaseUrl !== undefined && llmModel !== undefined,
      maxCards: { practice: LIMITS.numCards.max, live: serviceMaxCards },
    }),
  );
});
