import { LIMITS } from '@/lib/contract/limits';
import { tooLong } from '@/lib/contract/text';
import * as z from '@/lib/contract/zod';
import { englishMessage } from '@/lib/words/stored-messages';
import { composerRoute } from '@/server/guard/composer-route';
import { answerAct, attachArtifact, attachRun } from '@/server/runs/act-on-run';
import { generations } from '@/server/runs/context';

const text = (max: number) =>
  z
    .string(englishMessage('must be a string'))
    .trim()
    .min(1, englishMessage('must not be empty'))
    .max(max, tooLong(max));

const attachment = z.union(
  [z.strictObject({ generationId: text(LIMITS.id) }), z.strictObject({ artifactUrl: text(LIMITS.url) })],
  englishMessage('is not valid'),
);

/**
 * `POST /api/generations/:id/attach` `{generationId}` or `{artifactUrl}`: watches the generation that the person found at
 * the service, or completes the run with the deck they found there.
 */
export const POST = composerRoute<{ id: string }, z.infer<typeof attachment>>(
  { body: attachment },
  async ({ params, body }) => {
    const deps = await generations();
    return answerAct(
      'artifactUrl' in body
        ? await attachArtifact(deps, params.id, body.artifactUrl)
        : await attachRun(deps, params.id, body.generationId),
    );
  },
);
