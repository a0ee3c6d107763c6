import { REDACTED } from '../log/redact-secrets';

/** docs/spec/interface.md#4: all paths start with this. */
const VERSION = '/v1.0';

/** The service's base URL with the version once, whether it was given with or without it. */
export function withVersion(baseUrl: string): string {
  const plain = baseUrl.replace(/\/+$/, '');
  return plain.endsWith(VERSION) ? plain : plain + VERSION;
}

/**
 * An id as one path segment. Null if it would change the path (`.`, `..`, empty) or could not be stored (NUL): no
 * request may be made with it.
 */
export function idSegment(id: string): string | null {
  if (id === '' || id === '.' || id === '..' || id.length > 500 || id.includes('\u0000')) return null;
  try {
    return encodeURIComponent(id);
  } catch {
    // A lone surrogate cannot be encoded in a URL.
    return null;
  }
}

const MAX_LINK = 8192;

/** A URL from the service in a form that may be stored: http or https, without our keys; otherwise null. */
export function serviceLink(text: string | undefined): string | null {
  if (!text || text.length > MAX_LINK || text.includes(REDACTED) || !URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && href.length <= MAX_LINK ? href : null;
}
