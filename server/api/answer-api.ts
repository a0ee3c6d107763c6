import 'server-only';
import type { TokenScope } from '@/lib/contract/api-tokens';
import { LIMITS } from '@/lib/contract/limits';
import { problemsOf } from '@/lib/contract/request/problems';
import { config } from '../config';
import { now } from '../database/clock';
import { database } from '../database/database';
import { isOurHost, misdirected } from '../guard/host-and-origin';
import { readJson } from '../guard/read-body';
import { failGenerically } from '../guard/route-error';
import { judgeKey } from '../tokens/api-tokens';
import { apiDocument } from './api-document';
import type { ApiOperation } from './operation';
import { API_OPERATIONS } from './operations';
import { asProblem, problem } from './problems';
import { wrongTokenLimit } from './rate-limits';

const ROUTES = API_OPERATIONS.map((operation) => ({
  operation,
  path: new RegExp(`^/api/v1${operation.path.replace('{id}', '([\\w-]{1,100})')}$`),
}));

/** Answers a call of `/api/v1`. Checks in this order: host, key, path, method, then what the operation checks. */
export async function answerApi(request: Request): Promise<Response> {
  try {
    return await answerChecked(request);
  } catch (error) {
    return asProblem(failGenerically(error, request));
  }
}

async function answerChecked(request: Request): Promise<Response> {
  const { pathname, searchParams: query } = new URL(request.url);
  if (!isOurHost(request.headers.get('host'))) return asProblem(misdirected());
  if (pathname === '/api/v1/openapi.json') return answerDocument(request.method);
  const matching = ROUTES.filter(({ path }) => path.test(pathname));
  const route = matching.find(({ operation }) => operation.method === request.method);
  const judged = await judge(request, route?.operation.needs ?? 'read');
  if (judged instanceof Response) return judged;
  if (matching.length === 0) return problem(404, 'Not found');
  if (!route) {
    const allowed = matching.map(({ operation }) => operation.method).join(', ');
    return problem(405, 'Method not allowed', { headers: { Allow: allowed } });
  }
  const body = await bodyOf(request, route.operation);
  if (body instanceof Response) return body;
  const id = route.path.exec(pathname)?.[1] ?? '';
  return route.operation.answer({ request, query, id, body: body.value, caller: judged });
}

/** Without a token, because the document contains no data of the workspace. */
function answerDocument(method: string): Response {
  if (method === 'GET' || method === 'HEAD') return Response.json(apiDocument());
  return problem(405, 'Method not allowed', { headers: { Allow: 'GET, HEAD' } });
}

async function judge({ headers: sent }: Request, needs: TokenScope) {
  const { engineApiKey } = config();
  const deps = { db: await database(), now, keys: engineApiKey ? [engineApiKey] : [] };
  const bearer = /^Bearer (.+)$/i.exec(sent.get('authorization') ?? '')?.[1];
  const given = bearer ?? sent.get('x-api-key') ?? '';
  const judged = await judgeKey(deps, sent, given, needs);
  if (judged.ok) return judged;
  if (judged.status === 429)
    return problem(429, 'Too many failed attempts. Try again later.', { headers: wrongTokenLimit(judged.retryAfter) });
  if (judged.reason === 'token-expired') return problem(403, 'This API token has expired');
  if (judged.reason !== null) return problem(403, 'This API token can read, but not create');
  const headers = { 'WWW-Authenticate': 'Bearer' };
  if (given !== '')
    return problem(401, 'This API token is unknown or was revoked. You make one in Settings.', { headers });
  return problem(401, 'Send an API token as a bearer token. You make one in Settings.', { headers });
}

async function bodyOf(request: Request, { body: schema }: ApiOperation): Promise<{ value: unknown } | Response> {
  if (!schema) return { value: undefined };
  const read = await readJson(request, { maxBytes: LIMITS.bodyBytes });
  if (!read.ok) return problem(read.status, read.message);
  const parsed = schema.safeParse(read.value);
  if (parsed.success) return { value: parsed.data };
  return problem(400, 'The request is not valid', { errors: problemsOf(parsed.error.issues) });
}
