import type { PictureTest, PictureTestSource } from '@/lib/contract/picture-test';
import { answerShape } from './answer-shape';
import { requestJson } from './request-json';

/** Sends one request to the image model or a photo source. */
export function testPictureSource(source: PictureTestSource): Promise<PictureTest> {
  return requestJson(answerShape('pictureTest'), '/api/pictures/test', { method: 'POST', body: { source } });
}
