import { englishMessage } from '@/lib/words/stored-messages';
import { FORMATS } from './enums';
import { LIMITS } from './limits';
import { currentTarget, OPERATIONS, RUN_STATES, TARGETS } from './run-words';
import { isKeepable, keepable, oneOf, tooLong } from './text';
import { hasVisible } from './text-checks';
import * as z from './zod';

/** The routes of the history (docs/spec/settled-points.md#11): list, actions, trash, export and import. */

/** `title` sorts from A, `credits` from the highest. */
export const HISTORY_SORTS = ['newest', 'oldest', 'title', 'credits'] as const;
export type HistorySort = (typeof HISTORY_SORTS)[number];

/** An excerpt around a search match: plain text on one line, with the match separate. */
export const excerpt = z.object({ before: z.string(), hit: z.string(), after: z.string() });
export type Excerpt = z.infer<typeof excerpt>;

/** What a person has added to a run or done with it; part of each row and of the run itself. */
export const historyFacts = {
  star: z.boolean(),
  note: z.string().nullable(),
  /** The requested theme, with its name if the engine has used it. Null: the service's default. */
  theme: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  artifactId: z.string().nullable(),
  /**
   * Whether its deck is stored here and can be opened: `GET /api/generations/:id/card` returns the first card, `/deck`
   * all of them. False in the trash, where only `/card` responds, for imported local runs, whose deck was not imported,
   * and for remote runs.
   */
  hasDeck: z.boolean(),
  /** ISO 8601, UTC: when it was moved to the trash, where it stays for 30 days; null if it is not there. */
  deletedAt: z.string().nullable(),
  /** Runs made from one another: this one is the `place`-th (1-based) of `count`, by time; null without relatives. */
  family: z.object({ id: z.string(), place: z.number(), count: z.number() }).nullable(),
};

const flag = z.enum(['0', '1'], englishMessage('is not valid')).transform((value) => value === '1');
const moment = z.iso.datetime({ offset: true, error: englishMessage('is not valid') });

/** The filters of the list, all optional and each at most once. Bulk actions use the same members. */
export const historyFilter = z.object({
  /** Words in any order, in title, text, instructions or note; the last one may be a prefix. */
  query: keepable(LIMITS.query).optional(),
  state: oneOf(RUN_STATES).optional(),
  target: z.preprocess(currentTarget, oneOf(TARGETS).optional()),
  operation: oneOf(OPERATIONS).optional(),
  format: oneOf(FORMATS).optional(),
  theme: keepable(LIMITS.id).optional(),
  /** Created at or after this time. */
  since: moment.optional(),
  /** Created before this time. */
  until: moment.optional(),
  star: flag.optional(),
  /** `1`: runs in the trash; otherwise all others. */
  bin: flag.optional(),
  /** The runs of one family. */
  family: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional(),
  /** The runs of one bulk deletion: its `at`. */
  deletedAt: moment.optional(),
});
export type HistoryFilterText = z.input<typeof historyFilter>;
export type HistoryFilter = z.output<typeof historyFilter>;

/** The title that a person gives a run. */
export const givenTitle = z
  .string(englishMessage('must be a string'))
  .trim()
  .refine(hasVisible, englishMessage('must not be empty'))
  .max(LIMITS.words, tooLong(LIMITS.words))
  .refine(isKeepable, englishMessage('must not contain NUL or lone surrogate characters'));

/** `PATCH /api/generations/:id`: changes the given members; a blank note counts as none. */
export const runChange = z
  .strictObject({
    title: givenTitle.optional(),
    star: z.boolean(englishMessage('must be true or false')).optional(),
    note: z
      .string(englishMessage('is not valid'))
      .trim()
      .max(LIMITS.additionalInstructions, tooLong(LIMITS.additionalInstructions))
      .refine(isKeepable, englishMessage('must not contain NUL or lone surrogate characters'))
      .nullable()
      .optional(),
  })
  .refine((change) => Object.keys(change).length > 0);
