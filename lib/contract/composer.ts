import { inEnglish } from '@/lib/words/say-kept';
import type { Deck } from '../deck/deck';
import { EXPORTS, FORMATS } from './enums';
import { generateRequest } from './generate-request';
import { historyFacts } from './history';
import { OPERATIONS, RUN_STATES, TARGETS } from './run-words';
import { templateRequest } from './template-request';
import * as z from './zod';

/** The composer's own routes (wire.md, "The composer's routes"). Requests strict, answers typed here for both sides. */

export const target = z.enum(TARGETS, inEnglish('must be one of {values}', { values: TARGETS.join(', ') }));

const submissionId = z.uuid(inEnglish('must be a UUID'));

/**
 * The run that this one was made from. It never goes to the service. What is no id, or the id of no run, is no reason
 * not to send: it is left out.
 */
const madeFrom = z
  .string()
  .regex(/^[\w-]{1,100}$/)
  .optional()
  .catch(undefined);

/** What the server needs to ask before it sends a draft that may have been sent already. All of it is optional. */
const fromDraft = {
  /** The draft that is sent. */
  draftId: z.uuid().optional().catch(undefined),
  /** Runs whose answers this browser has seen. A run of the draft that is newer than all of them was lost on the way. */
  knownRuns: z
    .array(z.string().regex(/^[\w-]{1,100}$/))
    .max(50)
    .optional()
    .catch(undefined),
  /** The run that the person was asked about and chose to send beside. */
  despite: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional()
    .catch(undefined),
};

/** `POST /api/generations`. `draft` is the form as it stood, kept so that "use again" restores all of it. */
export const submission = z.discriminatedUnion(
  'operation',
  [
    z.strictObject({
      submissionId,
      target,
      operation: z.literal('generate'),
      request: generateRequest,
      draft: z.unknown().optional(),
      madeFrom,
      ...fromDraft,
    }),
    z.strictObject({
      submissionId,
      target,
      operation: z.literal('template'),
      request: templateRequest,
      draft: z.unknown().optional(),
      madeFrom,
      ...fromDraft,
    }),
  ],
  inEnglish('must be one of {values}', { values: OPERATIONS.join(', ') }),
);
export type Submission = z.infer<typeof submission>;

export const submitted = z.object({ id: z.string(), state: z.enum(RUN_STATES) });
export type Submitted = z.infer<typeof submitted>;

/** The 409 to a submission whose draft may have been sent already: the newest such run. */
export const mayHaveBeenSent = z.object({
  mayHaveBeenSent: z.object({ id: z.string(), state: z.enum(RUN_STATES), createdAt: z.string() }),
});
export type UnsettledRun = z.infer<typeof mayHaveBeenSent>['mayHaveBeenSent'];

/** The body of every error of `/api`. */
export const routeError = z.object({
  message: z.string(),
  statusCode: z.number(),
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  correlationId: z.string().optional(),
});
export type RouteError = z.infer<typeof routeError>;

