import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Picture } from '@/lib/deck/blocks';
import type { PlacedCard, PlacedImage } from '@/lib/deck/placed';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { drawArtInPlace } from './draw-art-in-place';

const kept = new Map<string, Uint8Array>();
const context = {
  palette: STANDARD_THEMES[0]!.palette,
  fileStore: {
    put: async (key: string, bytes: Uint8Array) => void kept.set(key, bytes),
    exists: async (key: string) => kept.has(key),
  },
  signal: new AbortController().signal,
};
const image = (picture: Picture, width = 400, height = 300): PlacedImage => ({
  kind: 'image',
  box: { x: 0, y: 0, width, height },
  picture,
  alt: 'alt',
  fit: 'cover',
  radius: 0,
  decorative: false,
});
const card = (...elements: PlacedImage[]): PlacedCard => ({ elements }) as PlacedCard;
const pictures = (cards: PlacedCard[]): Picture[] =>
  cards.flatMap(({ elements }) => elements.flatMap((each) => (each.kind === 'image' ? [each.picture] : [])));

it('draws each piece of art once per distinct frame shape, and credits it as generated', async () => {
  const art: Picture = { kind: 'art', seed: 'sea' };
  const frame: Picture = { kind: 'placeholder', reason: 'Later' };
  let done = 0;
  const cards = await drawArtInPlace(
    [card(image(art), image(art, 200, 150)), card(image(art, 200, 800)), card(image(frame))],
    {
      ...context,
      onCard: () => {
        done += 1;
      },
    },
  );
  const [wide, alike, tall, left] = pictures(cards);
  expect(wide).toMatchObject({
    kind: 'file',
    credit: 'Generated art',
    mediaType: 'image/png',
    width: 1440,
    height: 1080,
  });
  expect(alike).toEqual(wide);
  expect(tall).toMatchObject({ width: 360, height: 1440 });
  expect(left).toEqual(frame);
  expect(kept.size).toBe(2);
  for (const bytes of kept.values()) expect((await sharp(bytes).stats()).entropy).toBeGreaterThan(0.2);
  expect(done).toBe(2);
});

it('rejects when it is aborted', async () => {
  const signal = AbortSignal.abort(new Error('enough'));
  await expect(drawArtInPlace([card(image({ kind: 'art', seed: 'sky' }))], { ...context, signal })).rejects.toThrow(
    'enough',
  );
});
