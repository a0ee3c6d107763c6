import { describe, expect, it } from 'vitest';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { rasteriseArt } from './rasterise-art';

const FRAME = { width: 400, height: 300 };

describe('rasteriseArt', () => {
  const [theme, other] = STANDARD_THEMES;

  it('draws the same picture for the same seed, palette and style, and different ones otherwise', async () => {
    const first = await rasteriseArt('sea', theme!.palette, FRAME);
    expect(first).toMatchObject({ mediaType: 'image/png', width: 1440, height: 1080 });
    expect(await rasteriseArt('sea', theme!.palette, FRAME)).toEqual(first);
    for (const another of [
      await rasteriseArt('land', theme!.palette, FRAME),
      await rasteriseArt('sea', other!.palette, FRAME),
      await rasteriseArt('sea', theme!.palette, FRAME, 'geometric'),
      await rasteriseArt('sea', theme!.palette, { width: 300, height: 400 }),
    ])
      expect(Buffer.compare(another.bytes, first.bytes)).not.toBe(0);
  });
});
