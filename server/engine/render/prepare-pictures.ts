import type { PictureBytes } from '@/lib/deck/deck';
import { type PictureFacts, readPicture } from './read-picture';
import type { FileFormat } from './render-job';

/** What each format draws by itself. */
const DRAWS = {
  pptx: ['image/png', 'image/jpeg', 'image/gif'],
  pdf: ['image/png', 'image/jpeg'],
} as const satisfies Record<FileFormat, readonly PictureFacts['mediaType'][]>;

/** The longest side a converted picture keeps, in pixels: more than any card shows. */
const LONGEST_SIDE = 2_400;

/**
 * Pictures of a kind the format lacks (WebP, AVIF; GIF in a PDF) as PNG. What cannot be read is left out, and its
 * place becomes a marked frame.
 */
export async function preparePictures(format: FileFormat, pictures: PictureBytes): Promise<PictureBytes> {
  const draws: readonly string[] = DRAWS[format];
  const prepared = new Map<string, { bytes: Uint8Array; mediaType: string }>();
  for (const [key, picture] of pictures) {
    const facts = readPicture(picture.bytes);
    if (facts && draws.includes(facts.mediaType)) prepared.set(key, picture);
    else {
      const bytes = await toPng(picture.bytes);
      if (bytes) prepared.set(key, { bytes, mediaType: 'image/png' });
    }
  }
  return prepared;
}

async function toPng(bytes: Uint8Array): Promise<Uint8Array | null> {
  // Loaded when a picture asks for it: most decks never do, and the library takes memory.
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { limitInputPixels: 50_000_000 })
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
  } catch {
    // Not a picture after all: the caller draws a frame in its place.
    return null;
  }
}
