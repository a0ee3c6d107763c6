import { inEnglish } from '@/lib/words/say-kept';
import { composerRoute } from '@/server/guard/composer-route';
import { refuse } from '@/server/guard/route-error';

/** Addresses below `/api` that are no route: told in the manner of the others, after the same guards. */
const answer = composerRoute<{ rest: string[] }>({}, async () => refuse(404, inEnglish('There is no such route')));

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };
