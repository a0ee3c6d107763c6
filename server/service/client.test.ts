import { describe, expect, it } from 'vitest';
import { NEUTRAL_NAMES, toWire, type WireNames } from '@/lib/contract/wire-words';
import { ScriptedService } from '../runs/testing/test-world';
import { ServiceClient } from './client';
import { ServiceError } from './errors';
import { idSegment, withVersion } from './service-address';
import { fromWire, problemsFromWire } from './wire-names';

const named: WireNames = { artifactWord: 'deck', sources: { photoStock: 'acme', gifStock: 'gifs' } };

function open(names: WireNames = NEUTRAL_NAMES) {
  const service = new ScriptedService();
  const settings = { baseUrl: 'https://service.example/v1.0/', apiKey: 'key', names, transport: service.transport };
  return { service, client: new ServiceClient(settings) };
}

describe('the URL of a service', () => {
  it.each([
    'https://service.example',
    'https://service.example/',
    'https://service.example/v1.0',
    'https://service.example/v1.0/',
  ])('%s has the version once', (base) => expect(withVersion(base)).toBe('https://service.example/v1.0'));

  it.each(['', '.', '..', '\ud800', 'x'.repeat(501)])('contains no id %j', (id) => expect(idSegment(id)).toBeNull());

  it.each(['gen_1', '../themes', '%2f', '?x', 'a/b', '#', '...'])('contains the id %j as one segment', (id) => {
    const { pathname } = new URL(`https://service.example/v1.0/generations/${idSegment(id)}`);
    expect(pathname.split('/')).toHaveLength(4);
    expect(decodeURIComponent(pathname.split('/')[3] ?? '')).toBe(id);
  });
});

describe('the names on the wire', () => {
  it('go out as the service writes them', async () => {
    const { service, client } = open(named);
    const images = { source: 'photoStock', style: 'warm' };
    await client.startGeneration({ operation: 'generate', request: { inputText: 'a', imageOptions: images } });
    await client.startGeneration({ operation: 'template', request: { artifactId: 'x', prompt: 'b' } });
    expect(service.posts.map(({ body }) => JSON.parse(body ?? ''))).toEqual([
      { inputText: 'a', imageOptions: { source: 'acme', style: 'warm' } },
      { deckId: 'x', prompt: 'b' },
    ]);
    expect(service.posts[1]?.url).toBe('https://service.example/v1.0/generations/from-template');
  });

  it('leave other sources and other objects unchanged', () => {
    const request = { imageOptions: { source: 'webAllImages' } };
    expect(toWire(request, named)).toEqual(request);
    expect(toWire({ imageOptions: { source: 'constructor' } }, named)).toEqual({
      imageOptions: { source: 'constructor' },
    });
    expect(toWire({ inputText: 'a' }, named)).toEqual({ inputText: 'a' });
  });

  it('come back as ours, and never overwrite ours', async () => {
    const { service, client } = open(named);
    service.onStatus = {
      body: { generationId: 'gen_1', status: 'completed', deckId: 'd1', deckUrl: 'https://service.example/d1' },
    };
    expect(await client.readStatus('gen_1')).toMatchObject({
      kind: 'known',
      record: { artifactId: 'd1', artifactUrl: 'https://service.example/d1' },
    });
    expect(fromWire({ artifactId: 'ours', deckId: 'theirs' }, named)).toEqual({ artifactId: 'ours' });
    expect(problemsFromWire([{ path: 'deckId', message: 'is unknown' }], named)).toEqual([
      { path: 'artifactId', message: 'is unknown' },
    ]);
  });
});

