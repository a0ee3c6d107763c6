import { describe, expect, it } from 'vitest';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { readDeck, readTheme } from './stored-theme';

const [own] = STANDARD_THEMES;

describe('a stored theme', () => {
  it.each([
    ['without a skeleton', undefined, 'swiss'],
    ['of the former plain style', 'classic', 'swiss'],
    ['of a skeleton that this version does not have', 'baroque', 'swiss'],
    ['of a skeleton', 'soft', 'soft'],
  ])('%s', (_, skeleton, expected) => {
    const theme = { ...own, motif: 'ruled', skeleton };
    expect(readTheme(JSON.stringify(theme))).toMatchObject({ id: own!.id, skeleton: expected });
    expect(readDeck(JSON.stringify({ title: 'A', theme })).theme.skeleton).toBe(expected);
  });
});
