import { modelTest } from '@/lib/contract/settings';
import * as z from '@/lib/contract/zod';
import { englishMessage } from '@/lib/words/stored-messages';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuse } from '@/server/guard/route-error';
import { languageModel, testModel } from '@/server/model/language-model';

/** `POST /api/models/test`: asks the language model for a short answer. */
export const POST = composerRoute({ body: z.strictObject({}) }, async () => {
  const client = languageModel();
  if (!client) return refuse(404, englishMessage('No language model is configured'));
  return answerJson(modelTest.parse(await testModel(client)));
});
