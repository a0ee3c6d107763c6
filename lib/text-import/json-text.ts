import { LIMITS } from '@/lib/contract/limits';
import { isObject, parseJson } from '@/lib/json';
import { t } from '@/lib/words/t';

/** Far more than any request or export needs. Recursive functions on JSON could otherwise overflow the stack. */
const MAX_JSON_DEPTH = 100;

/** Whether a JSON text is nested deeper than `most`, determined before it is parsed. */
export function isNestedTooDeep(json: string, most = MAX_JSON_DEPTH): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (isInText) {
      if (sign === BACKSLASH) at += 1;
      else if (sign === QUOTE) isInText = false;
    } else if (sign === QUOTE) isInText = true;
    else if (sign === OPEN_BRACE || sign === OPEN_BRACKET) {
      depth += 1;
      if (depth > most) return true;
    } else if (sign === CLOSE_BRACE || sign === CLOSE_BRACKET) depth -= 1;
  }
  return false;
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d];

/** The content of a JSON file. */
type JsonText = { ok: true; body: Record<string, unknown>; inputText: string | null } | { ok: false; reason: string };

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
