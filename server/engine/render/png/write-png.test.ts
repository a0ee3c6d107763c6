import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DECK_LIMITS } from '@/lib/deck/deck-limits';
import { sampleCard } from '@/lib/deck/testing/sample-card';
import {
  SAMPLE_THEME,
  sampleDeck,
  sampleImage,
  sampleParagraph,
  sampleShape,
  sampleText,
} from '../testing/sample-deck';
import { drawPng, drawPngs, pngSize } from './write-png';

const { palette } = SAMPLE_THEME;

async function pixelsOf(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const hex = (x: number, y: number) => {
    const at = (Math.round(y) * info.width + Math.round(x)) * info.channels;
    return `#${Buffer.from(data.subarray(at, at + 3)).toString('hex')}`;
  };
  const count = (colour: string) => {
    let found = 0;
    for (let y = 0; y < info.height; y += 1)
      for (let x = 0; x < info.width; x += 1) if (hex(x, y) === colour) found += 1;
    return found;
  };
  return { width: info.width, height: info.height, at: hex, count };
}

const hexOf = (colour: string) => colour.toLowerCase();

describe('pngSize', () => {
  it.each([
    ['social', '1x1', 540, 540, 1080, 1080],
    ['social', '4x5', 540, 675, 1080, 1350],
    ['social', '9x16', 540, 960, 1080, 1920],
    ['presentation', '16x9', 960, 540, 1920, 1080],
    ['presentation', '4x3', 720, 540, 1920, 1440],
    ['presentation', 'fluid', 960, 700, 1920, 1400],
    ['document', 'a4', 595.28, 841.89, 1588, 2246],
  ] as const)('%s %s of %d × %d points has %d × %d pixels', (format, dimensions, width, height, across, down) =>
    expect(pngSize({ format, dimensions }, { width, height })).toEqual({ width: across, height: down }),
  );

  it('keeps the platform’s size for a card that had to grow', () => {
    const size = pngSize({ format: 'social', dimensions: '4x5' }, { width: 540, height: 900 });
    expect(size).toEqual({ width: 1080, height: 1350 });
  });

  it('draws the longest card with at most 40 million pixels', () => {
    const size = pngSize(
      { format: 'presentation', dimensions: 'fluid' },
      { width: 960, height: DECK_LIMITS.pageHeight },
    );
    expect(size.width * size.height).toBeLessThan(40_100_000);
  });
});

describe('drawPngs', () => {
  it('draws each card as a separate image, in order', async () => {
    const cards = [0, 1, 2].map((index) => sampleCard([], { index, ground: index === 1 ? 'accent' : 'ground' }));
    const files = unzipSync((await drawPngs(sampleDeck(cards), new Map())).bytes);
    expect(Object.keys(files)).toEqual(['card-01.png', 'card-02.png', 'card-03.png']);
    const second = await pixelsOf(files['card-02.png']!);
    expect([second.width, second.height, second.at(900, 500)]).toEqual([1920, 1080, hexOf(palette.accent)]);
  });

  it('shows the whole of a card that had to grow, on its background', async () => {
    const shape = sampleShape({ box: { x: 0, y: 1070, width: 960, height: 10 }, fill: 'accent', stroke: null });
    const deck = sampleDeck([sampleCard([shape], { height: 1080 })]);
    const picture = await pixelsOf((await drawPng(deck, new Map())).bytes);
    expect([picture.width, picture.height]).toEqual([1920, 1080]);
    expect(picture.at(960, 1076)).toBe(hexOf(palette.accent));
    expect(picture.at(100, 1076)).toBe(hexOf(palette.ground));
  });
});

describe('drawPng', () => {
  it('draws other scripts with fallback faces, and warns about characters that no face has', async () => {
    const text = (content: string) => sampleText([sampleParagraph(content, { size: 60 })]);
    const drawn = await drawPng(sampleDeck([sampleCard([text('مرحبا 日本 😀')])]), new Map());
    expect((await pixelsOf(drawn.bytes)).count(hexOf(palette.ink))).toBeGreaterThan(2000);
    expect(drawn.warnings).toEqual([]);
    const { warnings } = await drawPng(sampleDeck([sampleCard([text('\u{1401a}')])]), new Map());
    expect(warnings).toHaveLength(1);
  });

  it('draws pictures from their bytes, and a frame if there are none', async () => {
    const red = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const picture = { kind: 'file', key: 'images/red', mediaType: 'image/png', width: 40, height: 40 } as const;
    const image = sampleImage({ box: { x: 100, y: 100, width: 200, height: 100 }, radius: 0, picture });
    const deck = sampleDeck([sampleCard([image])]);
    const pictures = new Map([[picture.key, { bytes: new Uint8Array(red), mediaType: 'image/png' }]]);
    expect((await pixelsOf((await drawPng(deck, pictures)).bytes)).at(400, 300)).toBe('#ff0000');
    expect((await pixelsOf((await drawPng(deck, new Map())).bytes)).at(240, 240)).toBe(hexOf(palette.surface));
  });
});
