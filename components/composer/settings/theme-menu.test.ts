import { describe, expect, it } from 'vitest';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { passesFilter } from './theme-menu';

describe('passesFilter', () => {
  it('counts each of our themes as either light or dark', () => {
    const kinds = STANDARD_THEMES.map((theme) => [passesFilter('light', theme), passesFilter('dark', theme)]);
    expect(kinds.every(([light, dark]) => light !== dark)).toBe(true);
    expect(kinds.filter(([, dark]) => dark).length).toBeGreaterThan(3);
  });

  it('reads custom from the theme’s type, and counts an unknown theme as neither light nor dark', () => {
    expect(passesFilter('custom', { id: 'theirs', type: 'custom' })).toBe(true);
    expect(passesFilter('custom', { id: 'theirs', type: 'standard' })).toBe(false);
    expect(passesFilter('custom', { id: 'theirs', type: '' })).toBe(false);
    expect(passesFilter('light', { id: 'theirs', type: 'custom' })).toBe(false);
    expect(passesFilter('dark', { id: 'theirs', type: 'custom' })).toBe(false);
    expect(passesFilter('all', { id: 'theirs', type: '' })).toBe(true);
  });
});
