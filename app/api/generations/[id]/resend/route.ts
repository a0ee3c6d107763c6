import { resendGeneration } from '@/server/generations/act-on-run';
import { answerAct } from '@/server/generations/answer-act';
import { generations } from '@/server/generations/context';
import { composerRoute } from '@/server/guard/composer-route';
import { noMembers } from '@/server/guard/no-members';

/** `POST /api/generations/:id/resend`: sends it again, at the risk of a second charge. */
export const POST = composerRoute<{ id: string }, object>({ body: noMembers }, async ({ params }) =>
  answerAct(await resendGeneration(await generations(), params.id)),
);
