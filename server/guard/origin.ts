import 'server-only';
import { type Config, config } from '../config';

/**
 * Whether a changing request comes from one of our pages. `Host` must have been checked before: an `Origin` is ours
 * if it names that host, or `PUBLIC_URL`. Without `Origin` the browser must vouch by `Sec-Fetch-Site`; other programs
 * send neither and use `/v1.0`.
 */
export function isOurOrigin(headers: Headers, { publicUrl }: Pick<Config, 'publicUrl'> = config()): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('origin');
  if (origin === null) return site === 'same-origin';
  if (publicUrl && origin === new URL(publicUrl).origin) return true;
  // A TLS-terminating proxy makes the schemes differ, so the hosts are compared.
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

/** Whether a read comes from one of our pages or was typed by a person: no other site can trigger it. */
export function isOwnRead(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}
