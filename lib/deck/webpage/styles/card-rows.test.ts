import { describe, expect, it } from 'vitest';
import { columnChoices, MOST_COUNTED } from './card-rows';

describe('the columns of cards', () => {
  it.each([3, 4, 5])('never leave a card alone in the last row of up to %i', (most) => {
    for (let count = 2; count <= MOST_COUNTED; count += 1)
      for (const columns of columnChoices(count, most)) expect(count % columns).not.toBe(1);
  });
});