export const timelineEntry = z.object({
  /** ISO 8601, UTC. */
  at: z.string(),
  what: z.string(),
  httpStatus: z.number().nullable(),
  requestId: z.string().nullable(),
  detail: z.string().nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

export const keptExport = z.object({
  format: z.enum(EXPORTS),
  /** `waiting`: not made yet; `kept`: in the file store; `unavailable`: it could not be kept, with `reason`. */
  state: z.enum(['waiting', 'kept', 'unavailable']),
  bytes: z.number().nullable(),
  reason: z.string().nullable(),
  /**
   * Of one that is `waiting`, for what. `file`: it is being made or fetched; `link`: the service has given none yet;
   * `again`: a try came to nothing, for `reason`, and another one follows. Null in the other states.
   */
  waitsFor: z.enum(['file', 'link', 'again']).nullable(),
});

/** Credits that were left at a moment (ISO 8601, UTC): evidence of a charge, never proof. */
const knownBalance = z.object({ remaining: z.number(), at: z.string() });

const runFacts = {
  id: z.string(),
  title: z.string(),
  state: z.enum(RUN_STATES),
  /** A state word of the service that the interface does not know, shown as it came; `state` stays `pending`. */
  serviceStatus: z.string().nullable(),
  target,
  operation: z.enum(OPERATIONS),
  format: z.enum(FORMATS).nullable(),
  cards: z.number().nullable(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  credits: z.object({ deducted: z.number().nullable(), remaining: z.number().nullable() }),
  ...historyFacts,
};

/** A row of the history. */
export const runSummary = z.object(runFacts);
export type RunSummary = z.infer<typeof runSummary>;

/** `GET /api/generations/:id`. */
export const run = z.object({
  ...runFacts,
  /** The run it was made from; it may be gone for good. */
  madeFrom: z.string().nullable(),
  /** The request as it was, or will be, sent. */
  request: z.unknown(),
  draft: z.unknown().nullable(),
  /** How many times a person sent it again. */
  resends: z.number(),
  /** When one that is queued is sent; null for all others. */
  sendsAt: z.string().nullable(),
  /**
   * The last look at the service and when the next one is due (ISO 8601, UTC); null before the first and once it has
   * ended. `problem`: why the last one told nothing, in English, as part of a sentence.
   */
  watch: z.object({ lookedAt: z.string(), problem: z.string().nullable(), looksAt: z.string().nullable() }).nullable(),
  generationId: z.string().nullable(),
  artifactUrl: z.string().nullable(),
  warnings: z.array(z.string()),
  error: z
    .object({
      message: z.string(),
      statusCode: z.number().nullable(),
      fields: z.array(z.object({ path: z.string(), message: z.string() })),
    })
    .nullable(),
  /** Practice only: cards finished so far. */
  progress: z.object({ done: z.number(), total: z.number() }).nullable(),
  exports: z.array(keptExport),
  /** What was last known when it was sent; null when nothing was. */
  balanceBefore: knownBalance.nullable(),
  /** What was read after its answer was lost; null when it was not lost, or the service did not tell. */
  balanceAfter: knownBalance.nullable(),
  /** Other runs of ours that were under way between those two, and what they were charged, where all of it is known. */
  chargesMeanwhile: z.object({ runs: z.number(), credits: z.number().nullable() }).nullable(),
  timeline: z.array(timelineEntry),
});
export type Run = z.infer<typeof run>;

/** `GET /api/generations/:id/answer`: the last answer of the service, as it came but without keys; null before one. */
export const serviceAnswer = z.object({ at: z.string(), statusCode: z.number(), text: z.string() });
export type ServiceAnswer = z.infer<typeof serviceAnswer>;
export const lastAnswer = z.object({ answer: serviceAnswer.nullable() });

/**
 * What the engine itself placed: drawn as it is, so only the outside of it is looked at. Everything inside was written
 * and is read by the same program.
 */
const placedDeck = z.looseObject({
  title: z.string(),
  language: z.string(),
  theme: z.looseObject({ id: z.string(), palette: z.record(z.string(), z.string()) }),
  format: z.enum(FORMATS),
  dimensions: z.string(),
  cards: z.array(z.looseObject({ index: z.number(), page: z.number(), elements: z.array(z.looseObject({})) })),
});

/**
 * `GET /api/generations/:id/deck?from`: cards of the deck of a completed Practice run, as many as fit an answer, with the
 * address of each kept picture.
 */
export const deckAnswer = z.object({
  deck: z.custom<Deck>((value) => placedDeck.safeParse(value).success, inEnglish('must be a deck')),
  /** Addresses of the pictures of kind `file`, by their key. */
  images: z.record(z.string(), z.string()),
  /** Where the next answer begins (`?from`), in cards; null when these are the last. */
  next: z.number().int().nullable(),
});
export type DeckAnswer = z.infer<typeof deckAnswer>;

/** `GET /api/generations/:id/card`: the same with the first card alone, for a row of the history. */
export const cardAnswer = z.object(deckAnswer.shape);

export const runPage = z.object({ data: z.array(runSummary), hasMore: z.boolean(), nextCursor: z.string().nullable() });
export type RunPage = z.infer<typeof runPage>;

/** `GET /api/balance?target`: the newest figure that is known, and since when; null where none is. */
export const balance = z.object({ remaining: z.number().nullable(), asOf: z.string().nullable() });
export type Balance = z.infer<typeof balance>;

/** `POST /api/balance`: practice credits are play money and topped up with one click (wire.md). */
export const topUpRequest = z.strictObject({ target: z.literal('practice') });

/** `POST /api/balance/refresh`: the service is asked when the known figure is older than `maxAge` seconds. */
export const refreshRequest = z.strictObject({
  target: z.enum(TARGETS),
  maxAge: z.int().min(0).max(3600).default(0),
});

/** The answer to a deletion. */
export const deleted = z.object({ deleted: z.literal(true) });
