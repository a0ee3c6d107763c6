import { englishMessage } from '@/lib/words/stored-messages';
import { composerRoute } from '@/server/guard/composer-route';
import { jsonText, refuse } from '@/server/guard/route-error';
import { generations } from '@/server/runs/context';
import { readFirstCard } from '@/server/runs/read-deck';

/** `GET /api/generations/:id/card`: like `/deck`, with only the first card. */
export const GET = composerRoute<{ id: string }>({}, async ({ params }) => {
  const answer = await readFirstCard(await generations(), params.id);
  return answer ? jsonText(answer) : refuse(404, englishMessage('This card isn’t stored here'));
});
