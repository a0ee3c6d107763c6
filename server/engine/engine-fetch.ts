import 'server-only';
import { randomBytes } from 'node:crypto';
import { config } from '../config';
import { engine } from './engine';
import { answerOrFail } from './http/answer';
import { routeRequest } from './http/route-request';

/** Calls the API in process, with the handlers that serve `/v1.0` (docs/spec/architecture.md). Never throws. */
export function engineFetch(request: Request): Promise<Response> {
  return answerOrFail(async () => {
    const { engineApiKey } = config();
    const keys = engineApiKey ? [internalKey(), engineApiKey] : [internalKey()];
    return routeRequest(await engine(keys), request);
  });
}

// Next evaluates modules more than once in one process: the key must be the same for all of them.
const shared = globalThis as typeof globalThis & { cardwrightInternalKey?: string };

/**
 * The key with which the composer calls the engine in this process. Made at the first call, never stored or sent out.
 */
export function internalKey(): string {
  shared.cardwrightInternalKey ??= randomBytes(32).toString('base64url');
  return shared.cardwrightInternalKey;
}
