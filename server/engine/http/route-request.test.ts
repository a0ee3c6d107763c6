import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { validationMessage } from '@/lib/contract/messages';
import { forgetFailures } from '../../guard/limit-failures';
import { CLIENT_ADDRESS_HEADER } from '../../http/client-address';
import { log } from '../../log/log';
import { BASE_URL, KEY, TestEngine } from '../testing/test-engine';
import { routeRequest } from './route-request';

const FORBIDDEN = '{"message":"Forbidden","statusCode":403}';
const GENERATIONS = '/v1.0/generations';
const TEMPLATE = '/v1.0/generations/from-template';
const JSON_TYPE = { 'content-type': 'application/json' };
const TOO_LARGE = `{"inputText":"${'x'.repeat(4 * 1024 * 1024)}"}`;
const VALID = JSON.stringify({ inputText: 'Bees', textMode: 'preserve' });

let test: TestEngine;
beforeAll(async () => {
  test = await TestEngine.open({ openingCredits: 5 });
});
afterAll(() => test.close());

describe('a key', () => {
  const PATHS = ['/v1.0/themes', '/v1.0/folders', '/v1.0/generations/gen_x', '/v1.0/nothing', '/', '/v1.0/a/%E0%A4%A'];

  it.each([
    ['none', null],
    ['an empty one', ''],
    ['another one', 'other'],
    ['one with a character more', `${KEY}x`],
    ['one that lacks a character', KEY.slice(1)],
    ['one in other case', KEY.toUpperCase()],
  ])('is required on every path: %s is forbidden', async (_, key) => {
    for (const path of PATHS)
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'DELETE', 'PUT', 'PATCH'])
        expect([await test.ask(method, path, { key })].map(({ status, text }) => [status, text])).toEqual([
          [403, FORBIDDEN],
        ]);
  });

  it('is read only from its header', async () => {
    const asked = [
      new Request(`${BASE_URL}/v1.0/themes?X-API-KEY=${KEY}&key=${KEY}`),
      new Request(`${BASE_URL}/v1.0/themes`, { headers: { authorization: `Bearer ${KEY}`, cookie: `key=${KEY}` } }),
    ];
    for (const request of asked) expect((await routeRequest(test.world, request)).status).toBe(403);
  });

  it('is always refused if no keys are configured', async () => {
    const closed = { ...test.world, keys: [] };
    for (const key of ['', 'undefined', KEY]) {
      const request = new Request(`${BASE_URL}/v1.0/themes`, { headers: { 'x-api-key': key } });
      expect((await routeRequest(closed, request)).status).toBe(403);
    }
  });

  it('is not required for the OpenAPI document', async () => {
    const { status, body } = await test.ask('GET', '/v1.0/openapi.json', { key: null });
    expect(status).toBe(200);
    expect(body.openapi).toMatch(/^3\./);
    expect(JSON.stringify(body.servers)).toContain(BASE_URL);
  });
});

describe('a key by client address', () => {
  beforeEach(forgetFailures);
  const from = (address: string, key: string | null, body?: string) =>
    test.ask('POST', GENERATIONS, { key, headers: { ...JSON_TYPE, [CLIENT_ADDRESS_HEADER]: address }, body });

  it('is refused for a while after 20 wrong keys from the same address, but not from other addresses', async () => {
    const warned = vi.spyOn(log, 'warn').mockImplementation(() => {});
    for (let count = 0; count < 20; count += 1)
      expect(await from('192.0.2.1', `wrong-${count}`)).toMatchObject({ status: 403, text: FORBIDDEN });
    for (const key of ['wrong', KEY, null]) {
      const { status, text, headers } = await from('192.0.2.1', key);
      expect([status, text]).toEqual([
        429,
        '{"message":"Too many failed attempts. Try again later.","statusCode":429}',
      ]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(500);
    }
    expect((await from('192.0.2.2', KEY, '{}')).status).toBe(400);
    const refused = warned.mock.calls.filter(([, message]) => message === 'api key refused');
    expect(refused).toHaveLength(20);
    expect(warned).toHaveBeenLastCalledWith(
      { event: 'api key refused', address: '192.0.2.1', isLimited: true },
      'api key refused',
    );
    expect(JSON.stringify(warned.mock.calls)).not.toContain('wrong-');
    warned.mockRestore();
  });

  it('does not count as a guess if it is missing, or if the call comes from within the process', async () => {
    for (let count = 0; count < 25; count += 1) {
      expect((await from('192.0.2.3', null)).status).toBe(403);
      expect((await test.ask('GET', '/v1.0/themes', { key: 'wrong' })).status).toBe(403);
    }
    expect((await from('192.0.2.3', KEY, '{}')).status).toBe(400);
    expect((await test.ask('GET', '/v1.0/themes')).status).toBe(200);
  });
});

describe('checks run in order', () => {
  // Each request also fails every later check, but only the first failure is reported.
  it.each([
    [403, 'POST', '/v1.0/themes', { key: 'other', body: TOO_LARGE }],
    [403, 'POST', GENERATIONS, { key: null, headers: { 'content-type': 'text/plain' }, body: TOO_LARGE }],
    [405, 'PUT', GENERATIONS, { headers: { 'content-type': 'text/plain' }, body: TOO_LARGE }],
    [415, 'POST', GENERATIONS, { headers: { 'content-type': 'text/plain' }, body: TOO_LARGE }],
    [415, 'POST', TEMPLATE, { headers: { 'content-type': 'text/plain' }, body: TOO_LARGE }],
    [413, 'POST', GENERATIONS, { headers: JSON_TYPE, body: TOO_LARGE }],
    [413, 'POST', TEMPLATE, { headers: JSON_TYPE, body: TOO_LARGE }],
    [400, 'POST', GENERATIONS, { headers: JSON_TYPE, body: '{"inputText":"x","textMode":"loud","numCards":75}' }],
    [402, 'POST', GENERATIONS, { headers: JSON_TYPE, body: '{"inputText":"x","textMode":"preserve","numCards":75}' }],
    [201, 'POST', GENERATIONS, { headers: JSON_TYPE, body: '{"inputText":"x","textMode":"preserve","numCards":1}' }],
  ])('%i for %s %s', async (status, method, path, request) => {
    const answered = await test.ask(method, path, request);
    expect(answered.status).toBe(status);
    if (status >= 400) {
      expect(Object.keys(answered.body)).toEqual(['message', 'statusCode']);
      expect(answered.body.statusCode).toBe(status);
      expect(answered.headers.get('content-type')).toContain('application/json');
    }
  });

  it('counts the bytes of a body without a declared length', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(1024 * 1024));
    let sent = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        sent += 1;
        controller.enqueue(chunk);
      },
    });
    const headers = { ...JSON_TYPE, 'x-api-key': KEY };
    const request = new Request(BASE_URL + GENERATIONS, { method: 'POST', headers, body, duplex: 'half' } as never);
    expect((await routeRequest(test.world, request)).status).toBe(413);
    expect(sent).toBeLessThan(10);
  });
});

