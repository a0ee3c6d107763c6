import { pictureTest, pictureTestRequest } from '@/lib/contract/picture-sources';
import { englishMessage } from '@/lib/words/stored-messages';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuse } from '@/server/guard/route-error';
import { testPictureSource } from '@/server/pictures/test-picture-source';

/** `POST /api/pictures/test`: asks the image model for a picture, or a photo source for a search. */
export const POST = composerRoute({ body: pictureTestRequest }, async ({ body }) => {
  const test = await testPictureSource(body.source);
  if (!test) return refuse(404, englishMessage('This image source is not configured'));
  return answerJson(pictureTest.parse(test));
});
