import { bulkRequest } from '@/lib/contract/history';
import type * as z from '@/lib/contract/zod';
import { englishMessage } from '@/lib/words/stored-messages';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuse } from '@/server/guard/route-error';
import { actOnMany } from '@/server/runs/act-on-many';
import { generations } from '@/server/runs/context';

/** `POST /api/generations/bulk {act, ids | filter}`: one action on many runs. */
export const POST = composerRoute<object, z.output<typeof bulkRequest>>({ body: bulkRequest }, async ({ body }) => {
  const outcome = await actOnMany(await generations(), body);
  if (outcome.ok) return answerJson(outcome.answer);
  return refuse(
    409,
    englishMessage('{found} runs match now, more than you selected. Nothing was changed; select them again', {
      found: outcome.found,
    }),
  );
});
