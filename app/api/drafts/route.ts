import { draftQuery, drafts, listDrafts } from '@/server/drafts/store';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson } from '@/server/guard/route-error';

/** `GET /api/drafts?limit&after`: a page of the drafts, most recently changed first. */
export const GET = composerRoute({ query: draftQuery }, async ({ query }) =>
  answerJson(await listDrafts(await drafts(), query)),
);
