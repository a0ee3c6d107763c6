import { connection } from './connection';
import { isRefusal } from './request-json';

/** More retries would only delay the error message. */
const MAX_RETRIES = 2;

/**
 * Whether a failed read should be retried at once. Refusals are final; server errors and lost responses may be
 * transient. While the server is unreachable the read fails immediately, and is repeated when the connection is back
 * (`offline-banner.tsx`).
 * @param failures the number of earlier failures
 */
export function mayPass(failures: number, error: unknown): boolean {
  return failures < MAX_RETRIES && !isRefusal(error) && connection() === 'here';
}
