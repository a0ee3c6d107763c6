import 'server-only';
import { LIMITS } from '@/lib/contract/limits';
import type { Problem } from '@/lib/contract/problems';
import { answerJson, refuse, refuseFields } from '../guard/route-error';
import { askedService } from './asked-service';
import type { ListQuery, ServiceClient } from './client';
import { ServiceError } from './errors';
import type { ListOutcome } from './outcomes';

type List = (service: ServiceClient, query: ListQuery) => Promise<ListOutcome<{ id: string }>>;

/** Answers `?target&query&limit&after` with a page of the service's own list. */
export async function answerList(query: URLSearchParams, list: List): Promise<Response> {
  const asked = askedService(query);
  if (!asked.ok) return refuseFields(asked.problems);
  const page = pageOf(query);
  if ('path' in page) return refuseFields([page]);
  const outcome = await list(asked.service, page);
  if (outcome.ok) return answerJson(outcome.list);
  const { error } = outcome;
  // What the service says of our query is said on; its other troubles are not the browser's.
  if (error instanceof ServiceError && error.status === 400) return refuse(400, error.message, error.fields);
  if (error instanceof ServiceError) return refuse(502, `The service answered ${error.status}: ${error.message}`);
  return refuse(502, `${error.message}.`);
}

function pageOf(query: URLSearchParams): ListQuery | Problem {
  const { min, max, default: usual } = LIMITS.listLimit;
  const limit = query.get('limit') ?? String(usual);
  const isWhole = /^\d{1,3}$/.test(limit) && Number(limit) >= min && Number(limit) <= max;
  if (!isWhole) return { path: 'limit', message: `must be a whole number from ${min} to ${max}` };
  const words = query.get('query')?.trim() ?? '';
  if (words.length > LIMITS.query) return { path: 'query', message: `must be at most ${LIMITS.query} characters` };
  return { limit: Number(limit), query: words || undefined, after: query.get('after') || undefined };
}
