import { FONT_FAMILIES, faceIds, readFaceId } from './font-faces';
import { webFontAddress } from './font-files';

/** The style sheet with an `@font-face` for every face; a browser fetches only those a page draws with. */
export function fontFaceSheet(): string {
  const rules = FONT_FAMILIES.flatMap((family) => faceIds(family)).map((id) => {
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
  });
  return `/* Made by npm run fonts -- --metrics. */\n${rules.join('\n')}\n`;
}
