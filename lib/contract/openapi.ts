import { LIMITS } from './limits';
import { generateRequest, templateRequest } from './request/generate-request';
import * as z from './zod';

// The engine's responses exactly as documented in docs/spec/settled-points.md#5, for the documentation and the
// conformance tests. Clients parse responses with the lenient schemas of `status.ts` and `lists.ts` instead.

const warnings = z.string().describe('One sentence a line; only when there are some.');
const settledCredits = z.strictObject({ deducted: z.int().min(0), remaining: z.int() });

/** docs/spec/interface.md#2.7. */
export const startAnswer = z.strictObject({ generationId: z.string(), warnings: warnings.optional() });

/** docs/spec/interface.md#2.8, `pending`: exactly these two members. */
export const pendingAnswer = z.strictObject({ generationId: z.string(), status: z.literal('pending') });

/** docs/spec/interface.md#2.8, `completed`. */
export const completedAnswer = z.strictObject({
  generationId: z.string(),
  status: z.literal('completed'),
  artifactId: z.string(),
  artifactUrl: z.url(),
  credits: settledCredits,
  exportUrl: z
    .url()
    .describe('The exported file, when exportAs was given: signed, needs no key, lives 7 days, then 404.')
    .optional(),
  warnings: warnings.optional(),
});

/** A failed generation; its credits were refunded. */
const failedAnswer = z.strictObject({
  generationId: z.string(),
  status: z.literal('failed'),
  error: z.strictObject({ message: z.string(), statusCode: z.int() }),
  credits: settledCredits,
});

const statusAnswer = z.discriminatedUnion('status', [pendingAnswer, completedAnswer, failedAnswer]);

/** docs/spec/interface.md#7. */
export const errorAnswer = z.strictObject({ message: z.string(), statusCode: z.int() });

/** docs/spec/interface.md#7, the 404 of a status request. */
export const notFoundAnswer = z.strictObject({
  message: z.string(),
  statusCode: z.literal(404),
  credits: z.strictObject({ deducted: z.literal(0), remaining: z.int() }),
});

/** docs/spec/interface.md#2.3. */
function listAnswer<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    data: z.array(item).max(LIMITS.listLimit.max),
    hasMore: z.boolean(),
    nextCursor: z.string().nullable(),
  });
}

/** docs/spec/interface.md#2.1. */
export const folderListAnswer = listAnswer(z.strictObject({ id: z.string(), name: z.string() }));

/** docs/spec/interface.md#2.2. */
export const themeListAnswer = listAnswer(
  z.strictObject({
    id: z.string(),
    name: z.string(),
    type: z.enum(['standard', 'custom']),
    colorKeywords: z.array(z.string()),
    toneKeywords: z.array(z.string()),
  }),
);

/** All schemas of the document, by their names in `components.schemas`. */
const SCHEMAS = {
  GenerateRequest: generateRequest,
  TemplateRequest: templateRequest,
  GenerationStarted: startAnswer,
  GenerationStatus: statusAnswer,
  FolderList: folderListAnswer,
  ThemeList: themeListAnswer,
  Error: errorAnswer,
  GenerationNotFound: notFoundAnswer,
} satisfies Record<string, z.ZodType>;

type SchemaName = keyof typeof SCHEMAS;

const VALIDATION =
  'Input validation failure: `message` starts with "Input validation errors:" and numbers the problems.';

/**
 * The OpenAPI 3.1 document of the five operations, generated from the validation schemas. `baseUrl` is the URL before
 * `/v1.0`, with or without a trailing slash.
 */
export function openApiDocument(baseUrl: string): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Content generation service',
      version: '1.0',
      description:
        'Makes presentations, documents, social post sets and webpages from text. Generation is asynchronous: a POST ' +
        'gives a generationId, which is polled until its status is completed.',
    },
    servers: [{ url: baseUrl.replace(/\/+$/, '') }],
    security: [{ apiKey: [] }],
    paths: {
      '/v1.0/themes': { get: listOperation('listThemes', 'Themes of the workspace', 'ThemeList') },
      '/v1.0/folders': { get: listOperation('listFolders', 'Folders of the workspace', 'FolderList') },
      '/v1.0/generations': {
        post: startOperation('createGeneration', 'Start a generation from text', 'GenerateRequest'),
      },
      '/v1.0/generations/from-template': {
        post: startOperation('createFromTemplate', 'Start a generation from a template (beta)', 'TemplateRequest'),
      },
      '/v1.0/generations/{generationId}': { get: STATUS_OPERATION },
    },
    components: {
      securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'X-API-KEY' } },
      schemas: Object.fromEntries(Object.entries(SCHEMAS).map(([name, schema]) => [name, jsonSchemaOf(schema)])),
    },
  };
}

/**
 * Requests have no transforms or defaults, so input and output are the same; only `output` keeps the items of a piped
 * list.
 */
function jsonSchemaOf(schema: z.ZodType): object {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'output', reused: 'inline' });
  return rest;
}

function json(schema: SchemaName) {
  return { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } };
}

function answer(description: string, schema: SchemaName = 'Error') {
  return { description, content: json(schema) };
}

const FORBIDDEN = answer('No key, or a wrong one: `message` is "Forbidden".');

const METHOD_NOT_ALLOWED = {
  ...answer('Another method; `Allow` names the ones there are.'),
  headers: { Allow: { schema: { type: 'string' } } },
};

function listOperation(operationId: string, summary: string, schema: SchemaName) {
  const { min, max, default: usual } = LIMITS.listLimit;
  return {
    operationId,
    summary,
    parameters: [
      queryParameter('query', 'Case-insensitive search by name.', { type: 'string', maxLength: LIMITS.query }),
      queryParameter('limit', 'Entries a page.', { type: 'integer', minimum: min, maximum: max, default: usual }),
      queryParameter('after', 'Cursor from a previous `nextCursor`.', { type: 'string' }),
    ],
    responses: {
      200: answer('One page.', schema),
      400: answer('A parameter out of range, repeated, or a cursor that is not of this list and query.'),
      403: FORBIDDEN,
      405: METHOD_NOT_ALLOWED,
    },
  };
}

function queryParameter(name: string, description: string, schema: object) {
  return { name, in: 'query', required: false, description, schema };
}

function startOperation(operationId: string, summary: string, schema: SchemaName) {
  return {
    operationId,
    summary,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        description: 'The same key with the same body again gives the same generation and no second charge.',
        schema: { type: 'string' },
      },
    ],
    requestBody: { required: true, content: json(schema) },
    responses: {
      201: answer('Accepted.', 'GenerationStarted'),
      400: answer(VALIDATION),
      402: answer('Insufficient credits remaining.'),
      403: FORBIDDEN,
      405: METHOD_NOT_ALLOWED,
      413: answer(`A body over ${LIMITS.bodyBytes} bytes.`),
      415: answer('A media type other than application/json.'),
      422: answer('An Idempotency-Key that was used with another body.'),
    },
  };
}

const STATUS_OPERATION = {
  operationId: 'getGeneration',
  summary: 'Status of a generation',
  parameters: [{ name: 'generationId', in: 'path', required: true, schema: { type: 'string' } }],
  responses: {
    200: answer('Pending, completed or failed.', 'GenerationStatus'),
    403: FORBIDDEN,
    404: answer('No such generation; `credits.remaining` is the balance.', 'GenerationNotFound'),
    405: METHOD_NOT_ALLOWED,
  },
};
