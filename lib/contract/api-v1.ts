import { submission } from './composer';
import { FORMATS } from './enums';
import { generateRequest, templateRequest } from './request/generate-request';
import { OPERATIONS, RUN_STATES, TARGETS } from './run-words';
import * as z from './zod';

// The schemas of `/api/v1`, a small surface over the composer's use cases. Its runs are those of the History
// (docs/decisions/053-two-apis-and-their-tokens.md).

const time = z.iso.datetime().describe('ISO 8601, UTC.');

const summary = z.strictObject({
  id: z.string().describe('Such as `run_01abc`.'),
  state: z
    .enum(RUN_STATES)
    .describe(
      '`queued`, `sending` and `pending` change by themselves. `unconfirmed`: the answer was lost, so the service may ' +
        'have made the deck and charged for it. Do not create it again; a person decides in the History.',
    ),
  title: z.string().describe('The given one, or one taken from the text.'),
  target: z.enum(TARGETS),
  operation: z.enum(OPERATIONS),
  format: z.enum(FORMATS).nullable().describe('Null for a template, which has its own.'),
  cards: z.int().nullable().describe('Null if only the service knows.'),
  createdAt: time,
  endedAt: time.nullable(),
  creditsDeducted: z.number().nullable().describe('Null until they are known.'),
  pageUrl: z.url().describe('The run in the browser.'),
});

/** A run of the History. */
export const apiRun = summary
  .extend({
    generationId: z.string().nullable().describe('The id at the service.'),
    artifactId: z.string().nullable().describe('Of a completed local run: the deck as a template.'),
    deckUrl: z.string().nullable().describe('The deck at the service, once it is completed.'),
    warnings: z.array(z.string()).describe('One sentence each.'),
    error: z
      .strictObject({ message: z.string(), statusCode: z.int().nullable().describe('Of the service, if it answered.') })
      .nullable()
      .describe('Why the run has no deck.'),
  })
  .meta({ id: 'Run' });
export type ApiRun = z.infer<typeof apiRun>;

const nextCursor = z.string().nullable().describe('The value of `after` for the next page.');

/** `GET /api/v1/runs`, newest first. */
export const apiRunPage = z
  .strictObject({
    data: z.array(summary.meta({ id: 'RunSummary' })),
    hasMore: z.boolean(),
    nextCursor,
  })
  .meta({ id: 'RunPage' });
export type ApiRunSummary = z.infer<typeof summary>;

/**
 * `POST /api/v1/runs`. A submission of the composer without what only its form knows. Without `numCards` the deck has as
 * many cards as its text needs.
 */
const [generate, template] = submission.options;
const target = z.enum(TARGETS).default('local').describe('`remote` may charge credits.');
export const runToCreate = z
  .discriminatedUnion('operation', [
    generate.pick({ operation: true, title: true }).extend({
      target,
      request: generateRequest.meta({ id: 'GenerateRequest' }),
    }),
    template.pick({ operation: true, title: true }).extend({
      target,
      request: templateRequest.meta({ id: 'TemplateRequest' }),
    }),
  ])
  .meta({ id: 'RunToCreate' });
export type RunToCreate = z.infer<typeof runToCreate>;

/** `POST /api/v1/estimates`. */
export const apiEstimate = z
  .strictObject({
    cards: z.int().nullable().describe('Null if only the service knows.'),
    credits: z.strictObject({ low: z.number(), high: z.number() }).nullable(),
  })
  .meta({ id: 'Estimate' });

/** `POST /api/v1/drafts`. */
export const apiDraft = z
  .strictObject({ id: z.string(), title: z.string(), editUrl: z.url().describe('The draft in the browser.') })
  .meta({ id: 'Draft' });

/** `GET /api/v1/runs/{id}/markdown`: the cards, with a line `---` between them. */
export const apiMarkdown = z
  .strictObject({ markdown: z.string().describe('The cards, with a line of `---` between them.') })
  .meta({ id: 'DeckAsMarkdown' });

/** `GET /api/v1/me`. */
export const apiMe = z
  .strictObject({
    name: z.string().describe('The name of the token.'),
    scope: z.string(),
    targets: z.array(
      z.strictObject({ name: z.enum(TARGETS), credits: z.number().nullable().describe('The last known balance.') }),
    ),
  })
  .meta({ id: 'Me' });

export const apiList = z
  .looseObject({
    data: z.array(z.looseObject({ id: z.string(), name: z.string() })),
    hasMore: z.boolean(),
    nextCursor,
  })
  .meta({ id: 'List' });

/** An error of `/api/v1`, by RFC 9457. */
export const apiProblem = z
  .strictObject({
    type: z.literal('about:blank'),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    instance: z.string().optional().describe('Of a failure of the program: what to look up in its log.'),
    errors: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem' });
export type ApiProblem = z.infer<typeof apiProblem>;
