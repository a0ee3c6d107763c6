import 'server-only';
import type { ExportFormat } from '@/lib/contract/enums';
import type { PictureBytes } from '@/lib/deck/deck';
import { hasPlainPixels, readPicture } from './read-picture';

/** Whether a format draws a picture unchanged. */
const DRAWS = {
  pptx: (bytes) => readPicture(bytes) !== null,
  // A PNG with transparency or interlacing would be decoded while the file is written, out of reach of any error
  // handler.
  pdf: (bytes) => {
    const kind = readPicture(bytes)?.mediaType;
    return kind === 'image/jpeg' || (kind === 'image/png' && hasPlainPixels(bytes));
  },
} as const satisfies Record<ExportFormat, (bytes: Uint8Array) => boolean>;

/** The longest side a converted picture keeps, in pixels: more than any card shows. */
const LONGEST_SIDE = 2_400;
const MOST_PIXELS = 50_000_000;

/**
 * Converts pictures of a type the format does not draw (WebP, AVIF; in a PDF also GIF and PNG with transparency) to
 * plain PNG. Unreadable ones are dropped, and become a marked frame.
 */
export async function preparePictures(format: ExportFormat, pictures: PictureBytes): Promise<PictureBytes> {
  const prepared = new Map<string, { bytes: Uint8Array; mediaType: string }>();
  for (const [key, picture] of pictures) {
    const bytes = DRAWS[format](picture.bytes) ? picture.bytes : await toPng(picture.bytes);
    if (bytes) prepared.set(key, { bytes, mediaType: readPicture(bytes)?.mediaType ?? 'image/png' });
  }
  return prepared;
}

async function toPng(bytes: Uint8Array): Promise<Uint8Array | null> {
  // Loaded on demand: most decks never need it, and the library takes memory.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS }).resize({
      width: LONGEST_SIDE,
      height: LONGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const { isOpaque } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).stats();
    return await (isOpaque ? picture.removeAlpha() : picture).toColourspace('srgb').png().toBuffer();
  } catch {
    // Not a picture after all: the caller draws a frame instead.
    return null;
  }
}
