import { describe, expect, it } from 'vitest';
import { matchWords } from './match-words';

describe('matchWords', () => {
  it('finds every word that is typed, in any order and case', () => {
    expect(matchWords('DARK col', 'Colours dark')).toBe(1);
    expect(matchWords('dark theme', 'Colours dark', 'theme scheme mode')).toBe(0.5);
    expect(matchWords('dark theme', 'Colours dark')).toBe(0);
  });

  it('is blind to accents, on either side', () => {
    expect(matchWords('unicode', 'Ünïcode résumé')).toBe(1);
    expect(matchWords('Résumé', 'Unicode resume')).toBe(1);
  });

  it('does not find letters that merely come in that order', () => {
    expect(matchWords('dark', 'Insert a break at the cursor', 'cut card marker ---')).toBe(0);
  });

  it('puts beginnings before middles, and the title before other words', () => {
    const scores = [
      matchWords('hist', 'Go to the history'),
      matchWords('tory', 'Go to the history'),
      matchWords('past', 'Go to the history', 'runs past'),
    ];
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
    expect(new Set(scores).size).toBe(3);
  });

  it('leaves everything while nothing is typed', () => {
    expect(matchWords('  ', 'Anything')).toBe(1);
  });
});
