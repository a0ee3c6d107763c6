import 'server-only';
import { LIMITS } from '@/lib/contract/limits';
import { type Problem, problemsOf } from '@/lib/contract/request/problems';
import * as z from '@/lib/contract/zod';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import { isOurHost, isOurOrigin, isOwnRead, mayRead, misdirected } from './host-and-origin';
import { jsonStream, readJson } from './read-body';
import { failGenerically, refuse, refuseFields } from './route-error';
import { hasSession } from './session';

/** A submission contains its text twice: in the request and in the draft. */
const MAX_BODY = 2 * LIMITS.bodyBytes;

/** Limits for a request without a session, which only carries an access token. */
const OPEN_BODY = { maxBytes: 4096, deadlineMs: 10_000 };

type Context<Params> = { params: Promise<Params> };

type Rules<Body, Query> = {
  /** The body's schema, or `stream`: JSON of any size, read by the route. Without either no body is read. */
  body?: z.ZodType<Body> | 'stream';
  /** The schema of the query. Without it the route reads the query itself. */
  query?: z.ZodType<Query>;
  /** Whether the route is open without a session. Only the sign-in is. */
  open?: boolean;
  /** Whether a GET calls a remote service. If so, not even a link on another site may trigger it. */
  callsOut?: boolean;
};

type ComposerCall<Params, Body, Query> = { request: Request; query: Query; params: Params; body: Body };

/**
 * A route of `/api`: checks host, session, origin, media type, body and query in this order, passes a valid request to
 * `answer`, and turns an exception into a generic 500 with a correlation id.
 */
export function composerRoute<Params = Record<string, never>, Body = undefined, Query = URLSearchParams>(
  rules: Rules<Body, Query>,
  answer: (call: ComposerCall<Params, Body, Query>) => Promise<Response>,
): (request: Request, context: Context<Params>) => Promise<Response> {
  return async (request, context) => {
    try {
      const refusal = await findRefusal(request, rules);
      if (refusal) return refusal;
      const body = await bodyOf(request, rules);
      if (!body.ok) return body.refusal;
      const params = await context.params;
      // No id contains NUL, and Postgres rejects it in text.
      if (Object.values(params ?? {}).some((id) => String(id).includes('\0')))
        return refuse(404, englishMessage('Not found'));
      const { searchParams } = new URL(request.url);
      const query = rules.query?.safeParse(Object.fromEntries(searchParams));
      if (query && !query.success) return refuseFields(problemsOf(query.error.issues));
      return await answer({ request, query: query ? query.data : (searchParams as Query), params, body: body.value });
    } catch (error) {
      return failGenerically(error, request);
    }
  };
}

async function findRefusal(
  { method, headers }: Request,
  { open, callsOut }: Rules<unknown, unknown>,
): Promise<Response | null> {
  if (!isOurHost(headers.get('host'))) return misdirected();
  if (!open && !(await hasSession(headers))) return refuse(401, englishMessage('Sign in first'));
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead ? !(callsOut ? isOwnRead(headers) : mayRead(headers)) : !isOurOrigin(headers))
    return refuse(403, englishMessage('Only Cardwright’s own pages may call this'));
  return null;
}

type BodyReading<Body> = { ok: true; value: Body } | { ok: false; refusal: Response };

async function bodyOf<Body>(
  request: Request,
  { body: schema, open }: Rules<Body, unknown>,
): Promise<BodyReading<Body>> {
  if (!schema) return { ok: true, value: undefined as Body };
  if (schema === 'stream') {
    const read = await jsonStream(request);
    return read.ok
      ? { ok: true, value: read.value as Body }
      : { ok: false, refusal: refuseBody(read.status, read.message) };
  }
  const read = await readJson(request, open ? OPEN_BODY : { maxBytes: MAX_BODY });
  if (!read.ok) return { ok: false, refusal: refuseBody(read.status, read.message) };
  const parsed = schema.safeParse(read.value);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, refusal: refuseFields(problemsOf(parsed.error.issues)) };
}

function refuseBody(status: number, message: StoredMessage): Response {
  const problem: Problem = { path: 'body', message };
  return status === 400 ? refuseFields([problem]) : refuse(status, message);
}

/** The body of an action without parameters: an empty object. */
export const noMembers = z.strictObject({});
