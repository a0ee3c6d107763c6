import type { PictureBytes } from '@/lib/deck/deck';
import { readPicture } from '../read-picture';
import type { PackageParts } from './package-parts';

/** A picture in the package: the path of its part, and its size in pixels. */
export type PicturePart = { path: string; width: number; height: number };

/** Adds the pictures that slides show to the package, once each, in the order of their first use. */
export function pictureParts(parts: PackageParts, pictures: PictureBytes): (key: string) => PicturePart | null {
  const known = new Map<string, PicturePart | null>();
  let written = 0;
  const add = (key: string): PicturePart | null => {
    const picture = pictures.get(key);
    // Use the bytes and not the declared type, because office programs refuse a file with a wrong extension.
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
