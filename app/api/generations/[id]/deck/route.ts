import { inEnglish } from '@/lib/words/say-kept';
import { generations } from '@/server/generations/context';
import { readDeck } from '@/server/generations/read-deck';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuse } from '@/server/guard/route-error';

/** `GET /api/generations/:id/deck`: what the engine made of a completed Practice run. */
export const GET = composerRoute<{ id: string }>({}, async ({ params }) => {
  const answer = await readDeck(await generations(), params.id);
  return answer ? answerJson(answer) : refuse(404, inEnglish('There is no deck of this run here'));
});
