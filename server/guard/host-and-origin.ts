import 'server-only';
import { englishMessage } from '@/lib/words/stored-messages';
import { type Config, config } from '../config';
import { parseHost } from '../http/request-guard';
import { isLoopbackName } from '../read-config';

type Places = Pick<Config, 'port' | 'allowedHosts'> & Partial<Pick<Config, 'publicUrl'>>;

/**
 * Whether a request's `Host` is ours: a loopback name with our port, that of `PUBLIC_URL`, or one of `ALLOWED_HOSTS`
 * (there without a port: any port). Anything else may be DNS rebinding, a foreign page whose name was pointed at this
 * machine, and gets 421.
 */
export function isOurHost(host: string | null, places: Places = config()): boolean {
  const asked = parseHost(host);
  if (!asked) return false;
  if (isLoopbackName(asked.name) && (asked.port ?? 80) === places.port) return true;
  if (places.publicUrl && isPublic(asked, new URL(places.publicUrl))) return true;
  return places.allowedHosts.some((entry) => {
    const allowed = parseHost(entry);
    return allowed?.name === asked.name && (allowed.port === null || allowed.port === asked.port);
  });
}

/** The response for a foreign `Host`. */
export function misdirected(): Response {
  return Response.json(
    {
      message: englishMessage('This host name is not served here. See ALLOWED_HOSTS and PUBLIC_URL.'),
      statusCode: 421,
    },
    { status: 421, headers: { 'Cache-Control': 'no-store' } },
  );
}

function isPublic(asked: NonNullable<ReturnType<typeof parseHost>>, url: URL): boolean {
  const usual = url.protocol === 'https:' ? 443 : 80;
  return asked.name === url.hostname && (asked.port ?? usual) === Number(url.port || usual);
}

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
