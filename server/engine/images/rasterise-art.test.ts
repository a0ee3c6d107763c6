import { describe, expect, it } from 'vitest';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { rasteriseArt } from './rasterise-art';

describe('rasteriseArt', () => {
  const [theme, other] = STANDARD_THEMES;

  it('draws the same picture for the same seed, palette and style, and another for each other one', async () => {
    const first = await rasteriseArt('sea', theme!.palette);
    expect(first).toMatchObject({ mediaType: 'image/png', width: 1280, height: 960 });
    expect(await rasteriseArt('sea', theme!.palette)).toEqual(first);
    for (const another of [
      await rasteriseArt('land', theme!.palette),
      await rasteriseArt('sea', other!.palette),
      await rasteriseArt('sea', theme!.palette, 'geometric'),
    ])
      expect(Buffer.compare(another.bytes, first.bytes)).not.toBe(0);
  });
});
