import 'server-only';
import { createHash } from 'node:crypto';
import type { Picture } from '@/lib/deck/blocks';
import type { FileStore } from '@/server/files/file-store';
import type { NormalPicture } from './decoder/decoder';

type FilePicture = Extract<Picture, { kind: 'file' }>;

/** The file store's key of a picture. */
export function pictureKey({ bytes, mediaType }: Pick<NormalPicture, 'bytes' | 'mediaType'>): string {
  const extension = mediaType === 'image/png' ? 'png' : 'jpg';
  return `images/${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
}

/** Stores a picture under the hash of its bytes, so equal pictures share a file and a key always has the same bytes. */
export async function keepPicture(
  files: Pick<FileStore, 'put' | 'exists'>,
  picture: NormalPicture,
): Promise<FilePicture> {
  const { bytes, mediaType, width, height } = picture;
  const key = pictureKey(picture);
  if (!(await files.exists(key))) await files.put(key, bytes);
  return { kind: 'file', key, mediaType, width, height };
}
