import { LIMITS } from '@/lib/contract/limits';
import { isObject, parseJson } from '@/lib/json';
import { t } from '@/lib/words/t';
import { isNestedTooDeep } from './json-depth';

/** The content of a JSON file. */
export type JsonText =
  | { ok: true; body: Record<string, unknown>; inputText: string | null }
  | { ok: false; reason: string };

/** Reads a request body, or any object with `inputText` (or a template's `prompt`). */
export function textOfJson(source: string): JsonText {
  if (source.length > LIMITS.bodyBytes) return { ok: false, reason: t('This file is too large for a request.') };
  if (isNestedTooDeep(source)) return { ok: false, reason: t('This JSON is nested too deeply.') };
  const body = parseJson(source);
  if (body === undefined) return { ok: false, reason: t('The JSON is incomplete or invalid.') };
  if (!isObject(body)) return { ok: false, reason: t('No request fields found.') };
  const text = [body.inputText, body.prompt].find((value) => typeof value === 'string');
  return { ok: true, body, inputText: typeof text === 'string' ? text : null };
}
