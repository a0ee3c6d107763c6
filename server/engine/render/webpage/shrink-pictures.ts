import 'server-only';
import type { PictureBytes } from '@/lib/deck/deck';
import { readPicture } from '../read-picture';

/** Pixels of the longer side: sharp on a page 1200 pixels wide. */
const LONGEST_SIDE = 1_600;
/** Smaller ones stay as they are. */
const SMALL = 160_000;
const MOST_PIXELS = 50_000_000;

/** Pictures as a page embeds them: large ones as WebP no larger than they are shown; unreadable ones are left out. */
export async function shrinkPictures(pictures: PictureBytes): Promise<PictureBytes> {
  const shrunk = new Map<string, { bytes: Uint8Array; mediaType: string }>();
  for (const [key, { bytes }] of pictures) {
    const facts = readPicture(bytes);
    const isAsShown = facts && (bytes.byteLength <= SMALL || facts.mediaType === 'image/gif');
    const picture = isAsShown ? { bytes, mediaType: facts.mediaType } : await toWebp(bytes);
    if (picture) shrunk.set(key, picture);
  }
  return shrunk;
}

async function toWebp(bytes: Uint8Array): Promise<{ bytes: Uint8Array; mediaType: string } | null> {
  // Loaded on demand: most pages have no large pictures, and the library takes memory.
  const { default: sharp } = await import('sharp');
  try {
    const made = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    return { bytes: new Uint8Array(made), mediaType: 'image/webp' };
  } catch {
    // Not a picture after all: the page shows its alternative text.
    return null;
  }
}
