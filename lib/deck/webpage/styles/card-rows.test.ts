import { describe, expect, it } from 'vitest';
import { cardRows, columnChoices, MOST_COUNTED } from './card-rows';

describe('the columns of cards', () => {
  it.each([3, 4, 5])('never leave a card alone in the last row of up to %i', (most) => {
    for (let count = 2; count <= MOST_COUNTED; count += 1)
      for (const columns of columnChoices(count, most)) expect(count % columns).not.toBe(1);
  });

  it('centre an incomplete row in Soft, stretch it in Poster and leave it at the start in Swiss', () => {
    const two = (skeleton: 'soft' | 'poster' | 'swiss') =>
      /\{:is\(\.points,\.cells\):where\(\.n5\)\{.*?\}\}/.exec(cardRows(skeleton))?.[0];
    expect(two('soft')).toContain('>:nth-child(4){grid-column:2/span 2}');
    expect(two('poster')).toContain('>:nth-child(n+4){grid-column:span 3}');
    expect(two('swiss')).not.toContain('nth-child');
  });
});
