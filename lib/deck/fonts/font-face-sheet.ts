import type { FontFaceId } from '../theme';
import { FONT_FAMILIES, faceIds, readFaceId } from './font-faces';
import { webFontAddress } from './font-files';

/** The `@font-face` rule of a face on our own origin. A browser downloads it only if a page uses it. */
export function fontFaceRule(id: FontFaceId): string {
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
