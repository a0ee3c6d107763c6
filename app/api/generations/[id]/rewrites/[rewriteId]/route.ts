import { type RewriteDecision, rewriteDecision } from '@/lib/contract/rewrites';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuse } from '@/server/guard/route-error';
import { generations } from '@/server/runs/context';
import { decideRewrite } from '@/server/runs/rewrite-card';

type Params = { id: string; rewriteId: string };

/** `POST /api/generations/:id/rewrites/:rewriteId {decision}`: accepts or discards a rewritten card, or undoes it. */
export const POST = composerRoute<Params, RewriteDecision>({ body: rewriteDecision }, async ({ params, body }) => {
  const { rewriteId } = params;
  const decided = await decideRewrite(await generations(), params.id, { rewriteId, decision: body.decision });
  return decided.ok ? answerJson({ id: decided.id }) : refuse(decided.status, decided.message);
});
