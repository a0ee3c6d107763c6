import { composerRoute, noMembers } from '@/server/guard/composer-route';
import { answerAct, checkRun } from '@/server/runs/act-on-run';
import { generations } from '@/server/runs/context';

/** `POST /api/generations/:id/check`: checks the run's status at the service again. */
export const POST = composerRoute<{ id: string }, object>({ body: noMembers }, async ({ params }) =>
  answerAct(await checkRun(await generations(), params.id)),
);
