import { describe, expect, it } from 'vitest';
import { usualWords } from './usual-words';

describe('usualWords', () => {
  it.each([
    [{ from: 40, to: 90 }, 'usually 40 to 90 s'],
    [{ from: 130, to: 290 }, 'usually 2 to 5 min'],
    [{ from: 0, to: 1 }, 'usually about a second'],
    [{ from: 0, to: 3 }, 'usually under 3 s'],
    [{ from: 7, to: 7 }, 'usually about 7 s'],
  ])('%j: %s', (time, words) => {
    expect(usualWords(time)).toBe(words);
  });
});
