import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateObject, RetryError, streamText } from 'ai';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { ModelServer } from './model-server';

// Checks with a widely used client library that this server speaks the real protocol, not only what our client expects.

const KEY = 'model-key-0123456789';
let server: ModelServer;

beforeEach(async () => {
  server = await ModelServer.open({ key: KEY });
});
afterEach(() => server.close());

const model = (apiKey = KEY) =>
  createOpenAICompatible({
    name: 'scripted',
    baseURL: server.baseUrl,
    apiKey,
    includeUsage: true,
    supportsStructuredOutputs: true,
  })('scripted-1');

it('streams text completely, with token counts', async () => {
  server.failWith('textual-refusal');
  const result = streamText({ model: model(), prompt: 'Say anything.' });
  const parts: string[] = [];
  for await (const part of result.textStream) parts.push(part);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.join('')).toBe('I’m sorry, but I can’t help with that.');
  expect((await result.usage).inputTokens).toBeGreaterThan(0);
  expect((await result.usage).outputTokens).toBeGreaterThan(0);
  expect(await result.finishReason).toBe('stop');
});

it('answers with an object that matches the requested schema', async () => {
  const { object } = await generateObject({ model: model(), schema: z.object({ ok: z.boolean() }), prompt: 'Fine?' });
  expect(object).toEqual({ ok: true });
  expect(server.calls[0]?.body).toContain('"type":"json_schema"');
});

it('gets a retry after the Retry-After of a 429', async () => {
  server.script = ({ number }) => (number === 0 ? 'rate-limit' : null);
  const { object } = await generateObject({ model: model(), schema: z.object({ ok: z.boolean() }), prompt: 'Fine?' });
  expect(object).toEqual({ ok: true });
  const [first, second] = server.calls;
  expect(server.calls).toHaveLength(2);
  expect((second?.at ?? 0) - (first?.endedAt ?? 0)).toBeGreaterThanOrEqual(900);
});

it('does not count as complete when the stream is cut', async () => {
  server.failWith('cut-stream');
  const problems: unknown[] = [];
  const result = streamText({
    model: model(),
    prompt: 'Say anything.',
    maxRetries: 0,
    onError: ({ error }) => void problems.push(error),
  });
  const reason = Promise.resolve(result.finishReason).then(String, () => 'none');
  const read = async () => {
    for await (const part of result.fullStream) if (part.type === 'error') problems.push(part.error);
  };
  await read().catch((error: unknown) => problems.push(error));
  expect(problems).not.toEqual([]);
  expect(await reason).not.toBe('stop');
});

it('refuses a wrong key with 401', async () => {
  const answer = generateObject({ model: model('wrong'), schema: z.object({ ok: z.boolean() }), prompt: 'Fine?' });
  const error = await answer.then(
    () => null,
    (reason: unknown) => (RetryError.isInstance(reason) ? reason.lastError : reason),
  );
  expect(APICallError.isInstance(error) && error.statusCode).toBe(401);
});
