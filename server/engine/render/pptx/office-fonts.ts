import { pickFace, readFaceId } from '@/lib/deck/fonts/font-faces';
import { officeFace } from '@/lib/deck/fonts/font-files';
import type { DeckTheme, FontFaceId } from '@/lib/deck/theme';

/** The two typefaces of the file's font scheme. */
export type SchemeFonts = { major: string; minor: string };

/** How a run refers to its face: by the font scheme if possible, so that changing the theme fonts changes the slide. */
export type OfficeFont = {
  typeface: string;
  /** The typeface by name. Used for bullets, where references are not supported everywhere. */
  family: string;
  bold: boolean;
  italic: boolean;
  pitchFamily: number;
};

/** How the texts of a slide refer to their faces, and how its title does. */
export type OfficeFonts = {
  fontOf(face: FontFaceId): OfficeFont;
  titleFontOf(face: FontFaceId): OfficeFont;
};

export function schemeFonts(theme: DeckTheme): SchemeFonts {
  return {
    major: officeFace(pickFace(theme.fonts.heading, theme.fonts.headingWeight)).typeface,
    minor: officeFace(pickFace(theme.fonts.body, 400)).typeface,
  };
}

/** @param typefaces collects the typefaces in use, which include those of the font scheme */
export function makeOfficeFonts(theme: DeckTheme, typefaces = new Set<string>()): (face: FontFaceId) => OfficeFont {
  const scheme = schemeFonts(theme);
  typefaces.add(scheme.major).add(scheme.minor);
  const heading = pickFace(theme.fonts.heading, theme.fonts.headingWeight);
  const known = new Map<FontFaceId, OfficeFont>();
  return (face) => {
    const had = known.get(face);
    if (had) return had;
    const { typeface, bold, italic } = officeFace(face);
    const isHeading = typeface === scheme.major && (scheme.major !== scheme.minor || face === heading);
    const reference = isHeading ? '+mj-lt' : typeface === scheme.minor ? '+mn-lt' : typeface;
    const pitchFamily = PITCH_FAMILIES[readFaceId(face).family.category];
    const font = { typeface: reference, family: typeface, bold, italic, pitchFamily };
    known.set(face, font);
    typefaces.add(typeface);
    return font;
  };
}

/**
 * The same for titles, which have the font of the master's title in every weight of their family. Otherwise a lighter
 * weight, as on some covers, would be a family of its own, which a change of the heading font would not reach.
 */
export function makeTitleFonts(
  theme: DeckTheme,
  fontOf: (face: FontFaceId) => OfficeFont,
): (face: FontFaceId) => OfficeFont {
  const { major } = schemeFonts(theme);
  return (face) => {
    const font = fontOf(face);
    if (readFaceId(face).family.id !== theme.fonts.heading) return font;
    return { ...font, typeface: '+mj-lt', family: major };
  };
}

/** ISO/IEC 29500-1, 21.1.2.3.7. A program without the font uses this to choose a substitute. */
export const PITCH_FAMILIES = { serif: 18, 'sans-serif': 34, monospace: 49 } as const;
