import 'server-only';
import sharp from 'sharp';
import { inEnglish, type Kept } from '@/lib/words/say-kept';
import { type ImageKind, imageKind } from './image-kind';

/** A picture that viewer, PPTX and PDF can all draw: PNG or JPEG, upright, at most `LONGEST` pixels a side. */
export type NormalPicture = { bytes: Uint8Array; mediaType: 'image/png' | 'image/jpeg'; width: number; height: number };
export type Normalised = { ok: true; picture: NormalPicture } | { ok: false; reason: Kept };

/** 40 megapixels (checks.md 31). */
const MOST_PIXELS = 40_000_000;
/** Twice a slide's width in points: sharp on any screen a deck is shown on. */
const LONGEST = 2000;
const MOST_SVG_BYTES = 2 * 1024 * 1024;
const SECONDS = 10;

/** Raster work is done in few hands: each may hold a whole picture in memory. */
sharp.cache(false);

/**
 * Reads a file as a picture and writes it anew, so that nothing but pixels is left of it: no script, no second file
 * behind it, no place and time of the photographer. Of a moving picture the first frame.
 */
export async function normalisePicture(bytes: Uint8Array): Promise<Normalised> {
  const kind = imageKind(bytes);
  if (!kind) return { ok: false, reason: inEnglish('the file is not a picture') };
  const refused = refuseKind(kind, bytes);
  if (refused) return { ok: false, reason: refused };
  try {
    return { ok: true, picture: await rewrite(kind, bytes) };
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    const tooLarge = inEnglish('the picture has more than 40 megapixels');
    return { ok: false, reason: isTooLarge ? tooLarge : inEnglish('the picture is damaged') };
  }
}

function refuseKind(kind: ImageKind, bytes: Uint8Array): Kept | null {
  if (kind === 'heic') return inEnglish('HEIC pictures cannot be read here; save it as JPEG');
  if (kind !== 'svg') return null;
  if (bytes.byteLength > MOST_SVG_BYTES) return inEnglish('the SVG file is larger than 2 MB');
  const text = Buffer.from(bytes).toString('utf8');
  // Drawn without a base address nothing outside is loaded; entities are refused before they can multiply.
  return /<!ENTITY|<!DOCTYPE[^>]*\[|<\?xml-stylesheet/i.test(text) ? inEnglish('the SVG file declares entities') : null;
}

async function rewrite(kind: ImageKind, bytes: Uint8Array): Promise<NormalPicture> {
  const source = sharp(bytes, { limitInputPixels: MOST_PIXELS, sequentialRead: true, failOn: 'error', pages: 1 });
  const { width = 0, height = 0, hasAlpha } = await source.metadata();
  // The reader checks the limit when it reads; a head that lies is refused before.
  if (width * height > MOST_PIXELS) throw new Error('Input image exceeds pixel limit');
  const upright = source
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  // Photographs stay small as JPEG; drawings and anything see-through stay crisp as PNG.
  const asJpeg = kind === 'jpeg' || (!hasAlpha && (kind === 'webp' || kind === 'avif'));
  const written = asJpeg
    ? await upright.jpeg({ quality: 86, progressive: false }).toBuffer({ resolveWithObject: true })
    : await upright.png({ compressionLevel: 6 }).toBuffer({ resolveWithObject: true });
  return {
    bytes: written.data,
    mediaType: asJpeg ? 'image/jpeg' : 'image/png',
    width: written.info.width,
    height: written.info.height,
  };
}
