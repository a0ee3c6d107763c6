import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inDepth } from '@/e2e/support/depth';
import { sampleCard } from '@/lib/deck/testing/sample-card';
import { drawPdf } from './pdf/write-pdf';
import { preparePictures } from './prepare-pictures';
import { readPicture } from './read-picture';
import { sampleDeck, sampleImage } from './testing/sample-deck';

const blank = (alpha: number) =>
  sharp({ create: { width: 30, height: 20, channels: 4, background: { r: 30, g: 90, b: 200, alpha } } });
const KINDS = {
  'plain png': blank(1).removeAlpha().png(),
  'transparent png': blank(0.5).png(),
  'interlaced png': blank(1).removeAlpha().png({ progressive: true }),
  'palette png': blank(0.5).png({ palette: true }),
  jpeg: blank(1).jpeg(),
  gif: blank(1).gif(),
  webp: blank(0.5).webp(),
};
const only = (bytes: Uint8Array) => new Map([['k', { bytes, mediaType: 'image/png' }]]);

describe('preparePictures', () => {
  it.each(Object.entries(KINDS))('converts a %s to a type that both formats draw, at its size', async (_, picture) => {
    const bytes = await picture.clone().toBuffer();
    for (const format of ['pptx', 'pdf'] as const) {
      const prepared = (await preparePictures(format, only(bytes))).get('k');
      expect(readPicture(prepared?.bytes ?? new Uint8Array())).toMatchObject({
        width: 30,
        height: 20,
        mediaType: prepared?.mediaType,
      });
    }
  });

  it('drops files that are not pictures', async () => {
    const bytes = Buffer.from('<svg onload="alert(1)">');
    expect([...(await preparePictures('pdf', only(bytes))).keys()]).toEqual([]);
    expect([...(await preparePictures('pptx', only(bytes))).keys()]).toEqual([]);
  });

  it.each(Object.entries(KINDS))(
    'never fails to write a PDF because of a truncated or damaged %s',
    async (_, picture) => {
      const whole = await picture.clone().toBuffer();
      const image = sampleImage({ picture: { kind: 'file', key: 'k', mediaType: 'image/png', width: 30, height: 20 } });
      const deck = sampleDeck([sampleCard([image])]);
      for (const at of inDepth([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 4)) {
        const cut = whole.subarray(0, Math.round((whole.length * at) / 12));
        const damaged = Buffer.from(whole);
        damaged[Math.round((whole.length * at) / 12) - 1]! ^= 0xff;
        for (const bytes of [cut, damaged])
          await expect(drawPdf(deck, only(bytes))).resolves.toMatchObject({ warnings: [] });
      }
    },
  );
});