describe('the lists', () => {
  const page = (more: object) => ({
    body: { data: [{ id: 'f1', name: 'Talks' }], hasMore: true, nextCursor: 'c2', ...more },
  });

  it('send only the given parameters', async () => {
    const { service, client } = open();
    service.onList = page({});
    expect(await client.listFolders({ query: 'a&b=c', limit: 20, after: 'c1' })).toMatchObject({
      ok: true,
      list: { hasMore: true, nextCursor: 'c2' },
    });
    await client.listThemes({});
    expect(service.gets.map(({ url }) => url)).toEqual([
      'https://service.example/v1.0/folders?query=a%26b%3Dc&limit=20&after=c1',
      'https://service.example/v1.0/themes',
    ]);
  });

  it.each([{ nextCursor: null }, { hasMore: false }, { nextCursor: 'c1' }, { nextCursor: '' }])(
    'end where %j leads nowhere',
    async (more) => {
      const { service, client } = open();
      service.onList = page(more);
      expect(await client.listFolders({ after: 'c1' })).toMatchObject({ list: { hasMore: false, nextCursor: null } });
    },
  );

  it.each([
    { body: { data: 'x', hasMore: false } },
    { body: { data: [{ id: 5 }], hasMore: false } },
    { body: '[]' },
    { status: 500, body: { message: 'No' } },
    { fails: 'reset' as const },
  ])('report that %j is not a list', async (script) => {
    const { service, client } = open();
    service.onList = script;
    expect(await client.listFolders({})).toMatchObject({ ok: false, error: expect.any(Error) });
  });

  it('parse a theme leniently', async () => {
    const { service, client } = open();
    service.onList = { body: { data: [{ id: 't', name: 'T', type: 'seasonal', more: 1 }], hasMore: false } };
    const outcome = await client.listThemes({});
    expect(outcome).toMatchObject({ ok: true, list: { data: [{ type: 'seasonal', colorKeywords: [] }] } });
  });
});

describe('the balance', () => {
  it('is read from the 404 of an unknown id', async () => {
    const { service, client } = open();
    service.onStatus = {
      status: 404,
      body: { message: 'No', statusCode: 404, credits: { deducted: 0, remaining: 41 } },
    };
    expect(await client.readBalance()).toEqual({ remaining: 41, httpStatus: 404, requestId: null });
    expect(service.posts).toEqual([]);
  });

  it.each([
    { status: 404, body: { message: 'No' } },
    { status: 500, body: '' },
    { fails: 'reset' as const },
    { body: {} },
  ])('is not guessed from %j', async (script) => {
    const { service, client } = open();
    service.onStatus = script;
    expect(await client.readBalance()).toMatchObject({ remaining: null });
  });
});

describe("a service's message", () => {
  it.each([
    ['5', 5000],
    ['0', 0],
    ['99999999', 600_000],
    ['soon', null],
    ['-5', null],
    [undefined, null],
  ])('Retry-After: %s is %s ms', async (header, milliseconds) => {
    const { service, client } = open();
    service.onPost = {
      status: 429,
      headers: header === undefined ? {} : { 'retry-after': header },
      body: { message: 'No' },
    };
    const outcome = await client.startGeneration({ operation: 'generate', request: {} });
    expect(outcome).toMatchObject({ kind: 'throttled', error: { retryAfterMs: milliseconds } });
  });

  it('is truncated, and stripped of unprintable characters', async () => {
    const { service, client } = open();
    service.onPost = { status: 422, body: { message: `a\u0000b\ud800c${'x'.repeat(5000)}` } };
    const outcome = await client.startGeneration({ operation: 'generate', request: {} });
    const message = outcome.kind === 'rejected' ? outcome.error.message : '';
    expect(message).toMatch(/^a b cx+…$/);
    expect(message.length).toBeLessThanOrEqual(2001);
  });

  it('keeps a status when its body breaks off', async () => {
    const { service, client } = open();
    service.onPost = { status: 403, body: { message: 'Forbidden' }, breaksAt: 0.5 };
    const outcome = await client.startGeneration({ operation: 'generate', request: {} });
    expect(outcome).toMatchObject({ kind: 'rejected', error: { status: 403, message: 'The service answered 403' } });
    expect(outcome.kind === 'rejected' && outcome.error).toBeInstanceOf(ServiceError);
  });
});
