import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { DeckDecoder } from './decoder/deck-decoder';
import { DecoderPool } from './decoder/decoder-pool';
import { normalisePicture as normalise } from './keep-picture';

const pool = new DecoderPool();
afterAll(() => pool.close());
/** Decodes each picture as if it belonged to a separate deck. */
const normalisePicture = (bytes: Uint8Array) => normalise(bytes, new DeckDecoder(new AbortController().signal, pool));

const blank = (width: number, height: number, alpha = false) =>
  sharp({
    create: { width, height, channels: alpha ? 4 : 3, background: { r: 200, g: 80, b: 20, alpha: alpha ? 0.5 : 1 } },
  });
const reason = async (bytes: Uint8Array): Promise<string> => {
  const normal = await normalisePicture(bytes);
  return normal.ok ? 'taken' : normal.reason;
};

describe('normalisePicture', () => {
  it.each([
    ['png', false, 'image/png'],
    ['png', true, 'image/png'],
    ['jpeg', false, 'image/jpeg'],
    ['gif', false, 'image/png'],
    ['webp', false, 'image/jpeg'],
    ['webp', true, 'image/png'],
    ['avif', false, 'image/jpeg'],
  ] as const)('makes %s (transparent: %s) %s', async (format, alpha, mediaType) => {
    const normal = await normalisePicture(await blank(40, 30, alpha).toFormat(format).toBuffer());
    expect(normal).toMatchObject({ ok: true, picture: { mediaType, width: 40, height: 30 } });
  });

  it('scales pictures larger than 2000 pixels down and keeps their aspect ratio', async () => {
    const normal = await normalisePicture(await blank(4000, 1000).png().toBuffer());
    expect(normal).toMatchObject({ ok: true, picture: { width: 2000, height: 500 } });
  });

  it('turns a photograph upright and removes its location', async () => {
    const photo = await blank(40, 20)
      .withExif({ IFD3: { GPSLatitude: '52/1 31/1 0/1' }, IFD0: { Copyright: 'canary' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const normal = await normalisePicture(photo);
    expect(normal).toMatchObject({ ok: true, picture: { width: 20, height: 40 } });
    if (normal.ok) expect((await sharp(normal.picture.bytes).metadata()).exif).toBeUndefined();
  });

  it('removes a second file appended to the first', async () => {
    const polyglot = Buffer.concat([
      await blank(8, 8).png().toBuffer(),
      Buffer.from('<script>canary()</script>PK\x03\x04'),
    ]);
    const normal = await normalisePicture(polyglot);
    expect(normal.ok && Buffer.from(normal.picture.bytes).includes('canary')).toBe(false);
    expect(normal.ok).toBe(true);
  });

  it('draws an SVG without its external resources', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20" height="10">
      <script>alert(1)</script><rect width="20" height="10" fill="#00f"/>
      <image xlink:href="file:///etc/hostname" width="20" height="10"/></svg>`;
    const normal = await normalisePicture(Buffer.from(svg));
    expect(normal).toMatchObject({ ok: true, picture: { mediaType: 'image/png', width: 20, height: 10 } });
    if (normal.ok) {
      const { dominant } = await sharp(normal.picture.bytes).stats();
      expect(dominant.b).toBeGreaterThan(200);
    }
  });

  it('refuses files that are not pictures, are damaged, or are too large', async () => {
    const png = await blank(400, 400).png().toBuffer();
    expect(await reason(Buffer.from('<html></html>'))).toBe('the file is not an image');
    expect(await reason(png.subarray(0, 60))).toBe('it is damaged');
    expect(await reason(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))).toMatch(/HEIC/);
    const bomb =
      '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>';
    expect(await reason(Buffer.from(bomb))).not.toBe('taken');
    expect(await reason(Buffer.from(`<?xml version="1.0"?><svg xmlns="x"><!ENTITY a "b"></svg>`))).toMatch(
      /too complex/,
    );
  });

  it.each([
    ['PNG', 50_000, 50_000],
    ['PNG', 8000, 8000],
  ])('refuses a %s whose header says %i × %i, before it is decoded', async (_kind, width, height) => {
    const png = Buffer.from(await blank(8, 8).png().toBuffer());
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    // Fix the header's checksum, so that only the size is wrong.
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    expect(await reason(png)).toBe('it has more than 40 megapixels');
  });

  it('refuses an SVG with a huge canvas', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="50000" height="50000"><rect width="9" height="9"/></svg>';
    expect(await reason(Buffer.from(svg))).not.toBe('taken');
  });
});

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
