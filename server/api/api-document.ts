import 'server-only';
import type { ApiDocument, JsonSchema, OperationObject, Schemas } from '@/lib/api/api-document';
import { apiProblem } from '@/lib/contract/api-v1';
import { WEBHOOK_EVENTS } from '@/lib/contract/webhooks';
import * as z from '@/lib/contract/zod';
import { baseUrl } from '../config';
import { type ApiOperation, IDEMPOTENCY_KEY } from './operation';
import { API_OPERATIONS } from './operations';

/** The OpenAPI 3.1 document of `/api/v1`, made from the schemas that check its calls. */
export function apiDocument(): ApiDocument {
  const paths: ApiDocument['paths'] = {};
  const schemas: Schemas = {};
  for (const operation of API_OPERATIONS)
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describe(operation, schemas),
    };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cardwright',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description: 'Create decks from text, follow their runs, and download the files.',
    },
    servers: [{ url: `${baseUrl()}/api/v1` }],
    security: [{ token: [] }],
    paths,
    webhooks: describeEvents(schemas),
    components: {
      schemas,
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'An API token from Settings.' } },
    },
  };
}

function describe(operation: ApiOperation, schemas: Schemas): OperationObject {
  const { path, name, summary, needs, query = {}, body, example, isRepeatable } = operation;
  const [status, schema] = operation.answers;
  const inPath = path.includes('{id}')
    ? [{ name: 'id', in: 'path', required: true, description: whereIdsComeFrom(path), schema: { type: 'string' } }]
    : [];
  const inQuery = Object.entries(query).map(([parameter, { about, values, range, isRequired }]) => ({
    name: parameter,
    in: 'query',
    description: about,
    required: isRequired ?? false,
    schema: range ? { type: 'integer', ...range } : { type: 'string', ...(values ? { enum: [...values] } : {}) },
  }));
  const key = {
    name: IDEMPOTENCY_KEY,
    in: 'header',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
    description: 'Two calls with the same key and body are one run, charged once.',
  };
  const isFile = schema === null;
  return {
    operationId: name,
    summary,
    security: [{ token: [needs] }],
    parameters: [...inPath, ...inQuery, ...(isRepeatable ? [key] : [])],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(body, schemas), example } },
          },
        }
      : {}),
    responses: {
      [status]: {
        description: isFile ? 'The file.' : 'OK',
        content: isFile
          ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
          : { 'application/json': { schema: schemaOf(schema, schemas) } },
      },
      '4XX': problemAnswer('The call was refused, and nothing was created.', schemas),
      '5XX': problemAnswer('The program failed.', schemas),
    },
  };
}

function whereIdsComeFrom(path: string): string {
  const collection = path.split('/{id}')[0];
  const names = API_OPERATIONS.filter((one) => one.path === collection).map(({ name }) => `\`${name}\``);
  return `The \`id\` in the answer to ${names.join(' or ')}.`;
}

/** The headers of the Standard Webhooks specification. */
const MESSAGE_HEADERS = {
  'webhook-id': 'The same whenever the message is sent again.',
  'webhook-timestamp': 'When this try was made, in seconds since 1970.',
  'webhook-signature': 'Made with the secret of the webhook.',
};

/** The messages to webhooks. Their receiver implements these operations. */
function describeEvents(schemas: Schemas): ApiDocument['webhooks'] {
  const parameters = Object.entries(MESSAGE_HEADERS).map(([name, description]) => ({
    ...{ name, in: 'header', required: true, description, schema: { type: 'string' } },
  }));
  const responses = {
    '2XX': { description: 'It is delivered.' },
    '4XX': { description: 'It is sent again, ten times within a day. 410 pauses the webhook at once.' },
    '5XX': { description: 'It is sent again, ten times within a day.' },
  };
  const events = Object.entries(WEBHOOK_EVENTS).map(([event, { about, data }]) => {
    const timestamp = z.iso.datetime().describe('When it happened.');
    const schema = schemaOf(z.strictObject({ type: z.literal(event), timestamp, data }), schemas);
    const requestBody = { required: true, content: { 'application/json': { schema } } };
    return [event, { post: { operationId: event, summary: about, security: [], parameters, requestBody, responses } }];
  });
  return Object.fromEntries(events);
}

function problemAnswer(description: string, schemas: Schemas) {
  return { description, content: { 'application/problem+json': { schema: schemaOf(apiProblem, schemas) } } };
}

/** The schema, or a reference to it if it has a name. Adds all named ones to `schemas`. */
function schemaOf(schema: z.ZodType, schemas: Schemas): JsonSchema {
  // As output, because as input a list that is checked in two steps has no items.
  const written = z.toJSONSchema(schema, { io: 'output', reused: 'inline', override: requireNoDefaults });
  const { $schema: _dialect, ...own } = written;
  const { $defs = {}, ...rest } = JSON.parse(JSON.stringify(own).replaceAll('#/$defs/', '#/components/schemas/'));
  Object.assign(schemas, $defs);
  return rest;
}

/** As output, a member with a default is always there; a caller may leave it out. */
function requireNoDefaults({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { required, properties = {} } = jsonSchema;
  const isNeeded = (name: string) => Object(properties[name]).default === undefined;
  if (required) jsonSchema.required = required.filter(isNeeded);
}
