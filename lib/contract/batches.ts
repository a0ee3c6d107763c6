import { englishMessage } from '@/lib/words/stored-messages';
import { LIMITS } from './limits';
import { pageOf } from './members';
import { OPERATIONS, RUN_STATES, TARGETS } from './run-words';
import { givenName, isKeepable } from './text';
import { columnKey } from './text-checks';
import * as z from './zod';

// A batch creates one run for each row of a table.

/** What a batch can be doing. `paused`: until a person resumes it; `done`: every row has ended. */
export const BATCH_STATES = ['running', 'paused', 'done'] as const;

/** Why a batch is paused. `cost-unknown`: it has a limit on credits, and the cost of its next row cannot be known. */
export const PAUSE_REASONS = ['person', 'credits', 'cost-unknown'] as const;

/**
 * What has become of a row. `refused`: not sent, because the filled request is not valid; `failed`: without a charge, so
 * it can be retried; `unsettled`: its run may have been charged, and only a person decides what to do; `deleted`: its
 * run was deleted for good.
 */
export const ROW_STATES = ['waiting', 'working', 'completed', 'refused', 'failed', 'unsettled', 'deleted'] as const;
export type BatchRowState = (typeof ROW_STATES)[number];

/** The states that "Retry the failed" sends again. */
export const RETRYABLE: readonly BatchRowState[] = ['refused', 'failed'];

const cellText = z
  .string(englishMessage('must be a string'))
  .refine(isKeepable, englishMessage('must not contain NUL or lone surrogate characters'));

const columns = z
  .array(givenName)
  .min(1, englishMessage('must not be empty'))
  .max(LIMITS.batchColumns)
  .refine(
    (names) => new Set(names.map(columnKey)).size === names.length,
    englishMessage('Two columns have the same name'),
  );

/**
 * What each row creates: a `RunToCreate` whose texts may contain `{{column}}`. Its request is only valid, and only
 * checked, once it is filled.
 */
const template = z.strictObject({
  operation: z.enum(OPERATIONS),
  target: z.enum(TARGETS).default('local'),
  title: cellText.max(LIMITS.words).optional(),
  request: z.record(z.string(), z.unknown()).describe('A `GenerateRequest` or `TemplateRequest` to fill.'),
});
export type BatchTemplate = z.infer<typeof template>;

const table = (most: number) => ({
  template,
  columns,
  rows: z
    .array(z.array(cellText.max(LIMITS.batchCell)).max(LIMITS.batchColumns))
    .min(1, englishMessage('must not be empty'))
    .max(most)
    .refine(
      (rows) => charactersOf(rows) <= LIMITS.batchCharacters,
      englishMessage('must be at most {max} characters', { max: LIMITS.batchCharacters }),
    ),
});

export function charactersOf(rows: readonly (readonly string[])[]): number {
  return rows.reduce((sum, cells) => cells.reduce((inner, { length }) => inner + length, sum), 0);
}

/** `POST /api/batches/check`: some rows of a batch, to see what they would create. */
export const batchToCheck = z.strictObject(table(LIMITS.batchChecked));
export type BatchToCheck = z.infer<typeof batchToCheck>;

const maxCredits = z
  .int()
  .min(0)
  .max(1_000_000_000)
  .nullable()
  .describe('Pauses the batch before it could cost more; null: no limit.');

/** `POST /api/v1/batches`. */
export const batchToCreate = z
  .strictObject({ name: givenName, maxCredits: maxCredits.default(null), ...table(LIMITS.batchRows) })
  .meta({ id: 'BatchToCreate' });
export type BatchToCreate = z.infer<typeof batchToCreate>;

/** `POST /api/v1/tables`, and its answer. */
export const tableToRead = z
  .strictObject({ text: z.string().describe('The first row has the names of the columns.') })
  .meta({ id: 'TableToRead' });
export const tableRead = z
  .object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) })
  .meta({ id: 'Table' });

/** `POST /api/batches`. The browser makes the id, so that a repeated call is the same batch. */
export const newBatch = batchToCreate.extend({ submissionId: z.uuid(englishMessage('is not valid')) });

/** `PATCH /api/batches/:id`. `maxCredits`: a new limit when it is resumed. */
export const batchChange = z
  .strictObject({ action: z.enum(['pause', 'resume', 'retry']), maxCredits: maxCredits.optional() })
  .meta({ id: 'BatchChange' });
export type BatchChange = z.infer<typeof batchChange>;

const problems = z.array(z.object({ path: z.string(), message: z.string() }));
const range = z.object({ low: z.number(), high: z.number() });

/** The answer to `POST /api/batches/check`, in the order of the rows. `credits` is null if only the service knows. */
export const batchCheck = z.object({
  rows: z.array(z.object({ problems, cards: z.number().nullable(), credits: range.nullable() })),
});
export type CheckedRow = z.infer<typeof batchCheck>['rows'][number];

const summary = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(BATCH_STATES),
  pauseReason: z.enum(PAUSE_REASONS).nullable(),
  operation: z.enum(OPERATIONS),
  target: z.enum(TARGETS),
  rows: z.int(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  pageUrl: z.string().describe('The batch in the browser.'),
});

/** A batch with the number of its rows in each state. */
export const batch = summary
  .extend({
    columns: z.array(z.string()),
    counts: z.object(
      Object.fromEntries(ROW_STATES.map((state) => [state, z.int()])) as Record<BatchRowState, z.ZodInt>,
    ),
    credits: z.object({
      max: z.number().nullable(),
      spent: z.number().describe('Charged so far, as far as it is known.'),
      reserved: z.number().describe('The most that rows without a known charge may still cost.'),
    }),
  })
  .meta({ id: 'Batch' });
export type Batch = z.infer<typeof batch>;

/** Newest first. */
export const batchPage = pageOf(summary.meta({ id: 'BatchSummary' })).meta({ id: 'BatchPage' });
export type BatchSummary = z.infer<typeof summary>;

const batchRow = z.object({
  number: z.int().describe('From 1.'),
  state: z.enum(ROW_STATES),
  cells: z.array(z.string()).describe('Long ones are cut.'),
  problems: problems.describe('Why it is refused.'),
  run: z
    .object({
      id: z.string(),
      state: z.enum(RUN_STATES),
      title: z.string(),
      cards: z.int().nullable(),
      creditsDeducted: z.number().nullable(),
      error: z.string().nullable(),
    })
    .nullable(),
});
export type BatchRow = z.infer<typeof batchRow>;

export const batchRowPage = pageOf(batchRow).meta({ id: 'BatchRowPage' });
export type BatchRowPage = z.infer<typeof batchRowPage>;
