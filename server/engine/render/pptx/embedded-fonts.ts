import 'server-only';
import { readFileSync } from 'node:fs';
import ttf2eot from 'ttf2eot';
import { FONT_FAMILIES, faceIds, readFaceId } from '@/lib/deck/fonts/font-faces';
import { officeFace } from '@/lib/deck/fonts/font-files';
import type { FontFaceId } from '@/lib/deck/theme';
import { fontFile } from '../pdf/font-files';
import { PITCH_FAMILIES } from './office-fonts';
import type { PackageParts } from './package-parts';
import type { Relationships } from './relationships';
import { type XmlElement, xml, xmlOf } from './xml';

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
    return xmlOf('p:embeddedFont', null, [xml('p:font', { typeface, pitchFamily, charset: 0 }), ...styles]);
  });
  return entries.length === 0 ? null : xmlOf('p:embeddedFontLst', null, entries);
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
