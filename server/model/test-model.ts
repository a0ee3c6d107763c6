import 'server-only';
import type { ModelTest } from '@/lib/contract/settings';
import type { ChatClient } from './chat-client';
import { isModelError, MODEL_FAILURES } from './model-error';

const PROMPT = 'Reply with the JSON object {"ok": true} and nothing else.';
const SCHEMA = {
  name: 'test',
  schema: { type: 'object', properties: { ok: { type: 'boolean' } }, required: ['ok'], additionalProperties: false },
};
/** Room for what a reasoning model thinks first. */
const MOST_TOKENS = 1000;

const running = new WeakMap<ChatClient, Promise<ModelTest>>();

/**
 * One short request: whether the model answers, how fast, and in what form. It calls also while the model is left alone after
 * failures, and an answer ends that. Concurrent tests share one request.
 */
export function testModel(client: ChatClient): Promise<ModelTest> {
  let test = running.get(client);
  if (!test) {
    test = ask(client).finally(() => running.delete(client));
    running.set(client, test);
  }
  return test;
}

async function ask(client: ChatClient): Promise<ModelTest> {
  const began = performance.now();
  const passed = () => Math.round(performance.now() - began);
  try {
    const { text, model } = await client.complete({
      messages: [{ role: 'user', content: PROMPT }],
      maxTokens: MOST_TOKENS,
      schema: SCHEMA,
      signal: new AbortController().signal,
      evenPaused: true,
    });
    const structured = /\{[^{}]*"ok"\s*:\s*true[^{}]*\}/.test(text) ? client.dialect.format : 'text';
    return { ok: true, model: model ?? client.settings.model, milliseconds: passed(), structured, reason: null };
  } catch (error) {
    if (!isModelError(error)) throw error;
    return { ok: false, model: null, milliseconds: passed(), structured: null, reason: MODEL_FAILURES[error.reason] };
  }
}
