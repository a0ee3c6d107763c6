import { isIP } from 'node:net';
import type { TrustedProxies } from '../access-rules';

// Plain Node: `npm start` uses it before the program is loaded.

/**
 * Passes the client's address from the HTTP server (`request-guard.ts`) to the routes, which do not see the socket.
 * The guard overwrites it in every request, so a client cannot set it.
 */
export const CLIENT_ADDRESS_HEADER = 'x-cardwright-client-address';

/** No real chain of proxies is longer. */
const MAX_FORWARDED = 20;

/**
 * The address a request comes from: the socket's, or, behind trusted proxies, the last one in `X-Forwarded-For` that
 * is not a trusted proxy's. Without trusted proxies that header is ignored: anyone can send it.
 */
export function findClientAddress(
  remoteAddress: string | undefined,
  forwardedFor: string | string[] | undefined,
  trusted: TrustedProxies | undefined,
): string {
  let address = plainAddress(remoteAddress ?? '') ?? 'unknown';
  if (!trusted) return address;
  const forwarded = String(forwardedFor ?? '')
    .split(',')
    .slice(-MAX_FORWARDED);
  for (let hops = 1; isTrusted(trusted, address, hops); hops += 1) {
    const before = plainAddress(forwarded.pop() ?? '');
    if (before === null) break;
    address = before;
  }
  return address;
}

/** Clients with an unknown address, as in a call within the process, all count as one. */
export function clientAddressOf(headers: Headers): string {
  return headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown';
}

/** The unit of rate limiting: an IPv4 address, or the IPv6 network (/64) of one customer. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  // A dotted ending replaces two groups.
  const missing = tail === undefined ? 0 : 8 - before.length - after.length - (address.includes('.') ? 1 : 0);
  const groups = [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

function isTrusted(trusted: TrustedProxies, address: string, hops: number): boolean {
  if ('hops' in trusted) return hops <= trusted.hops;
  const version = isIP(address);
  return version !== 0 && trusted.addresses.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** Without port, brackets, zone and the IPv6 form of an IPv4 address; null if it is not an address. */
function plainAddress(text: string): string | null {
  const trimmed = text.trim().toLowerCase();
  const withoutPort = /^\[([0-9a-f:.]+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? trimmed.replace(/^([\d.]+):\d+$/, '$1');
  const address = withoutPort.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/, '');
  return isIP(address) === 0 ? null : address;
}
