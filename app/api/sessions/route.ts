import { composerRoute } from '@/server/guard/composer-route';
import { answerJson } from '@/server/guard/route-error';
import { listSessions } from '@/server/guard/session';

/** `GET /api/sessions`: the signed-in devices. */
export const GET = composerRoute({}, async ({ request }) => answerJson({ data: await listSessions(request.headers) }));
