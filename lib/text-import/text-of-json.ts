import { LIMITS } from '@/lib/contract/limits';
import { say } from '@/lib/words/say';
import { isNestedTooDeep } from './json-depth';

/** What a JSON file holds for the composer. */
export type JsonText =
  | { ok: true; body: Record<string, unknown>; inputText: string | null }
  | { ok: false; reason: string };

/** Reads a request body, or any object with `inputText` (or a template's `prompt`) in it. */
export function textOfJson(source: string): JsonText {
  if (source.length > LIMITS.bodyBytes) return { ok: false, reason: say('This file is too large for a request.') };
  if (isNestedTooDeep(source)) return { ok: false, reason: say('This JSON is nested too deeply.') };
  let parsed: unknown;
  try {
    parsed = JSON.parse(source);
  } catch {
    return { ok: false, reason: say('It is not valid JSON.') };
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    return { ok: false, reason: say('It holds no request: that is an object with a text in it.') };
  const body = parsed as Record<string, unknown>;
  const text = [body.inputText, body.prompt].find((value) => typeof value === 'string');
  return { ok: true, body, inputText: typeof text === 'string' ? text : null };
}
