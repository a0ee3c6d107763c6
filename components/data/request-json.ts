import { afterFirstThings, nextTask } from '@/components/ui/first-things';
import type { RouteError } from '@/lib/contract/composer';
import type * as z from '@/lib/contract/zod';
import { t } from '@/lib/words/t';
import { reportUnreachable } from './connection';

/** A failed call to `/api`. `status` 0: no response, so the outcome is unknown. */
export class RouteFailure extends Error {
  readonly status: number;
  /** Untranslated. Shown via `tStored`, or replaced by a more specific message. */
  readonly fields: NonNullable<RouteError['fields']>;
  readonly correlationId: string | null;
  /** The whole response body, for routes that return more than the standard error. */
  readonly body: unknown;

  constructor(status: number, body: Omit<RouteError, 'statusCode'>, options?: ErrorOptions & { body?: unknown }) {
    super(body.message, options);
    this.name = 'RouteFailure';
    this.status = status;
    this.body = options?.body ?? null;
    this.fields = body.fields ?? [];
    this.correlationId = body.correlationId ?? null;
  }
}

/** Whether the server refused the request. After any other failure the outcome is unknown. */
export function isRefusal(failure: unknown): boolean {
  return failure instanceof RouteFailure && failure.status >= 400 && failure.status < 500;
}

type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** JSON, or a file. */
  body?: unknown;
  signal?: AbortSignal;
  /** Lets a small request outlive the page. */
  keepalive?: boolean;
};

type Answers = typeof import('./answers');
type AnswerName = keyof Answers;
type Answer<Name extends AnswerName> = z.output<Answers[Name]>;

/**
 * Calls `/api` and parses the response as the answer of this name (`answers.ts`).
 * @throws RouteFailure if there is no response, an error status, or an unexpected response body
 */
export async function requestJson<Name extends AnswerName>(
  name: Name,
  path: string,
  call: Call = {},
): Promise<Answer<Name>> {
  // With keepalive the page is unloading and has no time to load the schema first. Otherwise the schema loads before
  // the request, because the request may spend credits and its response must be readable.
  const leaving = call.keepalive ? send(path, call) : null;
  // Avoids an unhandled rejection if the request fails before it is awaited below.
  leaving?.catch(() => {});
  const schema = await loaded(answerShape(name));
  const response = await (leaving ?? send(path, call));
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw await failureOf(response, body);
  const answer = schema.safeParse(body);
  if (answer.success) return answer.data as Answer<Name>;
  throw new RouteFailure(response.status, { message: t('Unexpected answer. Reload the page.') });
}

export function reading<Name extends AnswerName>(name: Name, path: string) {
  return ({ signal }: { signal: AbortSignal }) => requestJson(name, path, { signal });
}

type Page = { hasMore: boolean; nextCursor: string | null };

/** What an infinite query needs to read a list page by page. */
export function readingPages<Name extends AnswerName>(name: Name, path: string, query: Query = {}) {
  return {
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
      requestJson(name, withQuery(path, { ...query, after: pageParam }), { signal }),
    initialPageParam: null as string | null,
    // A repeated cursor would loop forever.
    getNextPageParam: ({ hasMore, nextCursor }: Page, _pages: unknown, cursor: string | null) =>
      hasMore && nextCursor !== cursor ? nextCursor : null,
  };
}

/**
 * Requests a file and drops its content. The server stores a file that it had to make, so that the download comes at
 * once.
 * @throws RouteFailure if there will be no download
 */
export async function prepareFile(path: string): Promise<void> {
  const response = await send(path, {});
  if (!response.ok) throw await failureOf(response, await response.json().catch(() => null));
  await response.body?.cancel();
}

/** If the browser reports offline, say that instead of suggesting to check the server. */
function unreachableMessage(): string {
  return navigator.onLine ? t('Can’t reach the server. Is it running?') : t('You’re offline.');
}

function loaded<Value>(load: () => Promise<Value>): Promise<Value> {
  return load().catch((cause: unknown) => {
    reportUnreachable();
    throw new RouteFailure(0, { message: unreachableMessage() }, { cause });
  });
}

async function send(path: string, { method = 'GET', body, signal, keepalive }: Call): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      signal,
      keepalive,
      ...contentOf(body),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    reportUnreachable();
    throw new RouteFailure(0, { message: unreachableMessage() }, { cause });
  }
}

function contentOf(body: unknown): Pick<RequestInit, 'headers' | 'body'> {
  if (body === undefined) return {};
  if (body instanceof Blob) return { headers: { 'Content-Type': 'application/octet-stream' }, body };
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

async function failureOf(response: Response, body: unknown): Promise<RouteFailure> {
  const parsed = (await loaded(answerShape('routeError'))).safeParse(body);
  if (parsed.success) {
    // Loaded with the first failure, to keep it out of the first load.
    const { tStored } = await loaded(() => import('@/lib/words/stored-messages'));
    const message = tStored(parsed.data.message);
    return new RouteFailure(response.status, { ...parsed.data, message }, { body });
  }
  return new RouteFailure(response.status, {
    message: t('The server answered {status}.', { status: response.status }),
  });
}

type Query = Record<string, string | number | null | undefined>;

/** The path with all non-empty query parameters. */
export function withQuery(path: string, parameters: Query): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The schema of a response by name, loaded on demand; the schema library loads in its own task because it is large. */
export function answerShape<Name extends AnswerName>(name: Name): () => Promise<Answers[Name]> {
  return async () => {
    await afterFirstThings();
    await import('@/lib/contract/zod');
    await nextTask();
    return (await import('./answers'))[name];
  };
}

/** Downloads a same-origin file as if a link was clicked. */
export function startDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
