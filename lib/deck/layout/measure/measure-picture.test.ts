import { expect, it } from 'vitest';
import type { Picture } from '../../blocks';
import { coversWell } from './measure-picture';

const BOXES = {
  wide: { width: 1600, height: 900 },
  half: { width: 512, height: 720 },
  square: { width: 500, height: 500 },
};
const file = (width: number, height: number, more = {}): Picture => ({
  ...{ kind: 'file', key: 'a', mediaType: 'image/png', width, height },
  ...more,
});

it.each([
  ['a phone screenshot', file(500, 1000)],
  ['a banner', file(1500, 500)],
  ['a tablet', file(1200, 900)],
])('shows %s of the author whole in every box', (_, picture) => {
  for (const [name, { width, height }] of Object.entries(BOXES))
    expect(coversWell(picture, { x: 0, y: 0, width, height }), name).toBe(false);
});

it('fills a box of almost the same shape, and with found photos others too', () => {
  const wide = { x: 0, y: 0, ...BOXES.wide };
  expect(coversWell(file(1920, 1080), wide)).toBe(true);
  expect(coversWell(file(1366, 768), wide)).toBe(true);
  expect(coversWell(file(1500, 1000, { credit: 'Ada / Photos (CC0)' }), wide)).toBe(true);
  expect(coversWell(file(1000, 1500, { credit: 'Ada / Photos (CC0)' }), wide)).toBe(false);
  expect(coversWell({ kind: 'url', url: 'https://x.example/a.png' }, wide)).toBe(false);
});
