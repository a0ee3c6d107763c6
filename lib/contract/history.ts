import { inEnglish } from '@/lib/words/say-kept';
import { FORMATS } from './enums';
import { hasVisible } from './has-visible';
import { LIMITS } from './limits';
import { OPERATIONS, RUN_STATES, TARGETS } from './run-words';
import { isKeepable } from './text';
import * as z from './zod';

/** The routes of the history (wire.md, "The composer's routes"): its list, its acts, its bin, its way out and in. */

/** `title` is from A on, `credits` the dearest first. */
export const HISTORY_SORTS = ['newest', 'oldest', 'title', 'credits'] as const;
export type HistorySort = (typeof HISTORY_SORTS)[number];

/** What a person has added to a run, or done with it; members of each row and of the run itself. */
export const historyFacts = {
  star: z.boolean(),
  note: z.string().nullable(),
  /** The theme that was asked for; its name where Practice has made something with it. Null: the service's own choice. */
  theme: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  artifactId: z.string().nullable(),
  /**
   * Whether its deck is here and can be opened: `GET /api/generations/:id/card` has the first card, `/deck` all of them.
   * False in the trash, where `/card` alone answers. Of a Practice run
   * that was taken in from elsewhere the deck stayed there; a live service keeps its decks to itself.
   */
  hasDeck: z.boolean(),
  /** ISO 8601, UTC: in the bin since then, for 30 days; null where it is not. */
  deletedAt: z.string().nullable(),
  /** Runs made from one another, this one the `place`-th (from 1) of `count`, by time; null where it stands alone. */
  family: z.object({ id: z.string(), place: z.number(), count: z.number() }).nullable(),
};

const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, inEnglish('must be one of {values}', { values: words.join(', ') }));
const atMost = (max: number) => inEnglish('must be at most {max} characters', { max });
const flag = z.enum(['0', '1'], inEnglish('must be 0 or 1')).transform((value) => value === '1');
const moment = z.iso.datetime({ offset: true, error: inEnglish('must be a time as ISO 8601') });

/** What narrows the list; each is optional, each may come once. The same members make the filter of a bulk act. */
export const historyFilter = z.object({
  /** Words, in any order, wherever they stand in title, text, instructions or note; the last may be a beginning. */
  query: z
    .string()
    .max(LIMITS.query, atMost(LIMITS.query))
    .refine(isKeepable, inEnglish('must not contain NUL or lone surrogate characters'))
    .optional(),
  state: oneOf(RUN_STATES).optional(),
  target: oneOf(TARGETS).optional(),
  operation: oneOf(OPERATIONS).optional(),
  format: oneOf(FORMATS).optional(),
  /** The id of the theme asked for. */
  theme: z
    .string()
    .max(LIMITS.id, atMost(LIMITS.id))
    .refine(isKeepable, inEnglish('must not contain NUL or lone surrogate characters'))
    .optional(),
  /** Begun at or after this moment. */
  since: moment.optional(),
  /** Begun before this moment. */
  until: moment.optional(),
  star: flag.optional(),
  /** `1`: what lies in the bin; else what does not. */
  bin: flag.optional(),
  /** Those that were made from one another. */
  family: z
    .string()
    .regex(/^[\w-]{1,100}$/, inEnglish('must be an id'))
    .optional(),
  /** What one bulk deletion put there: its `at`. */
  deletedAt: moment.optional(),
});
export type HistoryFilterText = z.input<typeof historyFilter>;
export type HistoryFilter = z.output<typeof historyFilter>;

/** `PATCH /api/generations/:id`: what is given changes; a note of nothing but space is none. */
export const runChange = z
  .strictObject({
    title: z
      .string(inEnglish('must be a string'))
      .trim()
      .refine(hasVisible, inEnglish('must not be empty'))
      .max(LIMITS.words, atMost(LIMITS.words))
      .refine(isKeepable, inEnglish('must not contain NUL or lone surrogate characters'))
      .optional(),
    star: z.boolean(inEnglish('must be true or false')).optional(),
    note: z
      .string(inEnglish('must be a string or null'))
      .trim()
      .max(LIMITS.additionalInstructions, atMost(LIMITS.additionalInstructions))
      .refine(isKeepable, inEnglish('must not contain NUL or lone surrogate characters'))
      .nullable()
      .optional(),
  })
  .refine((change) => Object.keys(change).length > 0, inEnglish('must name what to change'));
