import type { FontFaceId } from '../theme';
import { type FaceWeight, readFaceId } from './font-faces';

const WEIGHT_NAMES = {
  200: 'ExtraLight',
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'SemiBold',
  700: 'Bold',
  800: 'ExtraBold',
  900: 'Black',
} as const satisfies Record<FaceWeight, string>;

/** The TrueType file of a face inside its npm package, as a module path. */
export function packageFile(id: FontFaceId): string {
  const { family, weight, italic } = readFaceId(id);
  const folder = `${weight}${WEIGHT_NAMES[weight]}${italic ? '_Italic' : ''}`;
  const stem = family.name.replaceAll(' ', '');
  return `@expo-google-fonts/${family.id}/${folder}/${stem}_${folder}.ttf`;
}

/** The font file for the PDF, relative to `public/`. */
export function pdfFontFile(id: FontFaceId): string {
  return `fonts/${id}.ttf`;
}

/** The font file for the browser, as an address on our own origin. */
export function webFontAddress(id: FontFaceId): string {
  return `/fonts/${id}.woff2`;
}

/**
 * The name and flags with which office programs request a face. There, a family has a regular and a bold face, and
 * other weights are separate families, named as in the font file ("Inter Medium"). From weight 600 on, the bold flag is
 * set: most readers do not have our fonts, and a heading in a fallback font must still be bold. The same applies to
 * weight 900, which is a separate family.
 */
export function officeFace(id: FontFaceId): { typeface: string; bold: boolean; italic: boolean } {
  const { family, weight, italic } = readFaceId(id);
  if (weight === 200 || weight === 300 || weight === 500 || weight === 900)
    return { typeface: `${family.name} ${WEIGHT_NAMES[weight]}`, bold: weight === 900, italic };
  return { typeface: family.name, bold: weight >= 600, italic };
}
