import { settings } from '@/lib/contract/composer';
import { LIMITS } from '@/lib/contract/limits';
import { config } from '@/server/config';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson } from '@/server/guard/route-error';
import { targets } from '@/server/service/open-service';

/** `GET /api/settings`: what the page must know before it can offer anything. */
export const GET = composerRoute({}, async () => {
  return answerJson(
    settings.parse({
      targets: targets(),
      // The engine writes by rules alone in this version: LLM_* is read, and no model is called yet. To say otherwise
      // would put `generate` first, promise rewriting in the preview, and estimate credits that nothing deducts.
      modelConnected: false,
      maxCards: { practice: LIMITS.numCards.max, live: config().serviceMaxCards },
    }),
  );
});
