import 'server-only';

const CODES = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

/** Whether a request failed before any part of it could reach the server. */
export function isUnreached(error: unknown): boolean {
  // A connection attempt collects one error for each address of the host.
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isUnreached);
  return error instanceof Error && 'code' in error && CODES.includes(String(error.code));
}
