import { describe, expect, it } from 'vitest';
import { withoutProperNames } from './proper-names';

describe('words without proper names', () => {
  it('takes linear time', () => {
    for (const part of ['Aa ', 'A’', 'Aa-', 'a Aa Aa ', 'Street ', 'Aaer ', 'a']) {
      const text = part.repeat(Math.ceil(60_000 / part.length));
      const start = performance.now();
      withoutProperNames(text, false);
      expect(performance.now() - start).toBeLessThan(400);
    }
  });
});