describe('a method', () => {
  it.each([
    ['/v1.0/themes', 'GET, HEAD'],
    ['/v1.0/folders', 'GET, HEAD'],
    ['/v1.0/openapi.json', 'GET, HEAD'],
    ['/v1.0/generations/gen_x', 'GET, HEAD'],
    [GENERATIONS, 'POST'],
    [TEMPLATE, 'POST'],
  ])('that %s does not support gets a 405 that allows %s', async (path, allow) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      if (allow.split(', ').includes(method)) continue;
      const { status, headers, body } = await test.ask(method, path);
      expect([method, status, headers.get('allow'), body]).toEqual([
        method,
        405,
        allow,
        { message: 'Method not allowed', statusCode: 405 },
      ]);
    }
  });

  it('answers HEAD like GET without the body', async () => {
    for (const path of ['/v1.0/themes', '/v1.0/folders?limit=1', '/v1.0/generations/gen_x', '/v1.0/themes?limit=0']) {
      const [head, get] = [await test.ask('HEAD', path), await test.get(path)];
      expect(head.text).toBe('');
      expect(head.status).toBe(get.status);
      expect([...head.headers]).toEqual([...get.headers]);
    }
  });
});

it.each([
  '/',
  '/v1.0',
  '/v1.0/',
  '/v1.0/themes/',
  '/v1.0/Themes',
  '/v1.0/themes/x',
  '/v1/themes',
  '/v2.0/themes',
  '/v1.0/generations/',
  '/v1.0/generations/a/b',
  '/v1.0/generations/from-template/x',
])('%s returns 404', async (path) => {
  const { status, text } = await test.get(path);
  expect([status, text]).toEqual([404, '{"message":"Not found","statusCode":404}']);
});

describe('a body', () => {
  it.each([
    ['text/plain'],
    [''],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['application/json2'],
    ['text/json'],
    ['application/ld+json'],
  ])('with content type %j gets a 415', async (type) => {
    const headers: Record<string, string> = type ? { 'content-type': type } : {};
    const body = new TextEncoder().encode(VALID);
    expect((await test.ask('POST', GENERATIONS, { headers, body })).status).toBe(415);
  });

  it.each([['application/json; charset=utf-8'], ['APPLICATION/JSON'], ['application/json;']])(
    'with content type %j is accepted',
    async (type) => {
      const { status } = await test.ask('POST', GENERATIONS, { headers: { 'content-type': type }, body: '{}' });
      expect(status).toBe(400);
    },
  );

  it.each([
    ['', 'must be valid JSON in UTF-8'],
    ['{', 'must be valid JSON in UTF-8'],
    ['{"inputText":"a"', 'must be valid JSON in UTF-8'],
    ["{'a':1}", 'must be valid JSON in UTF-8'],
    ['{"a":1}{"b":2}', 'must be valid JSON in UTF-8'],
    ['null', 'must be a JSON object'],
    ['[]', 'must be a JSON object'],
    ['"text"', 'must be a JSON object'],
    ['7', 'must be a JSON object'],
  ])('%j gets a 400 for the whole body', async (body, message) => {
    for (const path of [GENERATIONS, TEMPLATE]) {
      const { status, body: answered } = await test.ask('POST', path, { headers: JSON_TYPE, body });
      expect(status).toBe(400);
      expect(answered).toEqual({ message: validationMessage([{ path: 'body', message }]), statusCode: 400 });
    }
  });

  it('that is not UTF-8 gets a 400', async () => {
    const body = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]);
    expect((await test.ask('POST', GENERATIONS, { headers: JSON_TYPE, body })).status).toBe(400);
  });
});

it('answers an internal error with a 500 and only a correlation id', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
  const broken = await TestEngine.open();
  await broken.world.db.schema.dropTable('engine_folders').execute();
  const { status, body } = await broken.get('/v1.0/folders');
  expect(status).toBe(500);
  expect(body).toEqual({
    message: expect.stringMatching(/^Something went wrong. Correlation ID: [\da-f-]{36}$/),
    statusCode: 500,
  });
  const [correlationId] = body.message.match(/[\da-f-]{36}/);
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ correlationId }), expect.any(String));
  logged.mockRestore();
  await broken.close();
});
