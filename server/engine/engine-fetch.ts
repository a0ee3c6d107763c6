import 'server-only';
import { randomBytes } from 'node:crypto';
import { config } from '../config';
import { perProcess } from '../per-process';
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

/**
 * The key with which the composer calls the engine in this process. Made at the first call, never stored or sent out.
 */
export const internalKey = perProcess('cardwrightInternalKey', () => randomBytes(32).toString('base64url'));
