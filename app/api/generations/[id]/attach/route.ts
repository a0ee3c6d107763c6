import { LIMITS } from '@/lib/contract/limits';
import * as z from '@/lib/contract/zod';
import { inEnglish } from '@/lib/words/say-kept';
import { attachGeneration } from '@/server/generations/act-on-run';
import { answerAct } from '@/server/generations/answer-act';
import { generations } from '@/server/generations/context';
import { composerRoute } from '@/server/guard/composer-route';

const attachment = z.strictObject({
  generationId: z
    .string(inEnglish('must be a string'))
    .trim()
    .min(1, inEnglish('must not be empty'))
    .max(LIMITS.id, inEnglish('must be at most {max} characters', { max: LIMITS.id })),
});

/** `POST /api/generations/:id/attach {generationId}`: watches the generation that the person found at the service. */
export const POST = composerRoute<{ id: string }, z.infer<typeof attachment>>(
  { body: attachment },
  async ({ params, body }) => answerAct(await attachGeneration(await generations(), params.id, body.generationId)),
);
