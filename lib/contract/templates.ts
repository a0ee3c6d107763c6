import { englishMessage } from '@/lib/words/stored-messages';
import { FORMATS } from './enums';
import { LIMITS } from './limits';
import { pageOf } from './members';
import { givenName, target, tooLong } from './text';
import { hasControls } from './text-checks';
import * as z from './zod';

/** An artifact that can be used as a template (`GET /api/templates?target&query&limit&after`). */
export const template = z.object({
  artifactId: z.string(),
  /** The name it was saved under, otherwise its title, otherwise its id. */
  name: z.string(),
  /**
   * `builtIn`: came with the workspace; `run`: made by a run of the history; `workspace`: made by the engine for
   * someone else; `saved`: only its id is known.
   */
  origin: z.enum(['builtIn', 'workspace', 'run', 'saved']),
  /** The id of its saved name; null if it was not saved. */
  savedId: z.string().nullable(),
  format: z.enum(FORMATS).nullable(),
  cards: z.number().nullable(),
  themeId: z.string().nullable(),
  themeName: z.string().nullable(),
  runId: z.string().nullable(),
  /** ISO 8601, UTC: when it was made or, if unknown, when it was saved. */
  createdAt: z.string(),
});
export type Template = z.infer<typeof template>;

export const templatePage = pageOf(template);
export type TemplatePage = z.infer<typeof templatePage>;

/** `POST /api/templates`: saves an artifact's id under a name; an already saved one is renamed. */
export const templateToSave = z.strictObject({
  target,
  artifactId: z
    .string(englishMessage('must be a string'))
    .trim()
    .min(1, englishMessage('must not be empty'))
    .max(LIMITS.id, tooLong(LIMITS.id))
    .refine((id) => !hasControls(id), englishMessage('must be one line of text')),
  name: givenName,
});
export type TemplateToSave = z.infer<typeof templateToSave>;

export const savedTemplate = z.object({ savedId: z.string(), target, artifactId: z.string(), name: z.string() });
export type SavedTemplate = z.infer<typeof savedTemplate>;