export type RunChange = z.infer<typeof runChange>;

/** `purge` deletes runs in the trash for good. */
export const BULK_ACTS = ['star', 'unstar', 'delete', 'restore', 'purge'] as const;
export type BulkAct = (typeof BULK_ACTS)[number];

/** `GET /api/generations/count` with the list's filter: the number of matching runs created before `at`. */
export const countAnswer = z.object({ count: z.number(), at: z.string() });
export type CountAnswer = z.infer<typeof countAnswer>;

/** `POST /api/generations/bulk`: on the given ids, or on all runs that match a filter. */
export const bulkRequest = z
  .strictObject({
    act: oneOf(BULK_ACTS),
    ids: z
      .array(z.string(englishMessage('must be a string')).max(100).refine(isKeepable, englishMessage('is not valid')))
      .min(1, englishMessage('must not be empty'))
      .max(1000)
      .optional(),
    filter: z.strictObject(historyFilter.shape, englishMessage('is not valid')).optional(),
    /**
     * With `filter`: the count at the time of selection. Runs created since are left alone; if more match by now, as
     * after an import, nothing is done (409).
     */
    counted: z
      .strictObject(
        { count: z.number(englishMessage('is not valid')).min(0), at: moment },
        englishMessage('is not valid'),
      )
      .optional(),
  })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined))
  .refine(({ ids, counted }) => ids === undefined || counted === undefined, { path: ['counted'] });

/**
 * `done`: the number of changed runs. `left`: the number of unchanged ones, which are gone, already in that state, or
 * (when deleting) still in progress. `at`: the time of the action, unique among deletions; `{act: 'restore', filter:
 * {bin: '1', deletedAt: at}}` undoes it.
 */
export const bulkAnswer = z.object({ done: z.number(), left: z.number(), at: z.string() });
export type BulkAnswer = z.infer<typeof bulkAnswer>;

/** `DELETE /api/generations/:id` and `POST /api/generations/:id/restore`. 409 when deleting a run in progress. */
export const binAnswer = z.object({ id: z.string(), deletedAt: z.string().nullable() });
export type BinAnswer = z.infer<typeof binAnswer>;

/** What a run cost, and the balance after it. Null if unknown. */
export const runCredits = z.object({ deducted: z.number().nullable(), remaining: z.number().nullable() });

/** A run as listed by its relatives. `changes`: interface paths whose values differ between the two. */
const relative = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(RUN_STATES),
  serviceStatus: z.string().nullable(),
  target: z.enum(TARGETS),
  credits: runCredits,
  createdAt: z.string(),
  deletedAt: z.string().nullable(),
  changes: z.array(z.string()),
});
export type Relative = z.infer<typeof relative>;

/** `GET /api/generations/:id/family`. */
export const familyAnswer = z.object({
  /** The run it was made from; null if there is none or it was deleted for good (`isFromGone`). */
  madeFrom: relative.nullable(),
  isFromGone: z.boolean(),
  /** The runs made from it, newest first. */
  madeAgain: z.array(relative),
  /** The total number of those. */
  madeAgainCount: z.number(),
});
export type FamilyAnswer = z.infer<typeof familyAnswer>;

/** `GET /api/generations/export?as=…` with the list's filter and sort. */
export const HISTORY_FILES = ['csv', 'json'] as const;

/** `POST /api/generations/import`, whose body is a JSON export. An imported run is never sent automatically. */
export const importAnswer = z.object({
  taken: z.number(),
  /** Runs that already exist; left unchanged. */
  known: z.number(),
  /** How many of those are in the trash. */
  trashed: z.number(),
  /** The refused runs (the first 100), indexed from 0. */
  refused: z.array(z.object({ index: z.number(), title: z.string().nullable(), reason: z.string() })),
  refusedCount: z.number(),
});
export type ImportAnswer = z.infer<typeof importAnswer>;
