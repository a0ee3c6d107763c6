import { type PresetChange, presetChange } from '@/lib/contract/presets';
import { drafts } from '@/server/drafts/store';
import { composerRoute, noMembers } from '@/server/guard/composer-route';
import { answerDeleted } from '@/server/guard/route-error';
import { answerPreset, changePreset, deletePreset } from '@/server/presets/store';

type Params = { id: string };

/** `PATCH /api/presets/:id {name?, settings?, isDefault?}`: changes the given members. */
export const PATCH = composerRoute<Params, PresetChange>({ body: presetChange }, async ({ params, body }) =>
  answerPreset(await changePreset(await drafts(), params.id, body)),
);

export const DELETE = composerRoute<Params, object>({ body: noMembers }, async ({ params }) =>
  answerDeleted(await deletePreset((await drafts()).db, params.id)),
);
