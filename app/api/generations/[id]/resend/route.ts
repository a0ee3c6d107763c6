import { composerRoute, noMembers } from '@/server/guard/composer-route';
import { answerAct, resendRun } from '@/server/runs/act-on-run';
import { generations } from '@/server/runs/context';

/** `POST /api/generations/:id/resend`: sends it again, at the risk of a second charge. */
export const POST = composerRoute<{ id: string }, object>({ body: noMembers }, async ({ params }) =>
  answerAct(await resendRun(await generations(), params.id)),
);
