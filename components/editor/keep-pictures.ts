import { requestJson } from '@/components/data/request-json';
import { LIMITS } from '@/lib/contract/limits';
import { withAddresses } from '@/lib/text-import/embedded-pictures';
import { t } from '@/lib/words/t';
import type { ReadText } from './read-in-worker';

/** Pictures of a document that are not in its text. `reason`: why the first one could not be kept, as a clause. */
export type LostPictures = { count: number; reason: string | null };

export const NONE_LOST: LostPictures = { count: 0, reason: null };

const MAX_CONCURRENT = 3;

/** Uploads the pictures of what was read, and puts their addresses into its text. */
export async function keepPictures(
  { text, pictures, lostPictures }: Pick<ReadText, 'text' | 'pictures' | 'lostPictures'>,
  signal?: AbortSignal,
): Promise<{ text: string; lost: LostPictures }> {
  if (!pictures || pictures.files.length === 0) return { text, lost: { count: lostPictures, reason: null } };
  const addresses: (string | null)[] = pictures.files.map(() => null);
  const lost: LostPictures = { count: lostPictures, reason: null };
  const waiting = [...pictures.files.entries()];
  const uploadNext = async () => {
    for (let next = waiting.shift(); next && !signal?.aborted; next = waiting.shift()) {
      const [at, file] = next;
      const uploaded = await uploadPicture(new Blob([file]), signal);
      if ('address' in uploaded) addresses[at] = uploaded.address;
      else {
        lost.count += 1;
        lost.reason ??= uploaded.reason;
      }
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, uploadNext));
  return { text: withAddresses(text, pictures.mark, addresses), lost };
}

/** `reason`: a clause, such as “it is damaged”. */
type Uploaded = { address: string } | { reason: string };

export async function uploadPicture(file: Blob, signal?: AbortSignal): Promise<Uploaded> {
  if (file.size > LIMITS.pictureBytes)
    return { reason: t('it is larger than {bytes} MB', { bytes: LIMITS.pictureBytes / 1024 / 1024 }) };
  try {
    return await requestJson('uploadedAnswer', '/api/pictures', { method: 'POST', body: file, signal });
  } catch (failure) {
    return { reason: failure instanceof Error ? failure.message : String(failure) };
  }
}
