import { englishMessage } from '@/lib/words/stored-messages';
import { FORMATS } from './enums';
import { HISTORY_SORTS } from './history';
import { LIMITS } from './limits';
import { OPERATIONS, RUN_STATES } from './run-words';
import { givenName, keepable, oneOf, target } from './text';
import * as z from './zod';

/** A calendar day in the format of a date input. */
const day = z.iso.date(englishMessage('is not valid'));

/** The query parameters of the history: filters and sort order, never the trash. */
const viewFilter = z
  .strictObject({
    query: keepable(LIMITS.query),
    state: oneOf(RUN_STATES),
    target,
    operation: oneOf(OPERATIONS),
    format: oneOf(FORMATS),
    theme: keepable(LIMITS.id),
    since: day,
    until: day,
    star: oneOf(['1']),
    sort: oneOf(HISTORY_SORTS),
  })
  .partial();

/** A named view of the history. */
export const savedView = z.object({
  id: z.string(),
  name: z.string(),
  /** Values that are no longer known count as not set (`read-filter`). */
  filter: z.record(z.string(), z.string()),
  /** ISO 8601, UTC. */
  updatedAt: z.string(),
});
export type SavedView = z.infer<typeof savedView>;

/** `GET /api/views`: all saved views, by name. */
export const savedViewList = z.object({ data: z.array(savedView) });

/** `POST /api/views`. */
export const viewToSave = z.strictObject({ name: givenName, filter: viewFilter });
export type ViewToSave = z.output<typeof viewToSave>;

/** `PATCH /api/views/:id`: changes the given members. */
export const viewChange = z.strictObject({ name: givenName.optional(), filter: viewFilter.optional() });
export type ViewChange = z.infer<typeof viewChange>;
