import { describe, expect, it } from 'vitest';
import { failingPairs } from '../testing/tested-themes';
import { STANDARD_THEMES } from '../themes/all-themes';
import { contrastRatio } from '../themes/contrast';
import { themeFor } from './paper-theme';

describe('the theme of a document', () => {
  it.each(STANDARD_THEMES.map((theme) => [theme.name, theme] as const))('is dark on light in %s', (_, theme) => {
    const { palette } = themeFor(theme, 'document');
    expect(contrastRatio(palette.ground, '#FFFFFF')).toBeLessThan(1.6);
    expect(failingPairs(palette)).toEqual([]);
  });

  it('is unchanged if the theme is light, and for slides', () => {
    for (const theme of STANDARD_THEMES) expect(themeFor(theme, 'presentation')).toBe(theme);
    const light = STANDARD_THEMES.find(({ palette }) => palette.ground === '#FFFFFF')!;
    expect(themeFor(light, 'document')).toBe(light);
  });
});
