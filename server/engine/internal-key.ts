import 'server-only';
import { randomBytes } from 'node:crypto';

// Next evaluates modules more than once in one process: the key must be the same for all of them.
const shared = globalThis as typeof globalThis & { cardwrightInternalKey?: string };

/**
 * The key with which the composer calls the engine in this process. Made at the first call, never stored or sent out.
 */
export function internalKey(): string {
  shared.cardwrightInternalKey ??= randomBytes(32).toString('base64url');
  return shared.cardwrightInternalKey;
}
