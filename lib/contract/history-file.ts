import { englishMessage } from '@/lib/words/stored-messages';
import { FORMATS } from './enums';
import { LIMITS } from './limits';
import { generateRequest, templateRequest } from './request/generate-request';
import { currentTarget, FINAL_STATES, OPERATIONS, RUN_STATES, TARGETS } from './run-words';
import { keepable } from './text';
import * as z from './zod';

/** Identifies a JSON export of the history. */
export const HISTORY_FILE = { kind: 'cardwright-history', version: 1 } as const;

const MAX_CARDS = 100_000;
const TOO_FAR = englishMessage('is not valid');

/** Within the range that `run-seq.ts` can order. */
const moment = z.iso.datetime(englishMessage('is not valid')).refine((at) => at >= '2000' && at < '2200');
const credits = z.number(englishMessage('is not valid')).min(-1e12, TOO_FAR).max(1e12, TOO_FAR).nullable();
const cards = englishMessage('is not valid');

const STATUS = englishMessage('is not valid');
const runId = z.string().regex(/^[\w-]{1,100}$/, englishMessage('is not valid'));

const facts = {
  id: runId,
  submissionId: z.uuid(englishMessage('is not valid')),
  /** An invisible title counts as none (`text.ts`), and the run is still valid. */
  title: keepable(LIMITS.words),
  // A run in progress belongs to another instance: imported, it would be polled or sent twice.
  state: z
    .enum(RUN_STATES)
    .refine((state) => FINAL_STATES.includes(state), englishMessage('Still in progress when exported')),
  target: z.preprocess(currentTarget, z.enum(TARGETS)),
  format: z.enum(FORMATS).nullable(),
  cards: z.int(cards).min(0, cards).max(MAX_CARDS, cards).nullable(),
  createdAt: moment,
  sentAt: moment.nullable(),
  endedAt: moment.nullable(),
  credits: z.object({ deducted: credits, remaining: credits }),
  star: z.boolean(),
  note: keepable(LIMITS.additionalInstructions).nullable(),
  draft: z.record(z.string(), z.unknown(), englishMessage('is not valid')).nullable(),
  generationId: keepable(500).nullable(),
  artifactId: keepable(500).nullable(),
  artifactUrl: keepable(LIMITS.url).nullable(),
  // Missing in files from before families existed.
  madeFrom: runId.nullable().default(null),
  family: runId.nullable().default(null),
  warnings: z.array(keepable(10_000)).max(100),
  error: z
    .object({ message: keepable(10_000), statusCode: z.int(STATUS).min(100, STATUS).max(599, STATUS).nullable() })
    .nullable(),
};

/** A run in a JSON export. Unknown members are dropped. */
export const exportedRun = z.discriminatedUnion(
  'operation',
  [
    z.object({ ...facts, operation: z.literal('generate'), request: generateRequest }),
    z.object({ ...facts, operation: z.literal('template'), request: templateRequest }),
  ],
  englishMessage('must be one of {values}', { values: OPERATIONS.join(', ') }),
);
export type ExportedRun = z.infer<typeof exportedRun>;

/** The members before the runs of a file; each run is validated separately. */
export const historyHead = z.object({
  kind: z.literal(HISTORY_FILE.kind, englishMessage('is not valid')),
  version: z.literal(HISTORY_FILE.version, englishMessage('is not valid')),
});
