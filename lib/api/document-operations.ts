import type { ApiDocument, OperationObject, Schemas } from './api-document';
import { CALL_LANGUAGES, type Call, type CallLanguage, callText } from './call-text';
import { type Field, fieldOf, fieldsOf } from './schema-fields';

/** An operation of `/api/v1` as its documentation shows it. */
export type OperationDocs = {
  id: string;
  method: string;
  path: string;
  summary: string;
  scopes: readonly string[];
  /** `place`: `path`, `query` or `header`. */
  parameters: (Field & { place: string })[];
  body: Field[];
  status: string;
  /** Empty for a file. */
  answer: Field[];
  examples: Record<CallLanguage, string>;
};

/** What stands for an id in the examples, by the path before it. */
const IDS: Readonly<Record<string, { variable: string; sample: string }>> = {
  '/runs': { variable: 'RUN_ID', sample: 'run_01abc' },
  '/batches': { variable: 'BATCH_ID', sample: 'bat_01abc' },
  '/webhooks': { variable: 'WEBHOOK_ID', sample: 'hook_01abc' },
};

/** @param newest ids by the path before them, for examples that only read */
export function documentOperations(
  document: ApiDocument,
  newest: Readonly<Record<string, string | undefined>>,
): OperationDocs[] {
  const { schemas } = document.components;
  const base = document.servers[0]?.url ?? '';
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, operation]): OperationDocs => {
      const [status, answer] = answerOf(operation);
      const body = operation.requestBody?.content[JSON_TYPE]?.schema;
      const method = name.toUpperCase();
      return {
        id: operation.operationId,
        method,
        path,
        summary: operation.summary,
        scopes: operation.security.flatMap(({ token }) => token),
        parameters: parametersOf(operation, schemas),
        body: body ? fieldsOf(body, schemas) : [],
        status,
        answer: answer[JSON_TYPE] ? fieldsOf(answer[JSON_TYPE].schema, schemas) : [],
        examples: examplesOf(exampleCall(operation, { method, base, path, newest })),
      };
    }),
  );
}

const JSON_TYPE = 'application/json';

function answerOf({ responses }: OperationObject) {
  const [status, { content }] = Object.entries(responses).find(([code]) => /^2\d\d$/.test(code)) ?? ['200', {}];
  return [status, content ?? {}] as const;
}

function parametersOf({ parameters }: OperationObject, schemas: Schemas): OperationDocs['parameters'] {
  return parameters.map(({ name, in: place, required, description, schema }) => ({
    ...fieldOf(name, { ...schema, description }, { schemas, isRequired: required ?? false }),
    place,
  }));
}

type Asked = { method: string; base: string; path: string; newest: Readonly<Record<string, string | undefined>> };

function exampleCall(operation: OperationObject, { method, base, path, newest }: Asked): Call {
  const needed = operation.parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const query = needed.map(({ name, schema }) => [name, String(schema.enum?.[0] ?? name)] as const);
  const search = query.length > 0 ? `?${new URLSearchParams(query.map((pair) => [...pair]))}` : '';
  const isRepeatable = operation.parameters.some((parameter) => parameter.in === 'header');
  const [, answer] = answerOf(operation);
  return {
    method,
    url: base + path + search,
    id: idOf(operation, path, method === 'GET' ? newest : {}),
    body: operation.requestBody?.content[JSON_TYPE]?.example,
    headers: isRepeatable ? { 'Idempotency-Key': 'report-2026-01' } : {},
    answer: answer[JSON_TYPE]
      ? 'json'
      : answer['application/octet-stream']
        ? { file: `deck.${query[0]?.[1]}` }
        : 'empty',
  };
}

function idOf({ parameters }: OperationObject, path: string, newest: Asked['newest']): Call['id'] {
  const collection = path.split('/{id}')[0] ?? '';
  const about = parameters.find((parameter) => parameter.in === 'path')?.description;
  const named = IDS[collection];
  if (about === undefined || !named) return undefined;
  return { variable: named.variable, value: newest[collection] ?? named.sample, about: about.replaceAll('`', '') };
}

function examplesOf(call: Call): OperationDocs['examples'] {
  const texts = CALL_LANGUAGES.map((language) => [language, callText(language, call)] as const);
  return Object.fromEntries(texts) as OperationDocs['examples'];
}

/** The messages to webhooks, each with the fields of its body. */
export function documentEvents({ webhooks, components }: ApiDocument): Field[] {
  return Object.entries(webhooks).map(([event, { post }]) => {
    const schema = { ...post.requestBody?.content[JSON_TYPE]?.schema, description: post.summary };
    return fieldOf(event, schema, { schemas: components.schemas, isRequired: false });
  });
}
