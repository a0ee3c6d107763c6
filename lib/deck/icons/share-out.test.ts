import { expect, it } from 'vitest';
import { shareOut } from './share-out';

const fit = (name: string, score: number) => ({ name, score });

it('gives each item an icon of its own, the best fits first', () => {
  expect(shareOut([[fit('key', 2), fit('lock', 1.8)], [fit('key', 3)], []])).toEqual(['lock', 'key', null]);
});

it('lets an item that has something else make room', () => {
  expect(shareOut([[fit('key', 3), fit('lock', 2)], [fit('key', 2.5)]])).toEqual(['lock', 'key']);
});

it('leaves an item without an icon rather than giving one twice', () => {
  expect(shareOut([[fit('key', 3)], [fit('key', 2.5)]])).toEqual(['key', null]);
});

it('spares a grid two icons of one family, if something fits nearly as well', () => {
  const shield = [fit('shield', 3)];
  expect(shareOut([shield, [fit('shield-check', 2), fit('lock', 1.6)]])).toEqual(['shield', 'lock']);
  expect(shareOut([shield, [fit('shield-check', 3), fit('lock', 1.6)]])).toEqual(['shield', 'shield-check']);
});
