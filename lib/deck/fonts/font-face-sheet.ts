import type { FontFaceId } from '../theme';
import { FONT_FAMILIES, faceIds, readFaceId, substituteFace } from './font-faces';
import { webFontAddress } from './font-files';
import { scriptFamilyName, scriptSheetAddress, scriptsIn } from './script-families';

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
