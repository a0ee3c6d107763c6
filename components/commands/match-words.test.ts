import { describe, expect, it } from 'vitest';
import { matchWords } from './palette-choices';

describe('matchWords', () => {
  it('finds each word, in any order and case', () => {
    expect(matchWords('DARK col', 'Colours dark')).toBe(1);
    expect(matchWords('dark theme', 'Colours dark', 'theme scheme mode')).toBe(0.5);
    expect(matchWords('dark theme', 'Colours dark')).toBe(0);
  });

  it('ignores accents on both sides', () => {
    expect(matchWords('unicode', 'Ünïcode résumé')).toBe(1);
    expect(matchWords('Résumé', 'Unicode resume')).toBe(1);
  });

  it('ranks prefixes above substrings, and the title above keywords', () => {
    const scores = [
      matchWords('hist', 'Go to history'),
      matchWords('tory', 'Go to history'),
      matchWords('past', 'Go to history', 'runs past'),
    ];
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
    expect(new Set(scores).size).toBe(3);
  });
});
