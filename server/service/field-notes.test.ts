import { describe, expect, it } from 'vitest';
import { NEUTRAL_NAMES } from '@/lib/contract/wire-words';
import { type Script, ScriptedService } from '../runs/testing/test-world';
import { ServiceClient } from './client';

// Observed behaviour of remote services, row by row (docs/spec/settled-points.md#16). The client tolerates it, but it
// is not part of the contract. The rows on watching, exports and out-of-credits messages are in `watch-generation`,
// `keep-export` and `send-generation`.

function open() {
  const service = new ScriptedService();
  const { transport } = service;
  const client = new ServiceClient({
    baseUrl: 'https://service.example',
    apiKey: 'key',
    names: NEUTRAL_NAMES,
    transport,
  });
  return { service, client };
}

async function start(script: Script) {
  const { service, client } = open();
  service.onPost = script;
  return client.startGeneration({ operation: 'generate', request: {} });
}

async function look(body: object, status = 200) {
  const { service, client } = open();
  service.onStatus = { status, body: { generationId: 'gen_1', ...body } };
  return client.readStatus('gen_1');
}

describe('start success', () => {
  it('keeps warnings, one sentence per line', async () => {
    const warnings = ' numCards is ignored.\r\n\nThe model is unknown. ';
    expect(await start({ status: 201, body: { generationId: 'gen_1', warnings } })).toMatchObject({
      warnings: ['numCards is ignored.', 'The model is unknown.'],
    });
  });

  it.each([null, ['One.'], 5, { text: 'One.' }])('does not fail on warnings that are %j', async (warnings) =>
    expect(await start({ status: 201, body: { generationId: 'gen_1', warnings } })).toMatchObject({
      kind: 'started',
      warnings: [],
    }),
  );

  it.each(['', '..', '.', 'a\u0000b', ' gen_1', 'x'.repeat(501), '\ud800'])(
    'is unconfirmed with the unusable id %j',
    async (generationId) => expect((await start({ status: 201, body: { generationId } })).kind).toBe('unconfirmed'),
  );

  it('keeps its id whatever else is in the response', async () => {
    const deep = JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`);
    expect(await start({ status: 201, body: { generationId: 'gen_1', deep, credits: 'none' } })).toMatchObject({
      kind: 'started',
    });
  });
});

describe('a state', () => {
  it.each(['queued', 'In Progress', 'FAILED', ''])('%j is stored unchanged', async (status) =>
    expect(await look({ status })).toMatchObject({ kind: 'known', record: { status } }),
  );

  it.each([
    { artifactId: null, artifactUrl: null, exportUrl: null, warnings: null, credits: null, error: null },
    { artifactId: 5, artifactUrl: [], exportUrl: {}, warnings: ['x'], credits: 12, error: 'x' },
    { credits: { deducted: '12', remaining: null } },
  ])('stays completed with %j', async (more) =>
    expect(await look({ status: 'completed', ...more })).toMatchObject({
      kind: 'known',
      record: { status: 'completed' },
    }),
  );
});

describe('an error', () => {
  it('keeps its request id if it is valid', async () => {
    for (const [id, kept] of [
      ['req-1', 'req-1'],
      ['two words', null],
      ['x'.repeat(201), null],
    ] as const) {
      const outcome = await start({ status: 422, headers: { 'x-request-id': id }, body: { message: 'No' } });
      expect(outcome).toMatchObject({ error: { requestId: kept } });
    }
  });

  it('without a message, or with a message that is not text, has its status', async () => {
    for (const body of [{}, { message: 5 }, { message: null }, 'Bad Gateway', '<html>', []])
      expect(await start({ status: 422, body })).toMatchObject({ error: { message: 'The service answered 422' } });
  });

  it('with a list in the place of a message, has the entries of the list', async () => {
    const list = ['numCards must be at most 8', { path: ['textOptions', 'tone'], message: 'is too odd' }, 'No luck', 5];
    expect(await start({ status: 400, body: { message: list } })).toMatchObject({
      error: {
        message: 'numCards: must be at most 8; textOptions.tone: is too odd; No luck',
        fields: [
          { path: 'numCards', message: 'must be at most 8' },
          { path: 'textOptions.tone', message: 'is too odd' },
          { path: 'body', message: 'No luck' },
        ],
      },
    });
  });

  it('reports the balance even without a message', async () => {
    const { service, client } = open();
    service.onStatus = { status: 404, body: { credits: { deducted: 0, remaining: 5 } } };
    expect(await client.readBalance()).toMatchObject({ remaining: 5, httpStatus: 404 });
  });
});

describe('an odd 401', () => {
  it('requests a list only after a 401', async () => {
    const { service, client } = open();
    service.onPost = { status: 403, body: { message: 'Forbidden' } };
    expect(await client.startGeneration({ operation: 'generate', request: {} })).toMatchObject({ key: null });
    expect(service.gets).toEqual([]);
  });
});

describe('the lists', () => {
  it('accept a page of any length, and only members of the interface', async () => {
    const { service, client } = open();
    const theme = { id: 't', name: 'T', type: null, colorKeywords: null, toneKeywords: ['calm', 5], secret: 'x' };
    service.onList = { body: { data: Array.from({ length: 80 }, () => theme), hasMore: false } };
    const outcome = await client.listThemes({ limit: 20 });
    expect(outcome.ok && outcome.list.data).toHaveLength(80);
    expect(outcome.ok && outcome.list.data[0]).toEqual({
      id: 't',
      name: 'T',
      type: '',
      colorKeywords: [],
      toneKeywords: [],
    });
  });
});
