import { describe, expect, it } from 'vitest';
import { ownPath } from './own-path';

describe('ownPath', () => {
  it.each([
    ['/history?query=a', '/history?query=a'],
    ['/', '/'],
    [null, '/'],
    ['', '/'],
    ['https://elsewhere.example', '/'],
    ['//elsewhere.example', '/'],
    ['/\\elsewhere.example', '/'],
    ['/\t/elsewhere.example', '/'],
    ['javascript:alert(1)', '/'],
  ])('takes %j to %s', (path, where) => {
    expect(ownPath(path)).toBe(where);
  });
});
