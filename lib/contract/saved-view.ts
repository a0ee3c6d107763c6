import { inEnglish } from '@/lib/words/say-kept';
import { FORMATS } from './enums';
import { givenName } from './given-name';
import { HISTORY_SORTS } from './history';
import { LIMITS } from './limits';
import { OPERATIONS, RUN_STATES, TARGETS } from './run-words';
import { isKeepable, oneOf } from './text';
import * as z from './zod';

/** A day of the reader's calendar, as the browser's date field gives it. */
const day = z.iso.date(inEnglish('must be a day as YYYY-MM-DD'));

/** What the address of the history holds: what narrows the list, and its order. Never the bin. */
const viewFilter = z
  .strictObject({
    query: z
      .string()
      .max(LIMITS.query, inEnglish('must be at most {max} characters', { max: LIMITS.query }))
      .refine(isKeepable, inEnglish('must not contain NUL or lone surrogate characters')),
    state: oneOf(RUN_STATES),
    target: oneOf(TARGETS),
    operation: oneOf(OPERATIONS),
    format: oneOf(FORMATS),
    theme: z
      .string()
      .max(LIMITS.id, inEnglish('must be at most {max} characters', { max: LIMITS.id }))
      .refine(isKeepable, inEnglish('must not contain NUL or lone surrogate characters')),
    since: day,
    until: day,
    star: oneOf(['1']),
    sort: oneOf(HISTORY_SORTS),
  })
  .partial();

/** A way to look at the history, under a name. */
export const savedView = z.object({
  id: z.string(),
  name: z.string(),
  /** Words that a later program no longer knows count as not set (`read-filter`). */
  filter: z.record(z.string(), z.string()),
  /** ISO 8601, UTC. */
  updatedAt: z.string(),
});
export type SavedView = z.infer<typeof savedView>;

/** `GET /api/views`: all of them, by name. */
export const savedViewList = z.object({ data: z.array(savedView) });

/** `POST /api/views`. */
export const viewToSave = z.strictObject({ name: givenName, filter: viewFilter });
export type ViewToSave = z.output<typeof viewToSave>;

/** `PATCH /api/views/:id`: what is given changes. */
export const viewChange = z.strictObject({ name: givenName.optional(), filter: viewFilter.optional() });
export type ViewChange = z.infer<typeof viewChange>;
