import { expect, it } from 'vitest';
import { BUDGETS } from './budgets';
import { measureHouse } from './measure-house';

it('stays within the budgets of the house', () => {
  const house = measureHouse();
  const over = BUDGETS.filter(({ value, ceiling }) => value(house) > ceiling);
  expect(over.map(({ what, value, ceiling }) => `${what}: ${value(house)}, at most ${ceiling}`)).toEqual([]);
});