export type RunChange = z.infer<typeof runChange>;

/** `purge` erases runs that are in the trash for good. */
export const BULK_ACTS = ['star', 'unstar', 'delete', 'restore', 'purge'] as const;
export type BulkAct = (typeof BULK_ACTS)[number];

/** `GET /api/generations/count` with the list's filter: how many runs it finds, of those begun before `at`. */
export const countAnswer = z.object({ count: z.number(), at: z.string() });
export type CountAnswer = z.infer<typeof countAnswer>;

/** `POST /api/generations/bulk`: on the runs named, or on all that a filter finds. */
export const bulkRequest = z
  .strictObject({
    act: oneOf(BULK_ACTS),
    ids: z
      .array(z.string(inEnglish('must be a string')).max(100).refine(isKeepable, inEnglish('must be an id')))
      .min(1, inEnglish('must not be empty'))
      .max(1000, inEnglish('must be at most 1000 ids'))
      .optional(),
    filter: z.strictObject(historyFilter.shape, inEnglish('must be a filter of the history')).optional(),
    /**
     * With `filter`: what was counted when they were chosen. Runs begun since then are left alone; where more match by
     * now, as after an import, nothing is done (409).
     */
    counted: z
      .strictObject(
        { count: z.number(inEnglish('must be a number')).min(0, inEnglish('must be at least 0')), at: moment },
        inEnglish('must be what was counted'),
      )
      .optional(),
  })
  .refine(
    ({ ids, filter }) => (ids === undefined) !== (filter === undefined),
    inEnglish('must have either ids or filter'),
  )
  .refine(({ ids, counted }) => ids === undefined || counted === undefined, {
    path: ['counted'],
    error: inEnglish('belongs to a filter'),
  });

/**
 * `done`: how many were changed. `left`: how many were not, for they are gone, are so already, or (deleting) are still
 * under way. `at`: the moment of the act, and of no other deletion; this one is taken back by
 * `{act: 'restore', filter: {bin: '1', deletedAt: at}}`.
 */
export const bulkAnswer = z.object({ done: z.number(), left: z.number(), at: z.string() });
export type BulkAnswer = z.infer<typeof bulkAnswer>;

/** `DELETE /api/generations/:id` and `POST /api/generations/:id/restore`. 409 to the deletion of a run under way. */
export const binAnswer = z.object({ id: z.string(), deletedAt: z.string().nullable() });
export type BinAnswer = z.infer<typeof binAnswer>;

/** A run as its relatives know it. `changes`: paths of the interface whose values differ between the two. */
const relative = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(RUN_STATES),
  serviceStatus: z.string().nullable(),
  target: z.enum(TARGETS),
  createdAt: z.string(),
  deletedAt: z.string().nullable(),
  changes: z.array(z.string()),
});
export type Relative = z.infer<typeof relative>;

/** `GET /api/generations/:id/family`. */
export const familyAnswer = z.object({
  /** What it was made from; null: nothing, or a run that is gone for good (`isFromGone`). */
  madeFrom: relative.nullable(),
  isFromGone: z.boolean(),
  /** What was made from it, the newest of them first. */
  madeAgain: z.array(relative),
  /** How many those are. */
  madeAgainCount: z.number(),
});
export type FamilyAnswer = z.infer<typeof familyAnswer>;

/** `GET /api/generations/export?as=…` with the list's filter and sort. */
export const HISTORY_FILES = ['csv', 'json'] as const;

/** `POST /api/generations/import`, whose body is a JSON export: nothing of it is ever sent by itself. */
export const importAnswer = z.object({
  taken: z.number(),
  /** Runs that are here already; they were left as they are. */
  known: z.number(),
  /** How many of those lie in the bin. */
  binned: z.number(),
  /** The rows that were not taken (the first 100 of them), counted from 0. */
  refused: z.array(z.object({ index: z.number(), title: z.string().nullable(), reason: z.string() })),
  refusedCount: z.number(),
});
export type ImportAnswer = z.infer<typeof importAnswer>;
