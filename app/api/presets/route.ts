import { presetToSave } from '@/lib/contract/presets';
import { drafts } from '@/server/drafts/store';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson } from '@/server/guard/route-error';
import { answerPreset, createPreset, listPresets } from '@/server/presets/store';

/** `GET /api/presets`: all presets, by name. */
export const GET = composerRoute({}, async () => answerJson({ data: await listPresets((await drafts()).db) }));

/** `POST /api/presets {name, settings, isDefault?}`: saves settings under a name. */
export const POST = composerRoute({ body: presetToSave }, async ({ body }) =>
  answerPreset(await createPreset(await drafts(), body)),
);
