import { englishMessage } from '@/lib/words/stored-messages';
import { composerRoute, noMembers } from '@/server/guard/composer-route';
import { answerJson, refuse } from '@/server/guard/route-error';
import { restoreRun } from '@/server/runs/bin-run';
import { generations } from '@/server/runs/context';

/** `POST /api/generations/:id/restore`: restores it from the trash. */
export const POST = composerRoute<{ id: string }, object>({ body: noMembers }, async ({ params }) => {
  const restored = await restoreRun(await generations(), params.id);
  return restored ? answerJson(restored) : refuse(404, englishMessage('Run not found'));
});
