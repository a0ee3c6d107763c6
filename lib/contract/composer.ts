import type { Deck } from '../deck/deck';
import { EXPORTS, FORMATS } from './enums';
import { generateRequest } from './generate-request';
import { historyFacts } from './history';
import { LIMITS } from './limits';
import { OPERATIONS, RUN_STATES, TARGETS } from './run-words';
import { templateRequest } from './template-request';
import * as z from './zod';

/** The composer's own routes (wire.md, "The composer's routes"). Requests strict, answers typed here for both sides. */

export const target = z.enum(TARGETS, `must be one of ${TARGETS.join(', ')}`);

const submissionId = z.uuid('must be a UUID');

/**
 * The run that this one was made from. It never goes to the service. What is no id, or the id of no run, is no reason
 * not to send: it is left out.
 */
const madeFrom = z
  .string()
  .regex(/^[\w-]{1,100}$/)
  .optional()
  .catch(undefined);

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
    }),
    z.strictObject({
      submissionId,
      target,
      operation: z.literal('template'),
      request: templateRequest,
      draft: z.unknown().optional(),
      madeFrom,
    }),
  ],
  `must be one of ${OPERATIONS.join(', ')}`,
);
export type Submission = z.infer<typeof submission>;

export const submitted = z.object({ id: z.string(), state: z.enum(RUN_STATES) });
export type Submitted = z.infer<typeof submitted>;

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
  timeline: z.array(timelineEntry),
});
export type Run = z.infer<typeof run>;

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

/** `GET /api/generations/:id/deck`: the deck of a completed Practice run, with the address of each kept picture. */
export const deckAnswer = z.object({
  deck: z.custom<Deck>((value) => placedDeck.safeParse(value).success, 'must be a deck'),
  /** Addresses of the pictures of kind `file`, by their key. */
  images: z.record(z.string(), z.string()),
});
export type DeckAnswer = z.infer<typeof deckAnswer>;

/** `GET /api/generations/:id/card`: the same with the first card alone, for a row of the history. */
export const cardAnswer = z.object(deckAnswer.shape);

export const runPage = z.object({ data: z.array(runSummary), hasMore: z.boolean(), nextCursor: z.string().nullable() });
export type RunPage = z.infer<typeof runPage>;

/**
 * `GET /api/balance?target`: the newest figure that is known, and since when; null where none is. It is read anew when
 * it is older than a minute, and with `fresh=1`.
 */
export const balance = z.object({ remaining: z.number().nullable(), asOf: z.string().nullable() });
export type Balance = z.infer<typeof balance>;

/** `POST /api/balance`: practice credits are play money and topped up with one click (wire.md). */
export const topUpRequest = z.strictObject({ target: z.literal('practice') });

/** A name that a person gives: one line. */
export const givenName = z
  .string('must be a string')
  .trim()
  .min(1, 'must not be empty')
  .max(LIMITS.givenName, `must be at most ${LIMITS.givenName} characters`)
  .refine((name) => !hasControls(name), 'must be one line of text');

/** What may be used as a template (`GET /api/templates?target&query&limit&after`). */
export const template = z.object({
  artifactId: z.string(),
  /** The one given on saving, else its title, else its id. */
  name: z.string(),
  /** `workspace`: the engine's own; `run`: made by a run of the history; `saved`: nothing is known but its id. */
  origin: z.enum(['workspace', 'run', 'saved']),
  /** Of the name it was saved under; null where it was not. */
  savedId: z.string().nullable(),
  format: z.enum(FORMATS).nullable(),
  cards: z.number().nullable(),
  themeId: z.string().nullable(),
  themeName: z.string().nullable(),
  /** The run that made it. */
  runId: z.string().nullable(),
  /** ISO 8601, UTC: when it was made, else when it was saved. */
  createdAt: z.string(),
});
export type Template = z.infer<typeof template>;

export const templatePage = z.object({
  data: z.array(template),
  hasMore: z.boolean(),
  nextCursor: z.string().nullable(),
});
export type TemplatePage = z.infer<typeof templatePage>;

/** `POST /api/templates`: saves an artifact's id under a name; one that is saved already gets the new name. */
export const templateToSave = z.strictObject({
  target,
  artifactId: z
    .string('must be a string')
    .trim()
    .min(1, 'must not be empty')
    .max(LIMITS.id, `must be at most ${LIMITS.id} characters`)
    .refine((id) => !hasControls(id), 'must be one line of text'),
  name: givenName,
});
export type TemplateToSave = z.infer<typeof templateToSave>;

export const savedTemplate = z.object({ savedId: z.string(), target, artifactId: z.string(), name: z.string() });
export type SavedTemplate = z.infer<typeof savedTemplate>;

/**
 * The run that a draft goes back to. `asked`: it was begun from it, by "use again" or a remix, whatever it says now.
 * `sent`: it was sent as that run, and is changed since.
 */
export const draftOrigin = z.strictObject({
  run: z.string().regex(/^[\w-]{1,100}$/, 'must be an id'),
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

export const draftId = z.uuid('must be a UUID');

/** `PUT /api/drafts/:id`. `revision` is the one that the change was made on, 0 for none: a stale one is refused. */
export const draftToKeep = z.strictObject({
  revision: z.int('must be a whole number').min(0, 'must be at least 0').max(1e9, 'must be at most 1000000000'),
  edit: draftId,
  name: givenName.nullable().default(null),
  runId: z
    .string()
    .max(100)
    .refine((id) => !hasControls(id), 'must be one line of text')
    .nullable()
    .default(null),
  origin: draftOrigin.nullable().default(null),
  draft: z.record(z.string(), z.unknown(), 'must be an object'),
});
export type DraftToKeep = z.input<typeof draftToKeep>;

/** `droppedTitle`: the oldest draft, which had to go to make room; null when none had to. */
export const draftKept = z.object({ ...draftFacts, droppedTitle: z.string().nullable() });
export type DraftKept = z.infer<typeof draftKept>;

/** The 409 to a change of what was changed elsewhere: what stands there now. */
export const draftIsNewer = z.object({ newer: draftRecord });

/** Settings of a form under a name; `settings` is a form without its text (`lib/composer/draft-settings.ts`). */
export const preset = z.object({
  id: z.string(),
  name: z.string(),
  /** One at most: new drafts begin with it. */
  isDefault: z.boolean(),
  settings: z.record(z.string(), z.unknown()),
  /** ISO 8601, UTC. */
  updatedAt: z.string(),
});
export type Preset = z.infer<typeof preset>;

/** `GET /api/presets`: all of them, by name. */
export const presetList = z.object({ data: z.array(preset) });

const presetSettings = z.record(z.string(), z.unknown(), 'must be an object');

/** `POST /api/presets`. */
export const presetToSave = z.strictObject({
  name: givenName,
  settings: presetSettings,
  isDefault: z.boolean('must be true or false').default(false),
});
export type PresetToSave = z.input<typeof presetToSave>;

/** `PATCH /api/presets/:id`: what is given changes. */
export const presetChange = z.strictObject({
  name: givenName.optional(),
  settings: presetSettings.optional(),
  isDefault: z.boolean('must be true or false').optional(),
});
export type PresetChange = z.infer<typeof presetChange>;

/** The answer to a deletion. */
export const deleted = z.object({ deleted: z.literal(true) });

/** Characters that no line of text holds; a database may refuse some of them. */
function hasControls(text: string): boolean {
  return /\p{Cc}|\p{Cs}/u.test(text);
}
