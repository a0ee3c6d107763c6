import sharp from 'sharp';
import { LIMITS } from './decode-limits.mjs';
import { Refusal } from './refusal.mjs';
import { prepareSvg } from './svg/prepare-svg.mjs';

// One thread and no cache, because the decoder pool decides how many processes run at once.
sharp.cache(false);
sharp.concurrency(1);
// libvips has loaders for dozens of formats. Allow only these.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Nsgif', 'Webp', 'Heif', 'Svg'].map((name) => `VipsForeignLoad${name}`),
});

/** The libvips name of each kind. */
const FORMATS = { png: 'png', jpeg: 'jpeg', gif: 'gif', webp: 'webp', avif: 'heif', svg: 'svg' };

/**
 * Decodes a picture file and writes its pixels to a new file: upright, at most `LIMITS.longestSide` pixels per side,
 * and without metadata. Only the first frame of an animation is kept.
 * @param {Uint8Array} bytes
 * @param {keyof typeof FORMATS} kind
 * @returns {Promise<{ bytes: Uint8Array, mediaType: 'image/png' | 'image/jpeg', width: number, height: number }>}
 * @throws {Refusal}
 */
export async function decodePicture(bytes, kind) {
  return kind === 'svg' ? decodeSvg(bytes) : decodeRaster(bytes, [kind], { left: LIMITS.pixels }, 6);
}

/** Maps libvips errors to refusals. */
async function refusing(work) {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(codeOf(error));
  }
}

function codeOf(error) {
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(message)) return 'too-many-pixels';
  // Allocations fail at the process's memory limit, before the watchdog has to kill it.
  return /memory|allocat/i.test(message) ? 'memory' : 'damaged';
}

async function decodeSvg(bytes) {
  const drawing = await prepareSvg(bytes, (embedded, pixels) =>
    decodeRaster(embedded, ['png', 'jpeg', 'gif', 'webp'], pixels, 1),
  );
  return refusing(() => write(open(drawing), 'png', 6));
}

/**
 * @param {Uint8Array} bytes
 * @param {readonly (keyof typeof FORMATS)[]} kinds the allowed kinds
 * @param {{ left: number }} pixels the pixels that are left in the budget; those of this picture are subtracted
 * @param {number} compressionLevel PNG compression level
 */
function decodeRaster(bytes, kinds, pixels, compressionLevel) {
  return refusing(async () => {
    const source = open(bytes);
    const { format, width = 0, height = 0, hasAlpha } = await source.metadata();
    const kind = kinds.find((one) => FORMATS[one] === format);
    if (kind === undefined) throw new Refusal('damaged');
    pixels.left -= width * height;
    if (!(pixels.left >= 0)) throw new Refusal('too-many-pixels');
    // JPEG keeps photographs small; PNG keeps drawings crisp and supports transparency.
    const asJpeg = kind === 'jpeg' || (!hasAlpha && (kind === 'webp' || kind === 'avif'));
    return write(source, asJpeg ? 'jpeg' : 'png', compressionLevel);
  });
}

function open(bytes) {
  return sharp(bytes, { limitInputPixels: LIMITS.pixels, sequentialRead: true, failOn: 'error', pages: 1 });
}

async function write(source, format, compressionLevel) {
  const { longestSide } = LIMITS;
  const upright = source
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const options = format === 'jpeg' ? { quality: 86, progressive: false } : { compressionLevel };
  const { data, info } = await upright[format](options).toBuffer({ resolveWithObject: true });
  return { bytes: data, mediaType: `image/${format}`, width: info.width, height: info.height };
}
