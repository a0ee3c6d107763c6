import { expect, it } from 'vitest';
import { takeTurn } from './take-turn';

it('lets other events run after every few requests', async () => {
  const order: string[] = [];
  const turns = Array.from({ length: 12 }, async () => {
    await takeTurn();
    order.push('request');
  });
  const tick = () => {
    order.push('other');
    if (order.length < 30) setImmediate(tick);
  };
  setImmediate(tick);
  await Promise.all(turns);
  const together = order
    .join(' ')
    .split('other')
    .map((stretch) => stretch.split('request').length - 1);
  expect(Math.max(...together)).toBeLessThanOrEqual(4);
  expect(together.reduce((sum, count) => sum + count)).toBe(12);
});
