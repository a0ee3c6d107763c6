import 'server-only';
import sharp from 'sharp';
import type { Picture } from '@/lib/deck/blocks';
import { guardedFetch } from '@/server/guard/fetch-guard/guarded-fetch';
import type { MadeImage } from '@/server/pictures/image-client';
import { PictureError } from '@/server/pictures/picture-error';
import type { NormalPicture } from '../images/decoder/decoder';
import { keepPicture, normalisePicture } from '../images/keep-picture';
import type { PictureContext } from '../images/picture-fetcher';

const MAX_BYTES = 10 * 1024 * 1024;
const DEADLINE = 15_000;
const ACCEPT = 'image/avif,image/webp,image/png,image/jpeg,image/gif';
/** If more than this share is outside the box, the file is cropped. Less is cut off only when it is drawn. */
const MAX_CUT = 0.25;

export type TakeContext = Omit<PictureContext, 'exemptOrigins' | 'findUpload'>;
type Kept = Extract<Picture, { kind: 'file' }>;

/**
 * Fetches a picture through the guard, decodes it in the decoder process, crops it to its box and stores it.
 * @throws PictureError
 */
export async function takePicture(
  from: MadeImage,
  shape: number,
  exemptOrigins: readonly string[],
  { decoder, signal, fileStore, resolve }: TakeContext,
): Promise<Kept> {
  const bytes = 'bytes' in from ? from.bytes : await fetchBytes(from.url, exemptOrigins, signal, resolve);
  const normal = await normalisePicture(bytes, decoder, signal);
  signal.throwIfAborted();
  if (!normal.ok) throw new PictureError('unusable');
  return keepPicture(fileStore, await cropTo(normal.picture, shape));
}

async function fetchBytes(
  url: string,
  exemptOrigins: readonly string[],
  signal: AbortSignal,
  resolve: TakeContext['resolve'],
): Promise<Uint8Array> {
  const answer = await guardedFetch(url, {
    ...{ exemptOrigins, signal, resolve, accept: ACCEPT, maxBytes: MAX_BYTES, deadline: DEADLINE },
  });
  if (answer.ok) return answer.bytes;
  signal.throwIfAborted();
  if (answer.refusal === 'timeout') throw new PictureError('timeout');
  throw new PictureError(answer.refusal === 'tooLarge' ? 'too-large' : 'unusable');
}

/** Safe to decode on this process, because the decoder has written these bytes. */
async function cropTo(picture: NormalPicture, shape: number): Promise<NormalPicture> {
  const own = picture.width / picture.height;
  if (Math.min(own, shape) / Math.max(own, shape) >= 1 - MAX_CUT) return picture;
  const width = own > shape ? Math.max(1, Math.round(picture.height * shape)) : picture.width;
  const height = own > shape ? picture.height : Math.max(1, Math.round(picture.width / shape));
  const cropped = sharp(picture.bytes).resize({ width, height, fit: 'cover', position: 'attention' });
  const written = picture.mediaType === 'image/png' ? cropped.png() : cropped.jpeg({ quality: 85 });
  return { ...picture, bytes: await written.toBuffer(), width, height };
}
