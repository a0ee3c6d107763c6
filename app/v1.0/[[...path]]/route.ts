import { engineFetch } from '@/server/engine/engine-fetch';

/**
 * The interface, all of it: which paths and methods there are, and every refusal, is decided in one place
 * (`server/engine/http/route-request.ts`), which the composer calls in process as well.
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
