import { checkGeneration } from '@/server/generations/act-on-run';
import { answerAct } from '@/server/generations/answer-act';
import { generations } from '@/server/generations/context';
import { composerRoute } from '@/server/guard/composer-route';
import { noMembers } from '@/server/guard/no-members';

/** `POST /api/generations/:id/check`: checks the run's status at the service again. */
export const POST = composerRoute<{ id: string }, object>({ body: noMembers }, async ({ params }) =>
  answerAct(await checkGeneration(await generations(), params.id)),
);
