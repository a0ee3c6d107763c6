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
 * How an office program asks for a face: families there have a regular and a bold; the weights between are families
 * of their own, named as in the font file ("Inter Medium"). From 600 on we ask for the bold one: who opens the file
 * seldom has our fonts, and a heading in a stand-in must still be bold. So must the heaviest, which is a family too.
 */
export function officeFace(id: FontFaceId): { typeface: string; bold: boolean; italic: boolean } {
  const { family, weight, italic } = readFaceId(id);
  if (weight === 200 || weight === 300 || weight === 500 || weight === 900)
    return { typeface: `${family.name} ${WEIGHT_NAMES[weight]}`, bold: weight === 900, italic };
  return { typeface: family.name, bold: weight >= 600, italic };
}
