import 'server-only';
import { readFileSync } from 'node:fs';
import ttf2eot from 'ttf2eot';
import { FONT_FAMILIES, faceIds, pickFace, readFaceId } from '@/lib/deck/fonts/font-faces';
import { officeFace } from '@/lib/deck/fonts/font-files';
import type { DeckTheme, FontFaceId } from '@/lib/deck/theme';
import { fontFile } from '../pdf/open-font';
import type { PackageParts, Relationships } from './package-parts';
import { type XmlElement, xml } from './xml';

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

/** The styles of a typeface, in the order of the schema (CT_EmbeddedFontListEntry). */
const STYLES = ['regular', 'bold', 'italic', 'boldItalic'] as const;
type Style = (typeof STYLES)[number];

const MEDIA_TYPE = 'application/x-fontdata';

/**
 * Embeds fonts as PowerPoint does: each face is a part in the Embedded OpenType format (W3C submission of 2008), and
 * `presentation.xml` lists them by typeface. All styles of a typeface are embedded, so that words made bold later look
 * right as well. All our fonts may be embedded (SIL Open Font Licence).
 * @param typefaces as the slides name them; unknown ones are skipped
 * @returns `p:embeddedFontLst`, or null without fonts
 */
export function embedFonts(
  parts: PackageParts,
  presentation: Relationships,
  typefaces: Iterable<string>,
): XmlElement | null {
  let count = 0;
  const partOf = (face: FontFaceId): string => {
    count += 1;
    const path = `/ppt/fonts/font${count}.fntdata`;
    parts.addFile(path, ttf2eot(readFileSync(fontFile(face))), MEDIA_TYPE);
    return presentation.to('font', path);
  };
  const entries = [...typefaces].flatMap((typeface) => {
    const faces = facesOf(typeface);
    const [some] = faces.values();
    if (some === undefined) return [];
    const pitchFamily = PITCH_FAMILIES[readFaceId(some).family.category];
    const styles = STYLES.flatMap((style) => {
      const face = faces.get(style);
      return face === undefined ? [] : xml(`p:${style}`, { 'r:id': partOf(face) });
    });
    return xml('p:embeddedFont', xml('p:font', { typeface, pitchFamily, charset: 0 }), styles);
  });
  return entries.length === 0 ? null : xml('p:embeddedFontLst', entries);
}

/** The faces of a typeface of office programs. Where several have the same style, the one nearest to usual bold. */
function facesOf(typeface: string): Map<Style, FontFaceId> {
  const faces = new Map<Style, FontFaceId>();
  for (const id of FONT_FAMILIES.flatMap((family) => faceIds(family))) {
    const { typeface: name, bold, italic } = officeFace(id);
    if (name !== typeface) continue;
    const style = bold ? (italic ? 'boldItalic' : 'bold') : italic ? 'italic' : 'regular';
    const known = faces.get(style);
    if (known === undefined || fromBold(id) < fromBold(known)) faces.set(style, id);
  }
  // A typeface of one black weight is requested as bold, and programs expect a regular face as well.
  const bold = faces.get('bold');
  if (bold !== undefined && !faces.has('regular')) faces.set('regular', bold);
  return faces;
}

const fromBold = (id: FontFaceId) => Math.abs(readFaceId(id).weight - 700);
