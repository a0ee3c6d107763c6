import 'server-only';
import { config } from '../config';
import { engine } from './engine';
import { answerOrFail } from './http/answer-or-fail';
import { routeRequest } from './http/route-request';
import { internalKey } from './internal-key';

/** Calls the API in process, with the handlers that serve `/v1.0` (docs/spec/architecture.md). Never throws. */
export function engineFetch(request: Request): Promise<Response> {
  return answerOrFail(async () => {
    const { engineApiKey } = config();
    const keys = engineApiKey ? [internalKey(), engineApiKey] : [internalKey()];
    return routeRequest(await engine(keys), request);
  });
}
