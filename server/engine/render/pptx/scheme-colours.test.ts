import { describe, expect, it } from 'vitest';
import type { ColourToken, DeckTheme } from '@/lib/deck/theme';
import { findStandardTheme, STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { makeColours, SCHEME_NAMES, schemeColour, tinted } from './scheme-colours';
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
});
