import { describe, expect, it } from 'vitest';
import type { ColourToken } from '@/lib/deck/theme';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { SCHEME_NAMES, schemeColour, tinted } from './scheme-colours';

const palettes = STANDARD_THEMES.map((theme) => [theme.id, theme.palette] as const);

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
});
