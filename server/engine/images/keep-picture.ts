import 'server-only';
import { createHash } from 'node:crypto';
import type { Picture } from '@/lib/deck/blocks';
import type { FileStore } from '@/server/files/file-store';
import type { NormalPicture } from './decoder/decoder';

/** Stores a picture under the hash of its bytes, so equal pictures share a file and a key always has the same bytes. */
export async function keepPicture(
  files: Pick<FileStore, 'put' | 'exists'>,
  { bytes, mediaType, width, height }: NormalPicture,
  credit?: string,
): Promise<Extract<Picture, { kind: 'file' }>> {
  const extension = mediaType === 'image/png' ? 'png' : 'jpg';
  const key = `images/${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
  if (!(await files.exists(key))) await files.put(key, bytes);
  return { kind: 'file', key, mediaType, width, height, ...(credit === undefined ? {} : { credit }) };
}
