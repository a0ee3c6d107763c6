import 'server-only';
import type { Picture } from '@/lib/deck/blocks';
import type { PictureBytes } from '@/lib/deck/deck';
import type { FileStore } from '../../files/file-store';

/** Anything that can show pictures: a placed card with its elements, or a page with its blocks. */
export type Pictured = { elements: readonly { kind: string; picture?: Picture }[] };
type FilePicture = Extract<Picture, { kind: 'file' }>;

/** The distinct pictures with stored files that the cards show. */
export function filePictures(cards: readonly Pictured[]): ReadonlyMap<string, FilePicture> {
  const found = new Map<string, FilePicture>();
  for (const { elements } of cards)
    for (const element of elements)
      if (element.kind === 'image' && element.picture?.kind === 'file') found.set(element.picture.key, element.picture);
  return found;
}

/** The bytes of these pictures. A picture whose file is gone is missing, and is drawn as an empty frame. */
export async function picturesOf(files: FileStore, cards: readonly Pictured[]): Promise<PictureBytes> {
  const bytes = new Map<string, { bytes: Uint8Array; mediaType: string }>();
  for (const [key, { mediaType }] of filePictures(cards))
    if (await files.exists(key)) bytes.set(key, { bytes: await files.getBytes(key), mediaType });
  return bytes;
}
