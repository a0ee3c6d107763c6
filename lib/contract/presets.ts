import { englishMessage } from '@/lib/words/stored-messages';
import { givenName } from './text';
import * as z from './zod';

/** Named settings of a form; `settings` is a form without its text (`lib/composer/draft.ts`). */
export const preset = z.object({
  id: z.string(),
  name: z.string(),
  /** At most one: the settings of new drafts. */
  isDefault: z.boolean(),
  settings: z.record(z.string(), z.unknown()),
  /** ISO 8601, UTC. */
  updatedAt: z.string(),
});
export type Preset = z.infer<typeof preset>;

/** `GET /api/presets`: all presets, by name. */
export const presetList = z.object({ data: z.array(preset) });

const presetSettings = z.record(z.string(), z.unknown(), englishMessage('must be an object'));

/** `POST /api/presets`. */
export const presetToSave = z.strictObject({
  name: givenName,
  settings: presetSettings,
  isDefault: z.boolean(englishMessage('must be true or false')).default(false),
});
export type PresetToSave = z.input<typeof presetToSave>;

/** `PATCH /api/presets/:id`: changes the given members. */
export const presetChange = z.strictObject({
  name: givenName.optional(),
  settings: presetSettings.optional(),
  isDefault: z.boolean(englishMessage('must be true or false')).optional(),
});
export type PresetChange = z.infer<typeof presetChange>;
