import { relevantRequest } from '../contract/relevance';
import type { GenerateRequest } from '../contract/request/generate-request';
import type { TemplateRequest } from '../contract/request/template-request';
import type { Draft } from './draft';
import { fullRequest } from './full-request';
import type { RequestFacts } from './request-facts';

/**
 * The request as it is sent, without blank and ignored fields. It may violate the contract; `draftProblems` says where.
 * Law (docs/spec/settled-points.md#14): `toRequest(toDraft(r)) = relevant(r)`.
 */
export function toRequest(draft: Draft, facts?: RequestFacts): GenerateRequest | TemplateRequest {
  const full = fullRequest(draft, facts);
  return full.operation === 'generate'
    ? relevantRequest('generate', full.request)
    : relevantRequest('template', full.request);
}
