import { describe, expect, it } from 'vitest';
import type { ColourToken, DeckTheme } from '@/lib/deck/theme';
import { findStandardTheme, STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { makeColours, SCHEME_NAMES, schemeColour, tintBetween, tinted } from './scheme-colours';
import { writeXml } from './xml';

const palettes = STANDARD_THEMES.map((theme) => [theme.id, theme.palette] as const);
const theme = (id: string): DeckTheme => findStandardTheme(id)!;
const xmlFor = (id: string, token: ColourToken, opacity?: number) =>
  writeXml(makeColours(theme(id))(token, opacity)).replace(/^.*\n/, '');

describe('schemeColour', () => {
  it.each(palettes)('gives tokens of %s slots in which they look the same', (_, palette) => {
    for (const token of Object.keys(palette) as ColourToken[]) {
      const found = schemeColour(palette, token);
      if (!found) continue;
      const shown = found.tint ? tinted(palette[found.slot], found.tint) : palette[found.slot];
      expect(shown.toUpperCase()).toBe(palette[token].toUpperCase());
    }
  });

  it.each(palettes)('has a slot for all colours of shapes in %s', (_, palette) => {
    for (const token of Object.keys(SCHEME_NAMES) as ColourToken[]) expect(schemeColour(palette, token)).not.toBeNull();
  });

  it('writes emphasized text in the accent, so that it follows a change of the accent', () => {
    expect(xmlFor('lagoon', 'accentInk')).toBe('<a:schemeClr val="accent1"/>');
    expect(xmlFor('citrus', 'accentInk')).toBe(
      '<a:schemeClr val="accent1"><a:hueOff val="-49001"/><a:lumMod val="50000"/></a:schemeClr>',
    );
    const followers = STANDARD_THEMES.filter(({ palette }) => schemeColour(palette, 'accentInk')!.slot === 'accent');
    expect(followers.length).toBeGreaterThanOrEqual(19);
  });

  it('writes emphasized text in the slot of links if it is a colour of its own', () => {
    expect(xmlFor('field-notes', 'accentInk')).toBe('<a:schemeClr val="hlink"/>');
  });

  it('writes the fourth colour as a slot, and text on the accent as a tint of a ground or text like it', () => {
    expect(xmlFor('harbour', 'fourth')).toBe('<a:schemeClr val="accent4"/>');
    expect(xmlFor('ledger', 'onAccent')).toBe('<a:schemeClr val="bg1"><a:lumMod val="102823"/></a:schemeClr>');
    expect(xmlFor('ledger', 'onThird')).toBe('<a:srgbClr val="000000"/>');
  });

  it('writes opacity after a tint', () => {
    expect(xmlFor('citrus', 'accentInk', 0.5)).toContain('<a:lumMod val="50000"/><a:alpha val="50000"/>');
    expect(xmlFor('citrus', 'accentInk')).not.toContain('alpha');
  });
});

describe('tintBetween', () => {
  it('is exact', () => {
    const tint = tintBetween('#E8551F', '#B63A0C')!;
    expect(tinted('#E8551F', tint)).toBe('#B63A0C');
  });

  it.each([
    ['another hue', '#27407A', '#B0303C'],
    ['a much lighter colour', '#8A5630', '#FFB4A0'],
    ['black', '#17171A', '#000000'],
    ['a colour from a grey', '#808080', '#B03030'],
    ['black from black', '#000000', '#000000'],
  ])('is null for %s', (_, from, to) => {
    expect(tintBetween(from, to)).toBeNull();
  });
});
