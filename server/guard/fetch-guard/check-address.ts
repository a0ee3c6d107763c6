import 'server-only';
import { isIP } from 'node:net';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import { isPublicAddress } from './is-public-address';

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

export type CheckedAddress = { ok: true; url: URL; exempt: boolean } | { ok: false; refusal: Refusal };

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
