import 'server-only';
import { config } from '../config';
import { engine } from './context';
import { routeRequest } from './http/route-request';
import { internalKey } from './internal-key';

/** The interface, in process: the same handlers that serve `/v1.0` (architecture.md). */
export async function engineFetch(request: Request): Promise<Response> {
  const { engineApiKey } = config();
  const keys = engineApiKey ? [internalKey(), engineApiKey] : [internalKey()];
  return routeRequest(await engine(keys), request);
}
