import { fontFaceRule } from '../fonts/font-face-sheet';
import { substituteFace } from '../fonts/font-faces';
import { scriptFamilyName, scriptSheetAddress, scriptsIn } from '../fonts/script-families';
import type { FontFaceId } from '../theme';

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
