import { describe, expect, it } from 'vitest';
import { LIMITS } from './limits';
import { openApiDocument } from './openapi';

type Tree = { [member: string]: unknown };

const document = openApiDocument('http://127.0.0.1:3000/') as Tree;

/** All values in the document with their paths. */
function* walk(value: unknown, path: string[] = []): Generator<{ path: string[]; value: unknown }> {
  yield { path, value };
  if (typeof value === 'object' && value !== null)
    for (const [member, inner] of Object.entries(value)) yield* walk(inner, [...path, member]);
}

function at(pointer: string): unknown {
  return pointer
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((value, member) => (value as Tree | undefined)?.[member], document);
}

describe('the OpenAPI document', () => {
  it('has the five operations, each with its own id', () => {
    const ids = Object.entries(document.paths as Record<string, Record<string, { operationId: string }>>).flatMap(
      ([path, methods]) =>
        Object.entries(methods).map(([method, { operationId }]) => `${method} ${path} ${operationId}`),
    );
    expect(ids).toEqual([
      'get /v1.0/themes listThemes',
      'get /v1.0/folders listFolders',
      'post /v1.0/generations createGeneration',
      'post /v1.0/generations/from-template createFromTemplate',
      'get /v1.0/generations/{generationId} getGeneration',
    ]);
  });

  it('uses each schema that it contains, and each response has one', () => {
    const used = new Set(
      [...walk(document.paths)].filter(({ path }) => path.at(-1) === '$ref').map(({ value }) => value),
    );
    const held = Object.keys((document.components as { schemas: object }).schemas);
    expect([...used].sort()).toEqual(held.map((name) => `#/components/schemas/${name}`).sort());
  });

  it('requires the key in X-API-KEY for each operation', () => {
    expect(document.security).toEqual([{ apiKey: [] }]);
    expect(at('#/components/securitySchemes/apiKey')).toEqual({ type: 'apiKey', in: 'header', name: 'X-API-KEY' });
  });

  it('contains the limits and enums of the contract', () => {
    const properties = '#/components/schemas/GenerateRequest/properties';
    expect(at('#/components/schemas/GenerateRequest/required')).toEqual(['inputText', 'textMode']);
    expect(at('#/components/schemas/GenerateRequest/additionalProperties')).toBe(false);
    expect(at(`${properties}/inputText`)).toMatchObject({ type: 'string', minLength: 1, maxLength: LIMITS.inputText });
    expect(at(`${properties}/numCards`)).toMatchObject({ type: 'integer', minimum: 1, maximum: 75 });
    expect(at(`${properties}/folderIds`)).toMatchObject({ type: 'array', maxItems: LIMITS.folderIds });
    expect(at(`${properties}/folderIds/items`)).toMatchObject({ type: 'string', maxLength: LIMITS.id });
    expect(at(`${properties}/imageOptions/properties/source/enum`)).toHaveLength(9);
    expect(at(`${properties}/cardOptions/properties/headerFooter/properties/topLeft/required`)).toEqual(['type']);
    expect(at(`${properties}/sharingOptions/properties/emailOptions/properties/recipients/items`)).toMatchObject({
      type: 'string',
      format: 'email',
    });
    expect(at('#/components/schemas/TemplateRequest/required')).toEqual(['artifactId', 'prompt']);
  });

  it('sets additionalProperties to false at all levels', () => {
    const objects = [...walk((document.components as { schemas: object }).schemas)].filter(
      ({ value }) => typeof value === 'object' && value !== null && 'properties' in value && 'type' in value,
    );
    expect(objects.length).toBeGreaterThan(20);
    for (const { path, value } of objects) expect((value as Tree).additionalProperties, path.join('/')).toBe(false);
  });
});
