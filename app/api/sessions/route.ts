import { composerRoute } from '@/server/guard/composer-route';
import { answerJson } from '@/server/guard/route-error';
import { listSessions } from '@/server/guard/session';

/** `GET /api/sessions`: the devices that are signed in. */
export const GET = composerRoute({}, async ({ request }) => answerJson({ data: await listSessions(request.headers) }));
