import { composerRoute, noMembers } from '@/server/guard/composer-route';
import { answerAct, leaveRun } from '@/server/runs/act-on-run';
import { generations } from '@/server/runs/context';

/** `POST /api/generations/:id/leave`: leaves the run as it is, and records when. */
export const POST = composerRoute<{ id: string }, object>({ body: noMembers }, async ({ params }) =>
  answerAct(await leaveRun(await generations(), params.id)),
);
