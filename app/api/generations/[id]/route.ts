import { LIMITS } from '@/lib/contract/limits';
import * as z from '@/lib/contract/zod';
import { renameRun } from '@/server/generations/act-on-run';
import { answerAct } from '@/server/generations/answer-act';
import { generations } from '@/server/generations/context';
import { readRun } from '@/server/generations/read-run';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuse } from '@/server/guard/route-error';

type Params = { id: string };

const rename = z.strictObject({
  title: z.string().trim().min(1, 'must not be empty').max(LIMITS.words, `must be at most ${LIMITS.words} characters`),
});

/** `GET /api/generations/:id`: the run. */
export const GET = composerRoute<Params>({}, async ({ params }) => {
  const run = await readRun(await generations(), params.id);
  return run ? answerJson(run) : refuse(404, 'There is no such run');
});

/** `PATCH /api/generations/:id`: renames it. */
export const PATCH = composerRoute<Params, z.infer<typeof rename>>({ body: rename }, async ({ params, body }) =>
  answerAct(await renameRun(await generations(), params.id, body.title)),
);
