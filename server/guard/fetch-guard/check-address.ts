import 'server-only';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';

/** Why an address is not fetched. Its wording is in `refusalWords`. */
export type Refusal =
  | 'notAnAddress'
  | 'scheme'
  | 'userinfo'
  | 'private'
  | 'unresolved'
  | 'unreachable'
  | 'timeout'
  | 'tooLarge'
  | 'redirects'
  | 'status'
  | 'stopped';

type CheckedAddress = { ok: true; url: URL; exempt: boolean } | { ok: false; refusal: Refusal };

/**
 * Checks a URL before any connection. Parsed as browsers do (WHATWG), so that decimal, octal and hexadecimal hosts
 * are recognized as addresses. Names are checked by the addresses they resolve to, at connection time.
 * @param exemptOrigins origins the operator configured, exactly as `URL.origin` writes them
 */
export function checkAddress(address: string, exemptOrigins: readonly string[]): CheckedAddress {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return { ok: false, refusal: 'notAnAddress' };
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { ok: false, refusal: 'scheme' };
  if (url.username !== '' || url.password !== '') return { ok: false, refusal: 'userinfo' };
  if (exemptOrigins.includes(url.origin)) return { ok: true, url, exempt: true };
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isClosed = isIP(host) === 0 ? isLocalName(host) : !isPublicAddress(host);
  return isClosed ? { ok: false, refusal: 'private' } : { ok: true, url, exempt: false };
}

/** Names that mean this machine or network whatever a resolver says (RFC 6761, RFC 6762, RFC 8375, RFC 9476). */
function isLocalName(host: string): boolean {
  const name = host.replace(/\.+$/, '').toLowerCase();
  return name === '' || /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|home\.arpa|onion|alt)$/.test(name);
}

/** Why a fetch was refused or failed, worded to follow "could not be fetched: ". */
export const REFUSAL_WORDS = {
  notAnAddress: englishMessage('not a web address'),
  scheme: englishMessage('only http and https URLs are supported'),
  userinfo: englishMessage('the URL contains a user name or password'),
  private: englishMessage('the address is private'),
  unresolved: englishMessage('host not found, or no network'),
  unreachable: englishMessage('couldn’t reach its host'),
  timeout: englishMessage('its host took too long'),
  tooLarge: englishMessage('the file is larger than 10 MB'),
  redirects: englishMessage('too many redirects'),
  status: englishMessage('its host didn’t send the file'),
  stopped: englishMessage('ran out of time'),
} as const satisfies Record<Refusal, StoredMessage>;

/**
 * Address ranges that fetches on behalf of a text must not reach (IANA special-purpose registries, RFC 6890 and its
 * updates). IPv4 ranges are checked again inside every IPv6 form that embeds an IPv4 address.
 */
const CLOSED_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, cloud metadata
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // AMT
  ['192.88.99.0', 24], // 6to4 relay
  ['192.168.0.0', 16], // private
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
];

/** In IPv6 only global unicast is open, except these parts. */
const CLOSED_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23], // protocol assignments: Teredo, ORCHID, benchmarks
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4: carries an IPv4 address
  ['2620:4f:8000::', 48], // AS112
  ['3fff::', 20], // documentation
];

const closed = new BlockList();
for (const [net, bits] of CLOSED_V4) closed.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of CLOSED_V6) closed.addSubnet(net, bits, 'ipv6');
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an IP address (as resolvers and WHATWG URLs write it, without brackets) is on the public internet. Doubtful
 * addresses count as private: mapped, translated (NAT64) and unknown IPv6.
 */
export function isPublicAddress(address: string): boolean {
  // A zone index names an interface of this machine.
  if (address.includes('%') || isIP(address) === 0) return false;
  if (isIPv6(address)) return open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
  return !closed.check(address, 'ipv4');
}
