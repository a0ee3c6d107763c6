import { englishMessage } from '@/lib/words/stored-messages';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuse } from '@/server/guard/route-error';
import { generations } from '@/server/runs/context';
import { readSources } from '@/server/runs/read-sources';

/** `GET /api/generations/:id/sources`: the passages of the run's text that its cards come from. */
export const GET = composerRoute<{ id: string }>({}, async ({ params }) => {
  const sources = await readSources(await generations(), params.id);
  return sources ? answerJson(sources) : refuse(404, englishMessage('This run has no deck here'));
});
