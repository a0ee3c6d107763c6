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

/** @param runId the run that the examples are about */
export function documentOperations(document: ApiDocument, runId: string): OperationDocs[] {
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
        examples: examplesOf(exampleCall(operation, { method, url: base + path, runId })),
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

type Asked = { method: string; url: string; runId: string };

function exampleCall(operation: OperationObject, { method, url, runId }: Asked): Call {
  const needed = operation.parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const query = needed.map(({ name, schema }) => [name, String(schema.enum?.[0] ?? name)] as const);
  const search = query.length > 0 ? `?${new URLSearchParams(query.map((pair) => [...pair]))}` : '';
  const isRepeatable = operation.parameters.some((parameter) => parameter.in === 'header');
  const [, answer] = answerOf(operation);
  return {
    method,
    url: url.replace('/runs/{id}', `/runs/${runId}`) + search,
    body: operation.requestBody?.content[JSON_TYPE]?.example,
    headers: isRepeatable ? { 'Idempotency-Key': 'report-2026-01' } : {},
    answer: answer[JSON_TYPE]
      ? 'json'
      : answer['application/octet-stream']
        ? { file: `deck.${query[0]?.[1]}` }
        : 'empty',
  };
}

function examplesOf(call: Call): OperationDocs['examples'] {
  const texts = CALL_LANGUAGES.map((language) => [language, callText(language, call)] as const);
  return Object.fromEntries(texts) as OperationDocs['examples'];
}
