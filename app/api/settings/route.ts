import { settings } from '@/lib/contract/settings';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson } from '@/server/guard/route-error';
import { readSettings } from '@/server/settings/read-settings';

/** `GET /api/settings`: what the page needs before it can render. */
export const GET = composerRoute({}, async () => answerJson(settings.parse(readSettings())));
