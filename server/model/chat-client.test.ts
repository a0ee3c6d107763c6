import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ModelServer } from '@/e2e/model-server/model-server';
import type { ModelSettings } from './chat-client';
import { ChatClient } from './chat-client';
import { testModel } from './language-model';

const KEY = 'a-model-key-that-nobody-sees';
let server: ModelServer;
const waits: number[] = [];

function clientOf(settings: Partial<ModelSettings> = {}): ChatClient {
  const all = { model: 'm', apiKey: KEY, contextTokens: 8192, timeoutMs: 5000, concurrency: 2, ...settings };
  const wait = async (ms: number) => void waits.push(ms);
  return new ChatClient({ baseUrl: server.baseUrl, ...all }, { now: Date.now, wait });
}

const ask = (client: ChatClient, signal = new AbortController().signal) =>
  client.complete({
    messages: [{ role: 'user', content: 'Say ok.' }],
    maxTokens: 50,
    schema: { name: 'ok', schema: { type: 'object' } },
    signal,
  });

const lastBody = () => JSON.parse(server.calls.at(-1)?.body ?? '{}');

beforeEach(async () => {
  waits.length = 0;
  server = await ModelServer.open({ key: KEY });
});
afterEach(() => server.close());

describe('one answer', () => {
  it('streams, sends the key only in the header, and has no null members', async () => {
    server.quirks.add('no-null');
    const seen: string[] = [];
    const answer = await clientOf().complete({
      messages: [{ role: 'user', content: 'Say ok.' }],
      maxTokens: 50,
      signal: new AbortController().signal,
      onText: (text) => seen.push(text),
    });
    expect(answer).toMatchObject({ text: '{"ok": true}', isCut: false, model: 'm' });
    expect(answer.tokensIn).toBeGreaterThan(0);
    expect(seen.at(-1)).toBe('{"ok": true}');
    expect(server.calls[0]?.authorization).toBe(`Bearer ${KEY}`);
    expect(server.calls[0]?.body).not.toContain(KEY);
    expect(lastBody()).toMatchObject({ model: 'm', stream: true, max_tokens: 50 });
  });

  it('reads a server that does not stream', async () => {
    server.failWith('one-json-body');
    expect(await ask(clientOf())).toMatchObject({ text: '{"ok": true}', isCut: false });
  });

  it('keeps the text received before the stream broke, marked as cut', async () => {
    server.failWith('cut-stream');
    expect(await ask(clientOf())).toMatchObject({ isCut: true });
  });
});

describe('a server with another dialect', () => {
  it('learns the dialect from refusals, once', async () => {
    for (const quirk of ['no-json-schema', 'no-stream-options', 'wants-max-completion-tokens'] as const)
      server.quirks.add(quirk);
    const client = clientOf();
    await ask(client);
    expect(server.calls).toHaveLength(4);
    expect(lastBody()).toMatchObject({ max_completion_tokens: 50, response_format: { type: 'json_object' } });
    expect(lastBody()).not.toHaveProperty('max_tokens');
    expect(lastBody()).not.toHaveProperty('stream_options');
    await ask(client);
    expect(server.calls).toHaveLength(5);
  });
});

describe('failures', () => {
  it('waits as long as Retry-After asks, then retries', async () => {
    server.script = ({ number }) => (number === 0 ? 'rate-limit' : null);
    expect((await ask(clientOf())).text).toBe('{"ok": true}');
    expect(waits).toEqual([1000]);
  });

  it.each([
    ['rate-limit', 'throttled', 3],
    ['server-error', 'server', 3],
    ['dead-connection', 'unreachable', 3],
    ['empty', 'empty', 3],
    ['unauthorized', 'key', 1],
    ['context-overflow', 'context', 1],
    ['refusal', 'refused', 1],
    ['garbled-stream', 'garbled', 1],
    ['endless', 'too-large', 1],
  ] as const)('%s is %s after %i requests', async (fault, reason, requests) => {
    server.failWith(fault);
    const failure = await ask(clientOf()).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'ModelError', reason });
    expect(String(failure)).not.toContain(KEY);
    expect(server.calls).toHaveLength(requests);
  });

  it('gives up at the timeout when tokens come slowly', async () => {
    server.failWith('slow');
    const began = Date.now();
    await expect(ask(clientOf({ timeoutMs: 300 }))).rejects.toMatchObject({ reason: 'timeout' });
    expect(Date.now() - began).toBeLessThan(5000);
  });

  it('stops at once when the caller gives up, with the caller’s reason', async () => {
    server.failWith('slow');
    const controller = new AbortController();
    const asked = ask(clientOf(), controller.signal);
    setTimeout(() => controller.abort(new Error('enough')), 50);
    await expect(asked).rejects.toThrow('enough');
  });

  it('pauses after five failures in a row, without another request', async () => {
    server.failWith('unauthorized');
    const client = clientOf();
    for (let count = 0; count < 5; count += 1) await ask(client).catch(() => {});
    await expect(ask(client)).rejects.toMatchObject({ reason: 'paused' });
    expect(server.calls).toHaveLength(5);
  });

  it('follows no redirect, which would carry its key away', async () => {
    const client = clientOf({ model: 'm' });
    await expect(
      new ChatClient({ ...client.settings, baseUrl: `${server.baseUrl}/elsewhere` }).complete({
        messages: [],
        maxTokens: 1,
        signal: new AbortController().signal,
      }),
    ).rejects.toMatchObject({ reason: 'rejected' });
  });
});

it('makes no more concurrent requests than configured', async () => {
  server.pace = 5;
  const client = clientOf();
  await Promise.all(Array.from({ length: 6 }, () => ask(client)));
  expect(server.mostOpen).toBe(2);
});

describe('the connection test', () => {
  it('reports time, model and structured output', async () => {
    expect(await testModel(clientOf())).toMatchObject({
      ok: true,
      model: 'm',
      structured: 'json_schema',
      reason: null,
    });
    server.quirks.add('no-json-schema');
    expect(await testModel(clientOf())).toMatchObject({ ok: true, structured: 'json_object' });
  });

  it('calls a paused model, and an answer ends the pause', async () => {
    const client = clientOf();
    server.failWith('server-error');
    for (let call = 0; call < 5; call += 1) await ask(client).catch(() => {});
    const paused = await ask(client).catch((error) => error);
    expect(paused).toMatchObject({ reason: 'paused', retryAfterMs: expect.closeTo(30_000, -3) });
    expect(await testModel(client)).toMatchObject({ ok: false, reason: 'server error' });
    await expect(ask(client)).rejects.toMatchObject({ reason: 'paused' });
    server.script = () => null;
    expect(await testModel(client)).toMatchObject({ ok: true });
    expect(await ask(client)).toMatchObject({ text: '{"ok": true}' });
  });

  it('reports why it failed, without quoting the server', async () => {
    const result = await testModel(clientOf({ apiKey: 'another-key' }));
    expect(result).toMatchObject({ ok: false, reason: 'API key refused' });
    expect(JSON.stringify(result)).not.toContain('another-key');
  });
});
