import type { FontFaceId } from '../theme';
import { type FaceWeight, FONT_FAMILIES, faceIds, readFaceId, substituteFace } from './font-faces';
import { scriptFamilyName, scriptSheetAddress, scriptsIn } from './script-families';

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

/** The `@font-face` rule of a face on our own origin. A browser downloads it only if a page uses it. */
function fontFaceRule(id: FontFaceId): string {
  const { family, weight, italic } = readFaceId(id);
  return [
    '@font-face {',
    `  font-family: "${family.name}";`,
    `  font-style: ${italic ? 'italic' : 'normal'};`,
    `  font-weight: ${weight};`,
    '  font-display: swap;',
    `  src: url("${webFontAddress(id)}") format("woff2");`,
    '}',
  ].join('\n');
}

/** The style sheet with an `@font-face` for every face. */
export function fontFaceSheet(): string {
  const rules = FONT_FAMILIES.flatMap((family) => faceIds(family)).map(fontFaceRule);
  return `/* Made by npm run fonts -- --metrics. */\n${rules.join('\n')}\n`;
}

/** The fonts of a page shown within the app, which has all of them on its own origin. */
export type LinkedFonts = {
  /** Goes after the page’s own style. */
  css: string;
  /** Addresses of style sheets with the fonts of other scripts. */
  sheets: string[];
};

/** @param characters the characters that the page shows */
export function linkedFonts(faces: readonly FontFaceId[], characters: string): LinkedFonts {
  const substitutes = faces.map(substituteFace).filter((face) => face !== null);
  const rules = [...new Set([...faces, ...substitutes])].map(fontFaceRule);
  const scripts = scriptsIn(characters);
  if (scripts.length > 0) rules.push(`:root{--scripts:${scripts.map((id) => `'${scriptFamilyName(id)}'`).join(',')}}`);
  return { css: rules.join('\n'), sheets: scripts.map(scriptSheetAddress) };
}
