import { expect, it } from 'vitest';
import { shareOut } from './share-out';

const fit = (name: string, score: number) => ({ name, score });

it('gives each item a different icon, best fits first', () => {
  expect(shareOut([[fit('key', 2), fit('lock', 1.8)], [fit('key', 3)], []])).toEqual(['lock', 'key', null]);
});

it('leaves an item without an icon instead of using one twice', () => {
  expect(shareOut([[fit('key', 3)], [fit('key', 2.5)]])).toEqual(['key', null]);
});

it('avoids two icons of one family in a grid if another fits nearly as well', () => {
  const shield = [fit('shield', 3)];
  expect(shareOut([shield, [fit('shield-check', 2), fit('lock', 1.6)]])).toEqual(['shield', 'lock']);
  expect(shareOut([shield, [fit('shield-check', 3), fit('lock', 1.6)]])).toEqual(['shield', 'shield-check']);
});
