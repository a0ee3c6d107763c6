import { expect, it } from 'vitest';
import { growth, MOST_LINEAR_GROWTH } from '../testing/growth';
import { goesOn } from './sentence-openings';

it('takes linear time', () => {
  for (const piece of ['We saw ', 'in the ', ', ', '; ']) {
    const work = (size: number, run: number) => () => void goesOn(`${piece.repeat(size)}${run}`);
    expect(growth(20_000, work), piece).toBeLessThan(MOST_LINEAR_GROWTH);
  }
});
