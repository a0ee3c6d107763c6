import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import { ownPath } from './use-go';

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
  ])('takes %j to %s', (path, where) => expect(ownPath(path)).toBe(where));

  it('never leaves the site', () => {
    const part = fc.constantFrom(
      ...['/', '\\', '.', '..', '\t', '\n', ' ', '%2f', '%5c', '@', ':', '?', '#', 'evil.example'],
    );
    forAll({ seed: 20261122, numRuns: 2000 }, fc.array(part, { maxLength: 8 }), (parts) => {
      const here = 'https://here.example';
      expect(new URL(ownPath(`/${parts.join('')}`), here).origin).toBe(here);
    });
  });
});
