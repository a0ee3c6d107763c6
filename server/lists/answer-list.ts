import 'server-only';
import { LIMITS } from '@/lib/contract/limits';
import type { Problem } from '@/lib/contract/request/problems';
import { englishMessage, type StoredMessage, verbatim } from '@/lib/words/stored-messages';
import { answerJson, refuse, refuseFields } from '../guard/route-error';
import { askedService } from '../service/asked-service';
import type { ListQuery } from '../service/client';
import { type CallFailure, ServiceError } from '../service/errors';
import { type ListName, readList } from './read-list';

/** A longer cursor would not fit in a URL. */
const MAX_CURSOR = 4000;
const EXPIRED = englishMessage('The service lost its place in the list. Reload the list.');

/** Answers `?target&query&limit&after` with a page of the service's own list. */
export async function answerList(name: ListName, query: URLSearchParams, signal: AbortSignal): Promise<Response> {
  const asked = askedService(query);
  if (!asked.ok) return refuseFields(asked.problems);
  const page = pageOf(query);
  if ('path' in page) return refuseFields([page]);
  const outcome = await readList({ ...asked, name, page }, signal);
  if (outcome.ok) return answerJson(outcome.list);
  const { error } = outcome;
  if (error === null)
    return refuse(400, EXPIRED, [{ path: 'after', message: englishMessage('is no longer known to the service') }]);
  // The service's message about our query is passed on; its other errors do not concern the browser.
  if (error instanceof ServiceError && error.status === 400) return refuse(400, verbatim(error.message), error.fields);
  const response = refuse(502, troubleWords(error));
  const wait = error instanceof ServiceError ? error.retryAfterMs : null;
  if (wait !== null) response.headers.set('Retry-After', String(Math.ceil(wait / 1000)));
  return response;
}

function troubleWords(error: CallFailure): StoredMessage {
  const why = verbatim(error.message);
  const what =
    !(error instanceof ServiceError) || error.said === null
      ? englishMessage('{why}.', { why })
      : error.said.includes(String(error.status))
        ? why
        : englishMessage('The service answered {status}: {why}', { status: error.status, why });
  if (!(error instanceof ServiceError) || error.retryAfterMs === null) return what;
  const seconds = Math.ceil(error.retryAfterMs / 1000);
  return englishMessage('{what} (Try again in {seconds} s.)', { what, seconds });
}

function pageOf(query: URLSearchParams): ListQuery | Problem {
  const { min, max, default: usual } = LIMITS.listLimit;
  const limit = query.get('limit') ?? String(usual);
  const isWhole = /^\d{1,3}$/.test(limit) && Number(limit) >= min && Number(limit) <= max;
  if (!isWhole)
    return { path: 'limit', message: englishMessage('must be a whole number from {min} to {max}', { min, max }) };
  const words = query.get('query')?.trim() ?? '';
  if (words.length > LIMITS.query) return { path: 'query', message: tooLong(LIMITS.query) };
  const after = query.get('after') ?? '';
  if (after.length > MAX_CURSOR) return { path: 'after', message: tooLong(MAX_CURSOR) };
  return { limit: Number(limit), query: words || undefined, after: after || undefined };
}

function tooLong(max: number): StoredMessage {
  return englishMessage('must be at most {max} characters', { max });
}
