import { LIMITS } from '@/lib/contract/limits';
import * as z from '@/lib/contract/zod';
import { attachGeneration } from '@/server/generations/act-on-run';
import { answerAct } from '@/server/generations/answer-act';
import { generations } from '@/server/generations/context';
import { composerRoute } from '@/server/guard/composer-route';

const attachment = z.strictObject({
  generationId: z
    .string('must be a string')
    .trim()
    .min(1, 'must not be empty')
    .max(LIMITS.id, `must be at most ${LIMITS.id} characters`),
});

/** `POST /api/generations/:id/attach {generationId}`: watches the generation that the person found at the service. */
export const POST = composerRoute<{ id: string }, z.infer<typeof attachment>>(
  { body: attachment },
  async ({ params, body }) => answerAct(await attachGeneration(await generations(), params.id, body.generationId)),
);
