import 'server-only';
import { englishMessage } from '@/lib/words/stored-messages';
import { type Config, config } from '../config';
import { parseHost } from '../http/parse-host';
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
