import { inEnglish } from '@/lib/words/say-kept';
import { generations } from '@/server/generations/context';
import { readLastAnswer } from '@/server/generations/last-answer';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuse } from '@/server/guard/route-error';

/** `GET /api/generations/:id/answer`: the service's last response for the run. */
export const GET = composerRoute<{ id: string }>({}, async ({ params }) => {
  const answer = await readLastAnswer(await generations(), params.id);
  return answer === undefined ? refuse(404, inEnglish('Run not found')) : answerJson({ answer });
});
