import type { GenerateRequest } from '../contract/generate-request';
import { relevantRequest } from '../contract/relevance';
import type { TemplateRequest } from '../contract/template-request';
import type { Draft } from './draft';
import { fullRequest } from './full-request';

/**
 * The request as it is sent: without blank fields and without those that would not count beside the others. It may
 * still break the contract; `draftProblems` says where. Law (wire.md): `toRequest(toDraft(r)) = relevant(r)`.
 */
export function toRequest(draft: Draft): GenerateRequest | TemplateRequest {
  const full = fullRequest(draft);
  return full.operation === 'generate'
    ? relevantRequest('generate', full.request)
    : relevantRequest('template', full.request);
}
