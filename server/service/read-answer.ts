import 'server-only';
import { parseListedProblems, parseValidationMessage } from '@/lib/contract/messages';
import type { Problem } from '@/lib/contract/request/problems';
import { notFoundBody } from '@/lib/contract/status';
import type { WireNames } from '@/lib/contract/wire-words';
import { isObject, parseJson } from '@/lib/json';
import { englishMessage, verbatim } from '@/lib/words/stored-messages';
import { secrets } from '../log/log';
import { redactJson, redactSecrets } from '../log/redact-secrets';
import { readBounded, retryAfterMs } from '../outbound/bounded-calls';
import { ContractMismatch, ServiceError } from './errors';
import type { WireAnswer } from './remote-transport';
import { fromWire, problemsFromWire, textFromWire } from './wire-names';

/** Limit of a response body: far above any of the interface, and small enough for all calls at once. */
const MAX_BYTES = 2 * 1024 * 1024;
/** Characters of a body that are stored and shown as received. */
const MAX_RAW = 16_384;
/** Characters of a service's message that are shown to people. */
const MAX_MESSAGE = 2000;
/** The longest pause that a service may ask for, in milliseconds. */
const MAX_RETRY_AFTER = 10 * 60_000;

type Json = Readonly<Record<string, unknown>>;

/**
 * The JSON object of a success: with neutral names, and `raw` as received but without keys.
 * @throws ServiceError for any status but 2xx
 * @throws ContractMismatch for a success that is not a JSON object within bounds
 * @throws any error that ends the body early: the response is lost then
 */
export async function readAnswer(answer: WireAnswer, names: WireNames): Promise<{ body: Json; raw: string }> {
  const requestId = requestIdOf(answer);
  const isSuccess = answer.status >= 200 && answer.status < 300;
  const text = await readBounded(answer.body, MAX_BYTES).catch((error) => {
    // The status still counts if the body that explains it is broken.
    if (isSuccess) throw error;
    return null;
  });
  // Redacted first, so that none of our keys is passed on, whatever happens to the response.
  const body = text === null ? null : withoutSecrets(parseObject(text));
  const raw = body ? shortened(JSON.stringify(body, null, 2)) : text ? cleanText(text, MAX_RAW) : null;
  if (!isSuccess) throw serviceError(answer, body, raw, names);
  if (body && raw !== null) return { body: fromWire(body, names), raw };
  const what =
    text === null
      ? englishMessage('The answer was longer than {max} bytes', { max: MAX_BYTES })
      : englishMessage('The answer was not a JSON object');
  throw new ContractMismatch(what, { status: answer.status, requestId, raw });
}

/** A text of the service as it may be shown and stored: short, one line of plain text, without our keys. */
export function cleanText(text: string, max = MAX_MESSAGE): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be shown
  const plain = text.replace(/[\u0000-\u0008\u000b-\u001f\u007f\ud800-\udfff]/gu, ' ').trim();
  // Redacted before truncating: otherwise part of a key could remain at the cut.
  const clean = redactSecrets(plain, secrets());
  return clean.length > max ? `${clean.slice(0, max).replace(/[\ud800-\udbff]$/, '')}…` : clean;
}

export function requestIdOf({ headers }: Pick<WireAnswer, 'headers'>): string | null {
  const id = headers.get('x-request-id');
  return id && /^[\x21-\x7e]{1,200}$/.test(id) ? cleanText(id) : null;
}

function shortened(raw: string): string {
  return raw.length > MAX_RAW ? `${raw.slice(0, MAX_RAW).replace(/[\ud800-\udbff]$/, '')}…` : raw;
}

function serviceError(answer: WireAnswer, body: Json | null, raw: string | null, names: WireNames): ServiceError {
  const parsed = notFoundBody.safeParse(body);
  const listed = parseListedProblems(body?.message);
  const said = listed.map(wordsOf).join('; ') || (parsed.success ? parsed.data.message : '');
  const message = cleanText(textFromWire(said, names));
  const problems = answer.status !== 400 ? [] : listed.length > 0 ? listed : parseValidationMessage(said);
  return new ServiceError(message ? verbatim(message) : null, {
    status: answer.status,
    fields: problemsFromWire(problems.slice(0, 100), names).map(({ path, message }) => ({
      path: cleanText(path, 300),
      message: cleanText(message, 500),
    })),
    requestId: requestIdOf(answer),
    retryAfterMs: pauseOf(answer),
    remaining: parsed.success ? (parsed.data.credits?.remaining ?? null) : null,
    raw,
    deducted: parsed.success ? (parsed.data.credits?.deducted ?? null) : null,
  });
}

function wordsOf({ path, message }: Problem): string {
  return path === 'body' ? message : `${path}: ${message}`;
}

function pauseOf({ headers }: WireAnswer): number | null {
  const asked = retryAfterMs(headers.get('retry-after'));
  return asked === null ? null : Math.min(asked, MAX_RETRY_AFTER);
}

function withoutSecrets(body: Json | null): Json | null {
  return body && (redactJson(body, secrets()) as Json);
}

/** Null for what is no JSON object: the caller knows what that means for its call. */
function parseObject(text: string): Json | null {
  const value = parseJson(text);
  return isObject(value) ? value : null;
}
