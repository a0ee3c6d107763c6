import { englishMessage } from '@/lib/words/stored-messages';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuse } from '@/server/guard/route-error';
import { generations } from '@/server/runs/context';
import { readFamily } from '@/server/runs/run-family';

/** `GET /api/generations/:id/family`: the run it was made from, and the runs made from it. */
export const GET = composerRoute<{ id: string }>({}, async ({ params }) => {
  const family = await readFamily(await generations(), params.id);
  return family ? answerJson(family) : refuse(404, englishMessage('Run not found'));
});
