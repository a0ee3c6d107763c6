import { viewToSave } from '@/lib/contract/saved-view';
import { drafts } from '@/server/drafts/store';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson } from '@/server/guard/route-error';
import { answerView, createView, listViews } from '@/server/views/store';

/** `GET /api/views`: all saved views of the history, by name. */
export const GET = composerRoute({}, async () => answerJson({ data: await listViews((await drafts()).db) }));

/** `POST /api/views {name, filter}`: saves a filter under a name. */
export const POST = composerRoute({ body: viewToSave }, async ({ body }) =>
  answerView(await createView(await drafts(), body)),
);
