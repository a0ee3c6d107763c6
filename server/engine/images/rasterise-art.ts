import 'server-only';
import sharp from 'sharp';
import { drawArt } from '@/lib/deck/art/draw-art';
import type { Palette } from '@/lib/deck/theme';
import type { NormalPicture } from './normalise-picture';

/** Pixels. Layouts crop to their own frame; this is the shape most of them come near. */
const SIZE = { width: 1280, height: 960 };

/** Draws art from its seed in the palette, as a PNG. The same seed, palette and style always give the same bytes. */
export async function rasteriseArt(seed: string, palette: Palette, style?: string): Promise<NormalPicture> {
  const drawing = Buffer.from(drawArt(seed, palette, SIZE, style));
  const { data, info } = await sharp(drawing)
    .resize({ ...SIZE, fit: 'cover' })
    .flatten({ background: palette.ground })
    .png({ compressionLevel: 4 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, mediaType: 'image/png', width: info.width, height: info.height };
}
