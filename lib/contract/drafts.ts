import { inEnglish } from '@/lib/words/say-kept';
import { givenName, hasControls } from './given-name';
import * as z from './zod';

/**
 * The run that a draft goes back to. `asked`: it was begun from it, by "use again" or a remix, whatever it says now.
 * `sent`: it was sent as that run, and is changed since.
 */
export const draftOrigin = z.strictObject({
  run: z.string().regex(/^[\w-]{1,100}$/, inEnglish('must be an id')),
  by: z.enum(['asked', 'sent']),
});
export type DraftOrigin = z.infer<typeof draftOrigin>;

const draftFacts = {
  id: z.string(),
  /** Counts up with each change. */
  revision: z.number(),
  /** The browser's own word for what stands here: it knows its own again by it when an answer was lost. */
  edit: z.string(),
  /** The name a person gave it, else what its text is called. */
  title: z.string(),
  isNamed: z.boolean(),
  /** The run it was sent as, while nothing was changed since. */
  runId: z.string().nullable(),
  /** Of its text. */
  characters: z.number(),
  /** ISO 8601, UTC. */
  updatedAt: z.string(),
};

/** A row of `GET /api/drafts?limit&after`, the newest first. */
export const draftSummary = z.object(draftFacts);
export type DraftSummary = z.infer<typeof draftSummary>;

export const draftPage = z.object({
  data: z.array(draftSummary),
  hasMore: z.boolean(),
  nextCursor: z.string().nullable(),
});
export type DraftPage = z.infer<typeof draftPage>;

/** `GET /api/drafts/:id`; a deleted one too, which can be brought back. */
export const draftRecord = z.object({
  ...draftFacts,
  draft: z.unknown(),
  origin: draftOrigin.nullable().catch(null),
  isDeleted: z.boolean(),
});
export type DraftRecord = z.infer<typeof draftRecord>;

export const draftId = z.uuid(inEnglish('must be a UUID'));

/** `PUT /api/drafts/:id`. `revision` is the one that the change was made on, 0 for none: a stale one is refused. */
export const draftToKeep = z.strictObject({
  revision: z
    .int(inEnglish('must be a whole number'))
    .min(0, inEnglish('must be at least 0'))
    .max(1e9, inEnglish('must be at most 1000000000')),
  edit: draftId,
  name: givenName.nullable().default(null),
  runId: z
    .string()
    .max(100)
    .refine((id) => !hasControls(id), inEnglish('must be one line of text'))
    .nullable()
    .default(null),
  origin: draftOrigin.nullable().default(null),
  draft: z.record(z.string(), z.unknown(), inEnglish('must be an object')),
});
export type DraftToKeep = z.input<typeof draftToKeep>;

/** `droppedTitle`: the oldest draft, which had to go to make room; null when none had to. */
export const draftKept = z.object({ ...draftFacts, droppedTitle: z.string().nullable() });
export type DraftKept = z.infer<typeof draftKept>;

/** The 409 to a change of what was changed elsewhere: what stands there now. */
export const draftIsNewer = z.object({ newer: draftRecord });
