import { stopGeneration } from '@/server/generations/act-on-run';
import { answerAct } from '@/server/generations/answer-act';
import { generations } from '@/server/generations/context';
import { composerRoute } from '@/server/guard/composer-route';
import { noMembers } from '@/server/guard/no-members';

/** `POST /api/generations/:id/stop`: stops watching a run in progress at the service. */
export const POST = composerRoute<{ id: string }, object>({ body: noMembers }, async ({ params }) =>
  answerAct(await stopGeneration(await generations(), params.id)),
);
