import 'server-only';
import { Agent, buildConnector, Client, type Dispatcher, request as send } from 'undici';
import { NotSent } from './errors';
import type { Transport, WireAnswer } from './wire';

/** Milliseconds for a connection, TLS included. */
const CONNECT_TIMEOUT = 10_000;

const shared = globalThis as typeof globalThis & { cardwrightAgent?: Agent };

/**
 * The network. Redirects are not followed and nothing is retried: `request`, because `fetch` sends a request again by
 * itself when it is answered 421, key and charge included.
 */
export const liveTransport: Transport = async (wire) => {
  if (wire.method === 'POST') return sendAlone(wire);
  try {
    return answerOf(await dispatch(wire, readAgent()), () => {});
  } catch (error) {
    throw isUnreached(error) ? new NotSent(error) : error;
  }
};

/** For the words alone: a read may always be repeated. */
function isUnreached(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/.test(code);
}

/** On a connection of its own: on a reused one a lost answer cannot be told from a request never sent. */
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
  // An error after nobody reads any more must not end the process.
  body.on('error', () => {});
  const single = Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')] as const);
  const close = () => {
    body.destroy();
    done();
  };
  return { status: statusCode, headers: new Map(single), body, close };
}

/** Reads cost nothing: they may share connections. */
function readAgent(): Agent {
  shared.cardwrightAgent ??= new Agent({ connect: { timeout: CONNECT_TIMEOUT }, connections: 16 });
  return shared.cardwrightAgent;
}
