import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import type { Config } from '../read-config';
import { CLIENT_ADDRESS_HEADER, findClientAddress } from './client-address';

// Plain Node: `npm start` runs it before the program, for what the routes can neither see nor refuse.

type Access = Partial<Pick<Config, 'publicUrl' | 'trustedProxies'>>;
type Refusal = { statusCode: number; message: StoredMessage; headers?: Record<string, string> };

const ROUTE_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const PAGE_METHODS = ['GET', 'HEAD'];
/** How long a refused sender can read the response before its connection is closed. */
const LINGER_MS = 1000;
/** One year, in seconds. */
const STRICT_TRANSPORT = 'max-age=31536000';

/**
 * Prepares a request for the program: sets the client's address, and closes the connection if the response is sent
 * before the whole body arrived. Requests that the framework would answer with a bare 500 are refused here.
 * @returns whether the program should answer; false if the request was refused here
 */
export function guardRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { publicUrl, trustedProxies }: Access,
  { development = false } = {},
): boolean {
  const { headers, socket } = request;
  headers[CLIENT_ADDRESS_HEADER] = findClientAddress(socket.remoteAddress, headers['x-forwarded-for'], trustedProxies);
  // The program does not use these headers, but the framework would trust them.
  delete headers['x-forwarded-host'];
  delete headers['x-forwarded-port'];
  if (publicUrl?.startsWith('https:')) response.setHeader('Strict-Transport-Security', STRICT_TRANSPORT);
  closeOnUnreadBody(request, response);
  const refusal = findRefusal(request, development);
  if (refusal) refuse(response, refusal);
  return refusal === null;
}

/** Node passes a `CONNECT` request as a bare socket. */
export function refuseConnect(socket: { end(text: string): unknown }): void {
  socket.end('HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
}

/** The program has no WebSockets. The framework would leave a socket that asks for one open. */
export function refuseUpgrade(socket: Duplex): void {
  socket.on('error', () => {});
  socket.end('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n', () => socket.destroy());
}

function findRefusal({ method = '', url = '', headers }: IncomingMessage, development: boolean): Refusal | null {
  if (!parseHost(headers.host))
    return { statusCode: 421, message: englishMessage('The Host header is not a valid host name.') };
  const path = url.split('?', 1)[0] ?? '';
  try {
    decodeURIComponent(path);
  } catch {
    return { statusCode: 400, message: englishMessage('The URL is not percent-encoded UTF-8.') };
  }
  // The development server has pages that accept POST.
  const isRoute = development || /^\/(?:(?:api|v1\.0)(?:\/|$)|mcp$)/.test(path);
  const methods = isRoute ? ROUTE_METHODS : PAGE_METHODS;
  if (methods.includes(method)) return null;
  return { statusCode: 405, message: englishMessage('Method not allowed'), headers: { Allow: methods.join(', ') } };
}

function refuse(response: ServerResponse, { statusCode, message, headers }: Refusal): void {
  response.writeHead(statusCode, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers });
  response.end(JSON.stringify({ message, statusCode }));
}

/**
 * Otherwise the rest of a refused body would be read so that the connection can be reused. The sender gets a moment
 * to read the response: closing at once could reset the connection first.
 */
function closeOnUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  const { headers, socket } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
  if (!hasBody) return;
  const writeHead = response.writeHead;
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    if (!request.complete) {
      response.shouldKeepAlive = false;
      socket.destroySoon = () => {
        socket.end();
        setTimeout(() => socket.destroy(), LINGER_MS).unref();
      };
    }
    return writeHead.apply(response, args);
  }) as typeof writeHead;
}

/** Longer than any name of the domain name system, with a port. */
const MAX_LENGTH = 261;

/** The parts of a `Host` header; null if it is invalid. */
export function parseHost(host: string | null | undefined): { name: string; port: number | null } | null {
  if (!host || host.length > MAX_LENGTH) return null;
  const parts = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::(\d{1,5}))?$/i.exec(host);
  // The second check catches invalid addresses: `127.0.0.999`, `[::1::2]`, port 99999.
  if (!parts?.[1] || !URL.canParse(`http://${host}`)) return null;
  return { name: parts[1].toLowerCase(), port: parts[2] === undefined ? null : Number(parts[2]) };
}
