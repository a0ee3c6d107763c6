import { LIMITS } from '@/lib/contract/limits';
import { uploadedAnswer } from '@/lib/contract/picture-sources';
import { englishMessage } from '@/lib/words/stored-messages';
import { upload } from '@/server/engine/artifacts';
import { composerRoute } from '@/server/guard/composer-route';
import { readFileBody } from '@/server/guard/read-body';
import { answerJson, refuse } from '@/server/guard/route-error';
import { limitConcurrency } from '@/server/outbound/bounded-calls';

/** Each holds a file in memory. */
const fewAtOnce = limitConcurrency(6);

/** `POST /api/pictures`: keeps an image file, whose bytes are the body, for a text. Answers with its address. */
export const POST = composerRoute({}, ({ request }) =>
  fewAtOnce(async () => {
    if (
      /^(?:application\/(?:json|x-www-form-urlencoded)|text\/|multipart\/)/i.test(
        request.headers.get('content-type') ?? '',
      )
    )
      return refuse(415, englishMessage('The body must be an image file'));
    const body = await readFileBody(request, LIMITS.pictureBytes);
    if (!body.ok) return refuse(body.status, body.message);
    const kept = await upload(body.value, request.signal);
    return kept.ok
      ? answerJson(uploadedAnswer.parse({ address: kept.address }), 201)
      : refuse(kept.status, kept.reason);
  }),
);
