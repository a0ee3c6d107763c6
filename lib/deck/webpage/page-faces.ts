import { findFamily, readFaceId } from '../fonts/font-faces';
import { textFont } from '../layout/measure/text-font';
import type { DeckTheme, FontFaceId } from '../theme';
import type { PageManner } from './manners';

/** The faces of a page: only those that its markup or its style sheet uses. */
export function pageFaces(
  theme: DeckTheme,
  body: string,
  { hasItalics }: Pick<PageManner, 'hasItalics'>,
): FontFaceId[] {
  const [heading, display, text, strong] = [
    textFont(theme, 'heading'),
    textFont(theme, 'display'),
    textFont(theme, 'body'),
    textFont(theme, 'strong'),
  ];
  const hasCode = body.includes('<code');
  const faces = [heading.regular, text.regular, strong.regular, display.regular];
  if (body.includes('<em') || hasItalics) faces.push(text.italic);
  if (hasItalics) faces.push(display.italic);
  if (hasCode) faces.push(text.mono, text.monoBold);
  return [...new Set(faces)];
}

/** The font family list and the weight of a role, as used in the style sheet. */
export function roleFont(theme: DeckTheme, role: 'heading' | 'display' | 'body' | 'strong' | 'mono') {
  const { family, weight } = readFaceId(textFont(theme, role).regular);
  const names = family.substitute ? [family.name, findFamily(family.substitute).name] : [family.name];
  const generic = family.category === 'monospace' ? 'ui-monospace, monospace' : family.category;
  return { family: [...names.map((name) => `'${name}'`), 'var(--scripts)', generic].join(', '), weight };
}
