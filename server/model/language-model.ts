import 'server-only';
import type { TestResult } from '@/lib/contract/connections';
import { config } from '../config';
import { ChatClient, modelSettings } from './chat-client';
import { isModelError, MODEL_FAILURES } from './model-error';

/** Modules are evaluated twice in one process, and both copies must share the limits of one client. */
const shared = globalThis as typeof globalThis & { cardwrightModel?: { for: object; client: ChatClient | null } };

/** The configured language model of this process; null without one. */
export function languageModel(): ChatClient | null {
  const from = config();
  if (shared.cardwrightModel?.for !== from) {
    const settings = modelSettings(from);
    shared.cardwrightModel = { for: from, client: settings && new ChatClient(settings) };
  }
  return shared.cardwrightModel.client;
}

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
