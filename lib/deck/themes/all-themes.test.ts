import { describe, expect, it } from 'vitest';
import { findFamily } from '../fonts/font-faces';
import { DEFAULT_THEME_ID, findStandardTheme, STANDARD_THEMES } from './all-themes';
import { contrastRatio, failingPairs } from './contrast';

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

  it('differ in more than colour: no two share type, skeleton and cover', () => {
    const looks = STANDARD_THEMES.map(({ fonts, skeleton, coverGround, headingCase }) =>
      JSON.stringify([fonts, skeleton, coverGround, headingCase]),
    );
    expect(new Set(looks).size).toBe(looks.length);
  });

  it.each(named)('%s passes AA for every allowed pair of text and ground', (_, theme) => {
    expect(failingPairs(theme.palette)).toEqual([]);
  });

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

describe('contrastRatio', () => {
  it('is 21 for black and white and 1 for equal colours, in either order', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrastRatio('#FFFFFF', '#000000')).toBeCloseTo(21);
    expect(contrastRatio('#3A0E1E', '#3A0E1E')).toBe(1);
  });

  it('agrees with a published value', () => {
    expect(contrastRatio('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  });
});
