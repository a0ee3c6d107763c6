import { englishMessage } from '@/lib/words/stored-messages';
import { pageOf } from './members';
import { givenName } from './text';
import { hasControls } from './text-checks';
import * as z from './zod';

/**
 * The run that a draft was duplicated from, until the draft is sent or unlinked. An earlier version also stored the run
 * that a draft was sent as (`by: 'sent'`), which counts as none.
 */
const draftOrigin = z.strictObject({
  run: z.string().regex(/^[\w-]{1,100}$/, englishMessage('is not valid')),
  by: z.literal('asked'),
});
export type DraftOrigin = z.infer<typeof draftOrigin>;

const draftFacts = {
  id: z.string(),
  /** Incremented with each change. */
  revision: z.number(),
  /** The browser's id for this content. After a lost response the browser recognises its own edit by it. */
  edit: z.string(),
  /** The name, or a title derived from the text. */
  title: z.string(),
  isNamed: z.boolean(),
  /** The run it was sent as, until the next change. */
  runId: z.string().nullable(),
  /** The length of its text. */
  characters: z.number(),
  /** ISO 8601, UTC. */
  updatedAt: z.string(),
};

/** A row of `GET /api/drafts?limit&after`, newest first. */
export const draftSummary = z.object(draftFacts);
export type DraftSummary = z.infer<typeof draftSummary>;

export const draftPage = pageOf(draftSummary);
export type DraftPage = z.infer<typeof draftPage>;

/** `GET /api/drafts/:id`, also for a deleted draft, which can be restored. */
export const draftRecord = z.object({
  ...draftFacts,
  draft: z.unknown(),
  origin: draftOrigin.nullable().catch(null),
  isDeleted: z.boolean(),
});
export type DraftRecord = z.infer<typeof draftRecord>;

export const draftId = z.uuid(englishMessage('is not valid'));

/** `PUT /api/drafts/:id`. `revision` is the one that the change is based on, 0 for none; a stale one is refused. */
export const draftToKeep = z.strictObject({
  revision: z
    .int(englishMessage('is not valid'))
    .min(0, englishMessage('is not valid'))
    .max(1e9, englishMessage('is not valid')),
  edit: draftId,
  name: givenName.nullable().default(null),
  runId: z
    .string()
    .max(100)
    .refine((id) => !hasControls(id), englishMessage('must be one line of text'))
    .nullable()
    .default(null),
  origin: draftOrigin.nullable().catch(null).default(null),
  draft: z.record(z.string(), z.unknown(), englishMessage('must be an object')),
});
export type DraftToKeep = z.input<typeof draftToKeep>;

/** `droppedTitle`: the oldest draft, which was removed to make room; null if none was. */
export const draftKept = z.object({ ...draftFacts, droppedTitle: z.string().nullable() });
export type DraftKept = z.infer<typeof draftKept>;

/** The 409 response to a draft that was changed elsewhere: its current version. */
export const draftIsNewer = z.object({ newer: draftRecord });
