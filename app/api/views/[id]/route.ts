import { type ViewChange, viewChange } from '@/lib/contract/saved-view';
import { drafts } from '@/server/drafts/store';
import { composerRoute, noMembers } from '@/server/guard/composer-route';
import { answerDeleted } from '@/server/guard/route-error';
import { answerView, changeView, deleteView } from '@/server/views/store';

type Params = { id: string };

/** `PATCH /api/views/:id {name?, filter?}`: changes the given members. */
export const PATCH = composerRoute<Params, ViewChange>({ body: viewChange }, async ({ params, body }) =>
  answerView(await changeView(await drafts(), params.id, body)),
);

export const DELETE = composerRoute<Params, object>({ body: noMembers }, async ({ params }) =>
  answerDeleted(await deleteView((await drafts()).db, params.id)),
);
