import { describe, expect, it } from 'vitest';
import { clustersOf } from './font-cache';

describe('clustersOf', () => {
  it('keeps a multi-part emoji, and a letter with its marks, whole', () => {
    expect(clustersOf('a👩‍👩‍👧é\u0301b')).toEqual(['a', '👩‍👩‍👧', 'é\u0301', 'b']);
  });

  it('splits a letter with more marks than any language has, and loses none', () => {
    const text = `\u05d0${'\u0301'.repeat(100_000)}`;
    const clusters = clustersOf(text);
    expect(clusters.join('')).toBe(text);
    expect(Math.max(...clusters.map(({ length }) => length))).toBe(64);
  });

  it('splits between code points, never within one', () => {
    const text = '\u{1f3fb}'.repeat(500);
    expect(clustersOf(text).every((cluster) => cluster.isWellFormed())).toBe(true);
  });
});
