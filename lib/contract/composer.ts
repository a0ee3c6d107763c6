import { englishMessage } from '@/lib/words/stored-messages';
import type { Deck } from '../deck/deck';
import { EXPORTS, FORMATS } from './enums';
import { excerpt, givenTitle, historyFacts, runCredits } from './history';
import { liveHead, placedCard } from './live-run';
import { pageOf } from './members';
import { generateRequest, templateRequest } from './request/generate-request';
import { currentTarget, OPERATIONS, RUN_STATES, TARGETS } from './run-words';
import { target } from './text';
import * as z from './zod';

/**
 * The composer's own routes (docs/spec/settled-points.md#11). Request schemas are strict; responses are typed here
 * for both sides.
 */

const submissionId = z.uuid(englishMessage('is not valid'));

const runId = z.string().regex(/^[\w-]{1,100}$/);

/**
 * The run that this one was made from. Never sent to the service. An invalid or unknown id must not block sending, so
 * it is omitted.
 */
const madeFrom = runId.optional().catch(undefined);

/**
 * The title a person typed; without one, the title is derived from the text. It is never sent to the service, and does
 * not make a request different.
 */
const title = givenTitle.optional();

/**
 * Whether a person approves the outline before the cards are written. Only the engine supports it, so it is not a field
 * of the interface, and it is refused unless the engine's language model plans the cards.
 */
const reviewOutline = z.boolean().optional();

/** What the server needs to detect a draft that may already have been sent. All optional. */
const fromDraft = {
  draftId: z.uuid().optional().catch(undefined),
  /** Runs whose responses this browser has received. A newer run of the draft means a lost response. */
  knownRuns: z.array(runId).max(50).optional().catch(undefined),
  /** The earlier run that the person confirmed repeating. */
  despite: runId.optional().catch(undefined),
};

/** `POST /api/generations`. `draft` is the state of the form, stored so that "use again" restores it completely. */
export const submission = z.discriminatedUnion(
  'operation',
  [
    z.strictObject({
      submissionId,
      target,
      operation: z.literal('generate'),
      request: generateRequest,
      draft: z.unknown().optional(),
      reviewOutline,
      madeFrom,
      title,
      ...fromDraft,
    }),
    z.strictObject({
      submissionId,
      target,
      operation: z.literal('template'),
      request: templateRequest,
      draft: z.unknown().optional(),
      madeFrom,
      title,
      ...fromDraft,
    }),
  ],
  englishMessage('must be one of {values}', { values: OPERATIONS.join(', ') }),
);
export type Submission = z.infer<typeof submission>;

/** The body of `POST /api/generations/unsettled`: the text of a request, and its draft. */
export const unsettledAsked = z.strictObject({
  draftId: fromDraft.draftId,
  madeFrom,
  knownRuns: fromDraft.knownRuns,
  text: z.string(),
});
export type UnsettledAsked = z.infer<typeof unsettledAsked>;

export const submitted = z.object({ id: z.string(), state: z.enum(RUN_STATES) });
export type Submitted = z.infer<typeof submitted>;

/** The 409 response to a submission whose draft may already have been sent: the latest such run. */
const unsettledRun = z.object({ id: z.string(), state: z.enum(RUN_STATES), createdAt: z.string() });
export type UnsettledRun = z.infer<typeof unsettledRun>;
export const mayHaveBeenSent = z.object({ mayHaveBeenSent: unsettledRun });

/** `POST /api/generations/unsettled`: null if the draft can be sent without a question. */
export const unsettledAnswer = z.object({ mayHaveBeenSent: unsettledRun.nullable() });

/** The body of every error response of `/api`. */
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
  /** The generation that the event is about: its id is a detail for developers. */
  generationId: z.string().nullable(),
  detail: z.string().nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

export const keptExport = z.object({
  format: z.enum(EXPORTS),
  /** `waiting`: not made yet; `kept`: in the file store; `unavailable`: could not be stored, with `reason`. */
  state: z.enum(['waiting', 'kept', 'unavailable']),
  bytes: z.number().nullable(),
  reason: z.string().nullable(),
  /**
   * What a `waiting` file waits for. `file`: it is being made or fetched; `link`: the service has not returned one yet;
   * `again`: a try failed for `reason`, and a retry follows. Null in other states.
   */
  waitsFor: z.enum(['file', 'link', 'again']).nullable(),
});

/** The balance at a time (ISO 8601, UTC): evidence of a charge, not proof. */
const knownBalance = z.object({ remaining: z.number(), at: z.string() });

const writingFacts = z.object({
  model: z.string(),
  promptVersion: z.string(),
  tokensIn: z.number(),
  tokensOut: z.number(),
  cardsByModel: z.number(),
  cardsByRules: z.number(),
  rewrites: z.number(),
  cost: z.number().nullable(),
  /** ISO 4217; null if none is configured. */
  currency: z.string().nullable(),
});

