import { leaveGeneration } from '@/server/generations/act-on-run';
import { answerAct } from '@/server/generations/answer-act';
import { generations } from '@/server/generations/context';
import { composerRoute } from '@/server/guard/composer-route';
import { noMembers } from '@/server/guard/no-members';

/** `POST /api/generations/:id/leave`: leaves the run as it is, and records when. */
export const POST = composerRoute<{ id: string }, object>({ body: noMembers }, async ({ params }) =>
  answerAct(await leaveGeneration(await generations(), params.id)),
);
