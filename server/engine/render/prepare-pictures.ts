import 'server-only';
import type { ExportFormat } from '@/lib/contract/enums';
import type { PictureBytes } from '@/lib/deck/deck';
import { hasPlainPixels, readPicture } from './read-picture';

/** Whether a format can draw a picture without conversion. */
const DRAWS = {
  pptx: (bytes) => readPicture(bytes) !== null,
  // A PNG with transparency or interlacing would be decoded while the file is written, where no error handler could
  // catch a failure.
  pdf: (bytes) => {
    const kind = readPicture(bytes)?.mediaType;
    return kind === 'image/jpeg' || (kind === 'image/png' && hasPlainPixels(bytes));
  },
} as const satisfies Record<ExportFormat, (bytes: Uint8Array) => boolean>;

/** The longest side of a converted picture in pixels, more than any card shows. */
const LONGEST_SIDE = 2_400;
const MAX_PIXELS = 50_000_000;

/**
 * Converts pictures that the format cannot draw (WebP and AVIF; for PDF also GIF and PNG with transparency) to plain
 * PNG. Unreadable ones are dropped, and drawn as a marked frame.
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
  // Loaded on demand, because most decks never need it and the library takes memory.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS }).resize({
      width: LONGEST_SIDE,
      height: LONGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const { isOpaque } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).stats();
    return await (isOpaque ? picture.removeAlpha() : picture).toColourspace('srgb').png().toBuffer();
  } catch {
    // It is not a picture, so the caller draws a frame instead.
    return null;
  }
}
