import { engineFetch } from '@/server/engine/engine-fetch';

/**
 * The whole interface: `server/engine/http/route-request.ts` decides on paths, methods and refusals, because the
 * composer also calls it in process.
 */
const answer = (request: Request): Promise<Response> => engineFetch(request);

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
