import { englishMessage } from '@/lib/words/stored-messages';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuse } from '@/server/guard/route-error';
import { generations } from '@/server/runs/context';
import { readLastAnswer } from '@/server/runs/send/last-answer';

/** `GET /api/generations/:id/answer`: the service's last response for the run. */
export const GET = composerRoute<{ id: string }>({}, async ({ params }) => {
  const answer = await readLastAnswer(await generations(), params.id);
  return answer === undefined ? refuse(404, englishMessage('Run not found')) : answerJson({ answer });
});
