import { englishMessage } from '@/lib/words/stored-messages';
import { composerRoute } from '@/server/guard/composer-route';
import { refuse } from '@/server/guard/route-error';

/** Unknown paths below `/api`: a 404 in the common format, after the same guards. */
const answer = composerRoute<{ rest: string[] }>({}, async () => refuse(404, englishMessage('Not found')));

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };
