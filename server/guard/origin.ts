import 'server-only';
import { type Config, config } from '../config';

/**
 * Whether a request that changes something comes from a page of ours. `Host` must have been judged before: an `Origin`
 * is ours when it names that host, or `PUBLIC_URL`. Without `Origin` the browser must vouch by `Sec-Fetch-Site`;
 * programs that are no browser send neither and use `/v1.0`.
 */
export function isOurOrigin(headers: Headers, { publicUrl }: Pick<Config, 'publicUrl'> = config()): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('origin');
  if (origin === null) return site === 'same-origin';
  if (publicUrl && origin === new URL(publicUrl).origin) return true;
  // A proxy that ends TLS for us makes the schemes differ, so the hosts are compared.
  const url = URL.canParse(origin) ? new URL(origin) : null;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  return isWeb && url.host === headers.get('host')?.toLowerCase();
}

/** Whether a read may be answered: not into another site's page or frame. Following a link to it is always allowed. */
export function mayRead(headers: Headers): boolean {
  if (isOwnRead(headers)) return true;
  const destination = headers.get('sec-fetch-dest');
  return headers.get('sec-fetch-mode') === 'navigate' && (destination === null || destination === 'document');
}

/** Whether a read comes from a page of ours or was typed by a person: no other site may cause it in any way. */
export function isOwnRead(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}
