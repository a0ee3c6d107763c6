import { problemsOf } from '@/lib/contract/request/problems';
import { draftQuery, drafts, listDrafts } from '@/server/drafts/store';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuseFields } from '@/server/guard/route-error';

/** `GET /api/drafts?limit&after`: a page of the drafts, most recently changed first. */
export const GET = composerRoute({}, async ({ query }) => {
  const asked = draftQuery.safeParse(Object.fromEntries(query));
  if (!asked.success) return refuseFields(problemsOf(asked.error.issues));
  return answerJson(await listDrafts(await drafts(), asked.data));
});
