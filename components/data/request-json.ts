import type { RouteError } from '@/lib/contract/composer';
import type * as z from '@/lib/contract/zod';
import { say } from '@/lib/words/say';
import { sayKept } from '@/lib/words/say-kept';
import { answerShape } from './answer-shape';
import { heardNothing } from './connection';

/** A call to `/api` that did not succeed. `status` 0: no answer came, so what happened is not known. */
export class RouteFailure extends Error {
  readonly status: number;
  /** In English, as they came: whoever shows them says them (`sayKept`), or has better words for their place. */
  readonly fields: NonNullable<RouteError['fields']>;
  readonly correlationId: string | null;
  /** The whole answer as it came, for what one route tells beyond the others. */
  readonly told: unknown;

  constructor(status: number, body: Omit<RouteError, 'statusCode'>, options?: ErrorOptions & { told?: unknown }) {
    super(body.message, options);
    this.name = 'RouteFailure';
    this.status = status;
    this.told = options?.told ?? null;
    this.fields = body.fields ?? [];
    this.correlationId = body.correlationId ?? null;
  }
}

/** Whether the server has taken nothing: any other failure leaves open what happened. */
export function isRefusal(failure: unknown): boolean {
  return failure instanceof RouteFailure && failure.status >= 400 && failure.status < 500;
}

type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  signal?: AbortSignal;
  /** Lets a small one outlive the page. */
  keepalive?: boolean;
};

/** A schema, or where it is loaded from (`answer-shape.ts`). */
type Shape<Answer> = z.ZodType<Answer> | (() => Promise<z.ZodType<Answer>>);

/**
 * One call to `/api`, its answer parsed by `shape`.
 * @throws RouteFailure when there is no answer, a refusal, or an answer of another shape.
 */
export async function requestJson<Answer>(shape: Shape<Answer>, path: string, call: Call = {}): Promise<Answer> {
  // A page that goes away has no time to load anything. Else that comes first: asking may spend, and an answer that
  // cannot be read would not be heard.
  const leaving = call.keepalive ? send(path, call) : null;
  // It may fail before it is waited for, below: that is no failure that nobody hears of.
  leaving?.catch(() => {});
  const schema = typeof shape === 'function' ? await loaded(shape) : shape;
  const response = await (leaving ?? send(path, call));
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw await failureOf(response, body);
  const answer = schema.safeParse(body);
  if (answer.success) return answer.data;
  throw new RouteFailure(response.status, { message: say('The answer was not understood. Reload the page.') });
}

/** Where the browser itself says why, that is said: to look after the server would not help. */
function silentWords(): string {
  return navigator.onLine ? say('Cardwright does not answer. Is it still running?') : say('You are offline.');
}

function loaded<Value>(load: () => Promise<Value>): Promise<Value> {
  return load().catch((cause: unknown) => {
    heardNothing();
    throw new RouteFailure(0, { message: silentWords() }, { cause });
  });
}

async function send(path: string, { method = 'GET', body, signal, keepalive }: Call): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      signal,
      keepalive,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    heardNothing();
    throw new RouteFailure(0, { message: silentWords() }, { cause });
  }
}

async function failureOf(response: Response, body: unknown): Promise<RouteFailure> {
  const told = (await loaded(answerShape('routeError'))).safeParse(body);
  if (told.success) {
    const message = sayKept(told.data.message);
    return new RouteFailure(response.status, { ...told.data, message }, { told: body });
  }
  return new RouteFailure(response.status, {
    message: say('The server answered {status}.', { status: response.status }),
  });
}

/** The address with those parameters that say something. */
export function withQuery(path: string, parameters: Record<string, string | number | null | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  return query.size > 0 ? `${path}?${query}` : path;
}
