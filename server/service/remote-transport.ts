import 'server-only';
import { Agent, buildConnector, Client, type Dispatcher, request as send } from 'undici';
import { isUnreached } from '../outbound/bounded-calls';
import { perProcess } from '../per-process';
import { NotSent } from './errors';

/** One outgoing call. */
export type WireRequest = {
  method: 'GET' | 'POST';
  /** Absolute. */
  url: string;
  headers: Record<string, string>;
  body?: string;
  /** Aborted at the deadline, or by the caller. */
  signal: AbortSignal;
};

/** A response with an unread body. The receiver must call `close` in the end. */
export type WireAnswer = {
  status: number;
  /** Names in lower case. */
  headers: ReadonlyMap<string, string>;
  body: AsyncIterable<Uint8Array>;
  close(): void;
};

/**
 * The only way to call a service: the network, the engine in this process, or a script in a test.
 * @throws NotSent if nothing of the request can have arrived; any other error means that it may have
 */
export type Transport = (request: WireRequest) => Promise<WireAnswer>;

/** Connection timeout in milliseconds, TLS included. */
const CONNECT_TIMEOUT = 10_000;

/**
 * HTTP over the network, without redirects and retries. Uses `request`, because `fetch` resends a request after a 421,
 * with its key and its charge.
 */
export const remoteTransport: Transport = async (wire) => {
  if (wire.method === 'POST') return sendAlone(wire);
  try {
    return answerOf(await dispatch(wire, readAgent()), () => {});
  } catch (error) {
    // Only affects the wording: a read may always be repeated.
    throw isUnreached(error) ? new NotSent(error) : error;
  }
};

/** On a new connection: on a reused one, a lost response cannot be distinguished from a request that was never sent. */
const sendAlone: Transport = async (wire) => {
  let isConnected = false;
  const connect = buildConnector({ timeout: CONNECT_TIMEOUT });
  const client = new Client(new URL(wire.url).origin, {
    pipelining: 0,
    connect: (options, callback) =>
      connect(options, (...made) => {
        isConnected ||= made[0] === null;
        callback(...made);
      }),
  });
  const close = () => void client.destroy().catch(() => {});
  try {
    return answerOf(await dispatch(wire, client), close);
  } catch (error) {
    close();
    throw isConnected ? error : new NotSent(error);
  }
};

function dispatch(
  { url, method, headers, body, signal }: Parameters<Transport>[0],
  dispatcher: Dispatcher,
): Promise<Dispatcher.ResponseData> {
  return send(url, { method, headers: { ...headers, 'accept-encoding': 'identity' }, body, signal, dispatcher });
}

function answerOf({ statusCode, headers, body }: Dispatcher.ResponseData, done: () => void): WireAnswer {
  // Without a listener, an error after the last read would end the process.
  body.on('error', () => {});
  const single = Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')] as const);
  const close = () => {
    body.destroy();
    done();
  };
  return { status: statusCode, headers: new Map(single), body, close };
}

/** Reads cost nothing, so they may share connections. */
const readAgent = perProcess(
  'cardwrightAgent',
  () => new Agent({ connect: { timeout: CONNECT_TIMEOUT }, connections: 16 }),
);
