import type { PictureBytes } from '@/lib/deck/deck';
import { readPicture } from '../read-picture';
import type { PackageParts } from './package-parts';

/** A picture of the package: its part, and its size in pixels. */
export type PicturePart = { path: string; width: number; height: number };

/** The pictures that slides show, each once in the package, in the order of their first use. */
export function pictureParts(parts: PackageParts, pictures: PictureBytes): (key: string) => PicturePart | null {
  const known = new Map<string, PicturePart | null>();
  let written = 0;
  const add = (key: string): PicturePart | null => {
    const picture = pictures.get(key);
    // By its bytes, not its declared type: a wrong extension makes office programs refuse the file.
    const read = picture ? readPicture(picture.bytes) : null;
    if (!picture || !read) return null;
    written += 1;
    const path = `/ppt/media/image${written}.${read.extension}`;
    parts.addStored(path, picture.bytes, read.mediaType);
    return { path, width: read.width, height: read.height };
  };
  return (key) => {
    const had = known.get(key);
    if (had !== undefined) return had;
    const made = add(key);
    known.set(key, made);
    return made;
  };
}
