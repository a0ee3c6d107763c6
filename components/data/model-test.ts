import type { ModelTest } from '@/lib/contract/settings';
import { answerShape } from './answer-shape';
import { requestJson } from './request-json';

/** Sends a short request to the language model. */
export function testLanguageModel(): Promise<ModelTest> {
  return requestJson(answerShape('modelTest'), '/api/models/test', { method: 'POST', body: {} });
}
