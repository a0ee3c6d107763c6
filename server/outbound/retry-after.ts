import 'server-only';

/** `Retry-After` in milliseconds: seconds, or a date (RFC 9110, 10.2.3); null for anything else. */
export function retryAfterMs(header: string | null | undefined, now = Date.now()): number | null {
  const value = header?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000;
  // `Date.parse` also accepts texts that are not dates, such as "-5".
  const at = /^[A-Z][a-z]{2}, /.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
