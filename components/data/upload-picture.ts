import { LIMITS } from '@/lib/contract/limits';
import { t } from '@/lib/words/t';
import { answerShape } from './answer-shape';
import { requestJson } from './request-json';

/** `reason`: a clause, such as “it is damaged”. */
export type Uploaded = { address: string } | { reason: string };

/** Uploads a picture for a text. */
export async function uploadPicture(file: Blob, signal?: AbortSignal): Promise<Uploaded> {
  if (file.size > LIMITS.pictureBytes)
    return { reason: t('it is larger than {bytes} MB', { bytes: LIMITS.pictureBytes / 1024 / 1024 }) };
  try {
    return await requestJson(answerShape('uploadedAnswer'), '/api/pictures', { method: 'POST', body: file, signal });
  } catch (failure) {
    return { reason: failure instanceof Error ? failure.message : String(failure) };
  }
}
