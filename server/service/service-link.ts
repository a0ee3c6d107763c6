import { REDACTED } from '../log/redact-secrets';

const MAX_LINK = 8192;

/** A URL from the service in a form that may be stored: http or https, without our keys; otherwise null. */
export function serviceLink(text: string | undefined): string | null {
  if (!text || text.length > MAX_LINK || text.includes(REDACTED) || !URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && href.length <= MAX_LINK ? href : null;
}
