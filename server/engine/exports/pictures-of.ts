import 'server-only';
import type { Picture } from '@/lib/deck/blocks';
import type { PictureBytes } from '@/lib/deck/deck';
import type { FileStore } from '../../files/file-store';

/** What may show pictures: the elements of a placed card, or the blocks of a page. */
export type Pictured = { elements: readonly { kind: string; picture?: Picture }[] };
type FilePicture = Extract<Picture, { kind: 'file' }>;

/** The pictures with bytes that the cards show, without duplicates. */
export function filePictures(cards: readonly Pictured[]): ReadonlyMap<string, FilePicture> {
  const found = new Map<string, FilePicture>();
  for (const { elements } of cards)
    for (const element of elements)
      if (element.kind === 'image' && element.picture?.kind === 'file') found.set(element.picture.key, element.picture);
  return found;
}

/** Their bytes; a picture whose file is gone is left out, and drawn as an empty frame. */
export async function picturesOf(files: FileStore, cards: readonly Pictured[]): Promise<PictureBytes> {
  const bytes = new Map<string, { bytes: Uint8Array; mediaType: string }>();
  for (const [key, { mediaType }] of filePictures(cards))
    if (await files.exists(key)) bytes.set(key, { bytes: await files.getBytes(key), mediaType });
  return bytes;
}
