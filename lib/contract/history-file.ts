import { inEnglish } from '@/lib/words/say-kept';
import { FORMATS } from './enums';
import { generateRequest } from './generate-request';
import { LIMITS } from './limits';
import { FINAL_STATES, OPERATIONS, RUN_STATES, TARGETS } from './run-words';
import { templateRequest } from './template-request';
import { isKeepable } from './text';
import * as z from './zod';

/** What a JSON export of the history says that it is. */
export const HISTORY_FILE = { kind: 'cardwright-history', version: 1 } as const;

const MOST_CARDS = 100_000;
const TOO_FAR = inEnglish('must be a likely number');

const line = (max: number) =>
  z.string().max(max).refine(isKeepable, inEnglish('must not contain NUL or lone surrogate characters'));
/** Within what `run-seq.ts` can place. */
const moment = z.iso
  .datetime(inEnglish('must be a time as ISO 8601'))
  .refine((at) => at >= '2000' && at < '2200', inEnglish('must be a time of this age'));
const credits = z.number(inEnglish('must be a number')).min(-1e12, TOO_FAR).max(1e12, TOO_FAR).nullable();
const cards = inEnglish('must be a whole number from 0 to {most}', { most: MOST_CARDS });

const STATUS = inEnglish('must be a status from 100 to 599');
const runId = z.string().regex(/^[\w-]{1,100}$/, inEnglish('must be an id'));

const facts = {
  id: runId,
  submissionId: z.uuid(inEnglish('must be a UUID')),
  /** One that shows nothing is taken as none (`has-visible.ts`): the run is good all the same. */
  title: line(LIMITS.words),
  // A run that is under way is somebody else's to watch: taken in, it would be watched, or sent, twice.
  state: z.enum(RUN_STATES).refine((state) => FINAL_STATES.includes(state), inEnglish('is still under way there')),
  target: z.enum(TARGETS),
  format: z.enum(FORMATS).nullable(),
  cards: z.int(cards).min(0, cards).max(MOST_CARDS, cards).nullable(),
  createdAt: moment,
  sentAt: moment.nullable(),
  endedAt: moment.nullable(),
  credits: z.object({ deducted: credits, remaining: credits }),
  star: z.boolean(),
  note: line(LIMITS.additionalInstructions).nullable(),
  draft: z.record(z.string(), z.unknown(), inEnglish('must be a draft')).nullable(),
  generationId: line(500).nullable(),
  artifactId: line(500).nullable(),
  artifactUrl: line(LIMITS.url).nullable(),
  // Files of before there were families have neither.
  madeFrom: runId.nullable().default(null),
  family: runId.nullable().default(null),
  warnings: z.array(line(10_000)).max(100),
  error: z
    .object({ message: line(10_000), statusCode: z.int(STATUS).min(100, STATUS).max(599, STATUS).nullable() })
    .nullable(),
};

/** A run in a JSON export. Members that it does not know are left out. */
export const exportedRun = z.discriminatedUnion(
  'operation',
  [
    z.object({ ...facts, operation: z.literal('generate'), request: generateRequest }),
    z.object({ ...facts, operation: z.literal('template'), request: templateRequest }),
  ],
  inEnglish('must be one of {values}', { values: OPERATIONS.join(', ') }),
);
export type ExportedRun = z.infer<typeof exportedRun>;

/** What stands before the runs of a file, each of which is judged by itself. */
export const historyHead = z.object({
  kind: z.literal(HISTORY_FILE.kind, inEnglish('must be an export of this history')),
  version: z.literal(HISTORY_FILE.version, inEnglish('is of a version that this program does not know')),
});
