import { inEnglish } from '@/lib/words/say-kept';
import { generations } from '@/server/generations/context';
import { readDeck } from '@/server/generations/read-deck';
import { composerRoute } from '@/server/guard/composer-route';
import { jsonText, refuse } from '@/server/guard/route-error';

/** `GET /api/generations/:id/deck?from`: what the engine made of a completed Practice run, from a card on. */
export const GET = composerRoute<{ id: string }>({}, async ({ params, query }) => {
  const from = Math.max(0, Number.parseInt(query.get('from') ?? '0', 10) || 0);
  const answer = await readDeck(await generations(), params.id, from);
  return answer ? jsonText(answer) : refuse(404, inEnglish('There is no deck of this run here'));
});
