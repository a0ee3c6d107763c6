import { englishMessage } from '@/lib/words/stored-messages';
import { composerRoute } from '@/server/guard/composer-route';
import { jsonText, refuse } from '@/server/guard/route-error';
import { generations } from '@/server/runs/context';
import { readDeck } from '@/server/runs/read-deck';

/** `GET /api/generations/:id/deck?from`: the deck of a completed local run, from a given card on. */
export const GET = composerRoute<{ id: string }>({}, async ({ params, query }) => {
  const from = Math.max(0, Number.parseInt(query.get('from') ?? '0', 10) || 0);
  const answer = await readDeck(await generations(), params.id, from);
  return answer ? jsonText(answer) : refuse(404, englishMessage('This run has no deck here'));
});
