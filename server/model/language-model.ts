import 'server-only';
import type { TestResult } from '@/lib/contract/connections';
import { config, perConfig } from '../config';
import { ChatClient, modelSettings } from './chat-client';
import { isModelError, MODEL_FAILURES } from './model-error';

/** The configured language model of this process; null without one. */
export const languageModel = perConfig('cardwrightModel', (from) => {
  const settings = modelSettings(from);
  return settings && new ChatClient(settings);
});

/** Whether the engine writes with a model. */
export function isModelConnected(): boolean {
  return modelSettings(config()) !== null;
}

const PROMPT = 'Reply with the JSON object {"ok": true} and nothing else.';
const SCHEMA = {
  name: 'test',
  schema: { type: 'object', properties: { ok: { type: 'boolean' } }, required: ['ok'], additionalProperties: false },
};
/** Enough for the thoughts of a reasoning model before its answer. */
const MAX_TOKENS = 1000;

/**
 * Sends one short request to find out whether the model answers, and in what form. It is sent even while the model is
 * paused after failures, and an answer ends the pause.
 */
export async function testModel(client: ChatClient): Promise<TestResult> {
  try {
    const { text, model } = await client.complete({
      messages: [{ role: 'user', content: PROMPT }],
      maxTokens: MAX_TOKENS,
      schema: SCHEMA,
      signal: new AbortController().signal,
      evenPaused: true,
    });
    const structured = /\{[^{}]*"ok"\s*:\s*true[^{}]*\}/.test(text) ? client.dialect.format : 'text';
    return { ok: true, model: model ?? client.settings.model, structured, reason: null };
  } catch (error) {
    if (!isModelError(error)) throw error;
    return { ok: false, reason: MODEL_FAILURES[error.reason] };
  }
}
