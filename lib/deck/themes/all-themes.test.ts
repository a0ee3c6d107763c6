import { describe, expect, it } from 'vitest';
import { findFamily } from '../fonts/font-faces';
import { failingPairs } from '../testing/tested-themes';
import { DEFAULT_THEME_ID, findStandardTheme, STANDARD_THEMES } from './all-themes';

const named = STANDARD_THEMES.map((theme) => [theme.name, theme] as const);

describe('the standard themes', () => {
  it('include the default and are at least 24', () => {
    expect(STANDARD_THEMES.length).toBeGreaterThanOrEqual(24);
    expect(findStandardTheme(DEFAULT_THEME_ID)?.id).toBe(DEFAULT_THEME_ID);
    expect(findStandardTheme('nothing-of-the-kind')).toBeNull();
  });

  it('have unique ids and names', () => {
    expect(new Set(STANDARD_THEMES.map((theme) => theme.id)).size).toBe(STANDARD_THEMES.length);
    expect(new Set(STANDARD_THEMES.map((theme) => theme.name.toLowerCase())).size).toBe(STANDARD_THEMES.length);
  });

  it.each(named)('%s passes AA for every allowed pair of text and ground', (_, theme) =>
    expect(failingPairs(theme.palette)).toEqual([]),
  );

  it.each(named)('%s is complete: six-digit colours, existing faces, words for colour and tone', (_, theme) => {
    for (const colour of Object.values(theme.palette)) expect(colour).toMatch(/^#[0-9A-F]{6}$/);
    expect(findFamily(theme.fonts.heading).faces).toContain(`${theme.fonts.headingWeight}`);
    for (const tail of ['400', '700'] as const) {
      expect(findFamily(theme.fonts.body).faces).toContain(tail);
      expect(findFamily(theme.fonts.mono).faces).toContain(tail);
    }
    expect(theme.colorKeywords.length).toBeGreaterThanOrEqual(2);
    expect(theme.toneKeywords.length).toBeGreaterThanOrEqual(2);
    expect(theme.radius).toBeGreaterThanOrEqual(0);
  });
});