const runFacts = {
  id: z.string(),
  title: z.string(),
  state: z.enum(RUN_STATES),
  /** A status of the service that the interface does not define, shown unchanged; `state` stays `pending`. */
  serviceStatus: z.string().nullable(),
  target,
  operation: z.enum(OPERATIONS),
  format: z.enum(FORMATS).nullable(),
  cards: z.number().nullable(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  credits: runCredits,
  /** Local credits for cards that were written or rewritten after the end of the run, beyond `credits`. */
  creditsAfterwards: z.number(),
  /**
   * The last poll of the service and the time of the next one (ISO 8601, UTC); null before the first poll and after the
   * end. `problem`: why the last poll failed, in English, as part of a sentence.
   */
  watch: z.object({ lookedAt: z.string(), problem: z.string().nullable(), looksAt: z.string().nullable() }).nullable(),
  exports: z.array(keptExport),
  ...historyFacts,
};

/** A row of the history. `match`: an excerpt around a search match, unless only the title matches. */
export const runSummary = z.object({ ...runFacts, match: excerpt.optional() });
export type RunSummary = z.infer<typeof runSummary>;

/** `GET /api/generations/:id`. */
export const run = z.object({
  ...runFacts,
  /** The run it was made from, which may have been deleted for good. */
  madeFrom: z.string().nullable(),
  /** The request as it was or will be sent. */
  request: z.unknown(),
  draft: z.unknown().nullable(),
  /** How many times a person resent it. */
  resends: z.number(),
  /** When the request being waited for was sent or its generation attached; for a queued run, when it was queued. */
  waitsSince: z.string(),
  /** When a queued run will be sent; null for others. */
  sendsAt: z.string().nullable(),
  generationId: z.string().nullable(),
  artifactUrl: z.string().nullable(),
  /** Remote target only: other addresses in the answer of a completed run, of any scheme. */
  answerLinks: z.array(z.object({ name: z.string(), link: z.string() })).optional(),
  /** Local target only: the title of the deck that was made. */
  deckTitle: z.string().nullable().optional(),
  warnings: z.array(z.string()),
  error: z
    .object({
      message: z.string(),
      statusCode: z.number().nullable(),
      fields: z.array(z.object({ path: z.string(), message: z.string() })),
    })
    .nullable(),
  /**
   * Local target only: cards finished so far. `headings`: those of cards that a language model has planned or written.
   * `images`: while an image model makes them.
   */
  progress: z
    .object({
      done: z.number(),
      total: z.number(),
      headings: z.array(z.string().nullable()).optional(),
      images: z.object({ done: z.number(), total: z.number() }).optional(),
    })
    .nullable(),
  /** Local target only: what a language model did. `cost`: at the configured prices, if any. */
  writing: writingFacts.nullable(),
  /** Who made the pictures of a completed local deck, and where they are. */
  imageCredits: z.array(z.object({ credit: z.string(), url: z.string().nullable() })).optional(),
  /** The last known balance when it was sent; null if unknown. */
  balanceBefore: knownBalance.nullable(),
  /** The balance read after a lost response; null if no response was lost, or the service did not report it. */
  balanceAfter: knownBalance.nullable(),
  /** Other runs in progress between those two readings, and their charges if all are known. */
  chargesMeanwhile: z.object({ runs: z.number(), credits: z.number().nullable() }).nullable(),
  timeline: z.array(timelineEntry),
});
export type Run = z.infer<typeof run>;

/**
 * `GET /api/generations/:id/answer`: the service's last response, without keys but otherwise verbatim; null before the
 * first.
 */
export const serviceAnswer = z.object({ at: z.string(), statusCode: z.number(), text: z.string() });
export type ServiceAnswer = z.infer<typeof serviceAnswer>;
export const lastAnswer = z.object({ answer: serviceAnswer.nullable() });

/** The engine's own output, so only its outer shape is validated: the same program writes and reads it. */
const placedDeck = liveHead.extend({ cards: z.array(placedCard) });

/**
 * `GET /api/generations/:id/deck?from`: cards of a completed local run, as many as fit in one response, with the URL of
 * each stored picture.
 */
export const deckAnswer = z.object({
  deck: z.custom<Deck>((value) => placedDeck.safeParse(value).success, englishMessage('is not valid')),
  /** The URLs of pictures of kind `file`, by key. */
  images: z.record(z.string(), z.string()),
  /** The card at which the next response begins (`?from`); null after the last card. */
  next: z.number().int().nullable(),
  /** The URL of the rendered web page; null unless the format is webpage. */
  page: z.string().nullable(),
});
export type DeckAnswer = z.infer<typeof deckAnswer>;

/** `GET /api/generations/:id/card`: the same with only the first card, for a row of the history. */
export const cardAnswer = z.object(deckAnswer.shape);

export const runPage = pageOf(runSummary);
export type RunPage = z.infer<typeof runPage>;

/** `GET /api/balance?target`: the latest known balance and its time; null if unknown. */
export const balance = z.object({ remaining: z.number().nullable(), asOf: z.string().nullable() });
export type Balance = z.infer<typeof balance>;

/** `POST /api/balance`: adds local credits, which are not real money (docs/spec/settled-points.md#6). */
export const topUpRequest = z.strictObject({ target: z.preprocess(currentTarget, z.literal('local')) });

/** `POST /api/balance/refresh`: asks the service if the known balance is older than `maxAge` seconds. */
export const refreshRequest = z.strictObject({
  target: z.preprocess(currentTarget, z.enum(TARGETS)),
  maxAge: z.int().min(0).max(3600).default(0),
});

export const deleted = z.object({ deleted: z.literal(true) });
