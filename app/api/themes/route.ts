import { composerRoute } from '@/server/guard/composer-route';
import { answerList } from '@/server/lists/answer-list';

/** `GET /api/themes?target&query&limit&after`: the service's own list (docs/spec/interface.md#4.1). */
export const GET = composerRoute({ callsOut: true }, async ({ query, request }) =>
  answerList('themes', query, request.signal),
);
