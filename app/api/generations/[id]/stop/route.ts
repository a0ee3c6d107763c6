import { composerRoute, noMembers } from '@/server/guard/composer-route';
import { answerAct, stopRun } from '@/server/runs/act-on-run';
import { generations } from '@/server/runs/context';

/** `POST /api/generations/:id/stop`: stops watching a run in progress at the service. */
export const POST = composerRoute<{ id: string }, object>({ body: noMembers }, async ({ params }) =>
  answerAct(await stopRun(await generations(), params.id)),
);
