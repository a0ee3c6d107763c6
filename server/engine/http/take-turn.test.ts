import { expect, it } from 'vitest';
import { takeTurn } from './take-turn';

it('lets other events happen between two turns', async () => {
  const order: string[] = [];
  const turns = [1, 2, 3].map(async (number) => {
    await takeTurn();
    order.push(`turn ${number}`);
  });
  const tick = () => {
    order.push('other');
    if (order.length < 8) setImmediate(tick);
  };
  setImmediate(tick);
  await Promise.all(turns);
  expect(order.filter((each) => each !== 'other')).toEqual(['turn 1', 'turn 2', 'turn 3']);
  const [first, second, third] = [1, 2, 3].map((number) => order.indexOf(`turn ${number}`));
  expect(second! - first!).toBeGreaterThan(1);
  expect(third! - second!).toBeGreaterThan(1);
});
