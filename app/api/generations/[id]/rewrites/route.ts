import { type RewriteRequest, rewriteRequest } from '@/lib/contract/rewrites';
import { englishMessage } from '@/lib/words/stored-messages';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuse } from '@/server/guard/route-error';
import { generations } from '@/server/runs/context';
import { listRewrites, startRewrite } from '@/server/runs/rewrite-card';

type Params = { id: string };

/** `GET /api/generations/:id/rewrites`: the cards that a language model rewrote. */
export const GET = composerRoute<Params>({}, async ({ params }) => {
  const list = await listRewrites(await generations(), params.id);
  return list ? answerJson(list) : refuse(404, englishMessage('This run has no deck here'));
});

/** `POST /api/generations/:id/rewrites {submissionId, card, instruction}`: rewrites one card. Costs one card. */
export const POST = composerRoute<Params, RewriteRequest>({ body: rewriteRequest }, async ({ params, body }) => {
  const started = await startRewrite(await generations(), params.id, body);
  return started.ok ? answerJson({ id: started.id }, 202) : refuse(started.status, started.message);
});
