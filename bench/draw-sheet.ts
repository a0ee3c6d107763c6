import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

const GREY = '#8c8c8c';

/** The pages of a PDF as PNGs. `resolution` in dots per inch. Needs pdftoppm (poppler-utils). */
export function drawPages(pdf: Uint8Array, resolution: number): Buffer[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  try {
    const file = path.join(folder, 'deck.pdf');
    writeFileSync(file, pdf);
    execFileSync('pdftoppm', ['-r', String(resolution), '-png', file, path.join(folder, 'page')]);
    const names = readdirSync(folder).filter((name) => name.endsWith('.png'));
    return names.sort().map((name) => readFileSync(path.join(folder, name)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Pictures side by side on grey, each fitted into `width` × `height` pixels, `space` pixels apart. */
export async function drawSheet(
  pictures: readonly Buffer[],
  { columns, width, height, space }: { columns: number; width: number; height: number; space: number },
): Promise<Buffer> {
  const placed = await Promise.all(
    pictures.map(async (picture, at) => ({
      input: await sharp(picture).resize(width, height, { fit: 'contain', background: GREY }).png().toBuffer(),
      left: space + (at % columns) * (width + space),
      top: space + Math.floor(at / columns) * (height + space),
    })),
  );
  const rows = Math.ceil(pictures.length / columns);
  const size = { width: space + columns * (width + space), height: space + rows * (height + space) };
  return sharp({ create: { ...size, channels: 3, background: GREY } })
    .composite(placed)
    .png()
    .toBuffer();
}
