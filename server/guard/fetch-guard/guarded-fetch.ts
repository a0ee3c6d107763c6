import 'server-only';
import { type LookupAddress, type LookupAllOptions, lookup as resolveHost } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent, type Dispatcher, request } from 'undici';
import { readBeginning } from '../../outbound/bounded-calls';
import { checkAddress, isPublicAddress, type Refusal } from './check-address';

/** The name resolves to an address that is not public. Raised before a socket is opened. */
export class PrivateAddress extends Error {
  readonly code = 'EPRIVATE';
}

/** Resolves a name to all its addresses, as `dns.lookup` with `all`. */
export type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * A `lookup` for sockets that returns only public addresses. The socket connects to exactly these, so the name is
 * resolved once and cannot change a moment later (DNS rebinding). One private address among several rejects the name.
 */
export function guardedLookup(resolve: Resolve = resolveHost): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true, verbatim: true }, (error, addresses) => {
      if (error) return done(error, '', 0);
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(new PrivateAddress('the name leads to an address that is not public'), '', 0);
      if (options.all) return done(null, addresses);
      const [first] = addresses;
      return done(null, first!.address, first!.family);
    });
  };
}

export type GuardedFetchOptions = {
  exemptOrigins: readonly string[];
  maxBytes: number;
  /** Timeout in milliseconds for everything, redirects included. */
  deadline: number;
  signal?: AbortSignal | undefined;
  accept?: string;
  /** For tests. */
  resolve?: Resolve;
};

export type GuardedAnswer = { ok: true; bytes: Uint8Array; url: string } | { ok: false; refusal: Refusal };

const MAX_REDIRECTS = 3;

/**
 * Fetches a URL from a text, a prompt or a response. Never connects to a private address: each URL, the first and
 * every redirect's, is checked by its host and then by what it resolves to. Sends no cookie and no key. Never throws
 * for an error of the other side.
 */
export function guardedFetch(address: string, options: GuardedFetchOptions): Promise<GuardedAnswer> {
  return withAgents<GuardedAnswer>(options, async (agents, signal) => {
    let next = address;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const checked = checkAddress(next, options.exemptOrigins);
      if (!checked.ok) return checked;
      const answer = await ask(checked.url, agents.for(checked.exempt), signal, options);
      if (!('location' in answer)) return answer;
      const to = parseAgainst(answer.location, checked.url);
      if (!to) return { ok: false, refusal: 'notAnAddress' };
      next = to.href;
    }
    return { ok: false, refusal: 'redirects' };
  });
}

export type Posted =
  /** `answer`: the beginning of the body, at most `maxBytes`. */
  { ok: true; status: number; retryAfter: string | null; answer: string } | { ok: false; refusal: Refusal };

/** Posts JSON to a URL under the same guard. Follows no redirect, because the message is for this address only. */
export function guardedPost(
  address: string,
  message: { body: string; headers: Record<string, string> },
  options: GuardedFetchOptions,
): Promise<Posted> {
  return withAgents(options, async (agents, signal) => {
    const checked = checkAddress(address, options.exemptOrigins);
    if (!checked.ok) return checked;
    const { statusCode, headers, body } = await request(checked.url, {
      method: 'POST',
      dispatcher: agents.for(checked.exempt),
      signal,
      headersTimeout: options.deadline,
      headers: { ...message.headers, 'content-type': 'application/json', 'user-agent': 'Cardwright' },
      body: message.body,
    });
    const retryAfter = typeof headers['retry-after'] === 'string' ? headers['retry-after'] : null;
    const { bytes } = await readBeginning(body, options.maxBytes);
    discard(body);
    return { ok: true, status: statusCode, retryAfter, answer: bytes.toString('utf8') };
  });
}

/** Acts with a deadline, and closes all sockets at its end. */
async function withAgents<Answer>(
  options: GuardedFetchOptions,
  act: (agents: Agents, signal: AbortSignal) => Promise<Answer>,
): Promise<Answer | { ok: false; refusal: Refusal }> {
  const agents = new Agents(options.resolve);
  const timeout = AbortSignal.timeout(options.deadline);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    return await act(agents, signal);
  } catch (error) {
    return { ok: false, refusal: refusalOf(error, timeout, options.signal) };
  } finally {
    await agents.destroy();
  }
}

type Answer = GuardedAnswer | { location: string };

async function ask(url: URL, agent: Agent, signal: AbortSignal, options: GuardedFetchOptions): Promise<Answer> {
  const { statusCode, headers, body } = await request(url, {
    dispatcher: agent,
    signal,
    headers: { accept: options.accept ?? '*/*', 'accept-encoding': 'identity', 'user-agent': 'Cardwright' },
  });
  const location = headers.location;
  if (statusCode >= 300 && statusCode < 400 && typeof location === 'string') {
    discard(body);
    return { location };
  }
  if (statusCode !== 200) {
    discard(body);
    return { ok: false, refusal: 'status' };
  }
  if (Number(headers['content-length']) > options.maxBytes) {
    discard(body);
    return { ok: false, refusal: 'tooLarge' };
  }
  const { bytes, isWhole } = await readBeginning(body, options.maxBytes);
  discard(body);
  return isWhole ? { ok: true, bytes, url: url.href } : { ok: false, refusal: 'tooLarge' };
}

/** Closes the socket instead of reading the rest of an unwanted body. */
function discard(body: Dispatcher.ResponseData['body']): void {
  body.on('error', () => {});
  body.destroy();
}

/** Sockets are not reused: each fetch resolves its names again, once. */
class Agents {
  private guarded: Agent | undefined;
  private free: Agent | undefined;

  constructor(private resolve: Resolve | undefined) {}

  for(exempt: boolean): Agent {
    if (exempt) {
      this.free ??= new Agent(LIMITS);
      return this.free;
    }
    this.guarded ??= new Agent({ ...LIMITS, connect: { timeout: 5000, lookup: guardedLookup(this.resolve) } });
    return this.guarded;
  }

  async destroy(): Promise<void> {
    await Promise.all([this.guarded?.destroy(), this.free?.destroy()]);
  }
}

const LIMITS: Agent.Options = {
  connect: { timeout: 5000 },
  headersTimeout: 10_000,
  bodyTimeout: 10_000,
  maxHeaderSize: 32 * 1024,
  pipelining: 0,
};

function parseAgainst(location: string, base: URL): URL | null {
  try {
    return new URL(location, base);
  } catch {
    return null;
  }
}

function refusalOf(error: unknown, timeout: AbortSignal, signal: AbortSignal | undefined): Refusal {
  if (signal?.aborted) return 'stopped';
  if (timeout.aborted) return 'timeout';
  for (const code of codesOf(error)) {
    const known = CODES[code];
    if (known) return known;
  }
  return 'unreachable';
}

const CODES: Partial<Record<string, Refusal>> = {
  EPRIVATE: 'private',
  ENOTFOUND: 'unresolved',
  EAI_AGAIN: 'unresolved',
  EAI_NODATA: 'unresolved',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
};

/** The error's own code and those it wraps: a connection attempt over several addresses aggregates its errors. */
function codesOf(error: unknown, depth = 0): string[] {
  if (!(error instanceof Error) || depth > 4) return [];
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  const inner = error instanceof AggregateError ? error.errors.flatMap((each) => codesOf(each, depth + 1)) : [];
  return [...own, ...inner, ...codesOf(error.cause, depth + 1)];
}
