import { queryOptions } from '@tanstack/react-query';
import type { PictureTest, PictureTestSource } from '@/lib/contract/picture-sources';
import type { ModelTest } from '@/lib/contract/settings';
import { answerShape } from './answer-shape';
import { requestJson } from './request-json';

/** Server settings that the page needs before it can render. They only change when the server restarts. */
export function settingsOptions() {
  return queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => requestJson(answerShape('settings'), '/api/settings', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Sends a short request to the language model. */
export function testLanguageModel(): Promise<ModelTest> {
  return requestJson(answerShape('modelTest'), '/api/models/test', { method: 'POST', body: {} });
}

/** Sends one request to the image model or a photo source. */
export function testPictureSource(source: PictureTestSource): Promise<PictureTest> {
  return requestJson(answerShape('pictureTest'), '/api/pictures/test', { method: 'POST', body: { source } });
}
