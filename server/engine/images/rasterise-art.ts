import 'server-only';
import sharp from 'sharp';
import { drawArt } from '@/lib/deck/art/draw-art';
import type { Palette } from '@/lib/deck/theme';
import type { Size } from '@/lib/deck/units';
import type { NormalPicture } from './decoder/decoder';

/** Length of the longer side in pixels, enough for a high-density screen. */
const LONG_SIDE = 1440;

/**
 * Draws art from its seed in the palette, as a PNG with the frame's aspect ratio, exactly as the live deck shows it.
 * The same seed, palette, frame and style always give the same bytes.
 * @param frame only its aspect ratio is used
 */
export async function rasteriseArt(
  seed: string,
  palette: Palette,
  frame: Size,
  style?: string,
): Promise<NormalPicture> {
  const scale = LONG_SIDE / Math.max(frame.width, frame.height);
  const width = Math.max(1, Math.round(frame.width * scale));
  const height = Math.max(1, Math.round(frame.height * scale));
  const drawing = Buffer.from(drawArt(seed, palette, frame, style));
  const { data, info } = await sharp(drawing, { density: 108 })
    .resize({ width, height, fit: 'cover' })
    .flatten({ background: palette.ground })
    .png({ compressionLevel: 4 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, mediaType: 'image/png', width: info.width, height: info.height };
}
