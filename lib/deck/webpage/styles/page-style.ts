import { codeColours } from '../../code/code-tokens';
import { findFamily, readFaceId } from '../../fonts/font-faces';
import { textFont } from '../../layout/measure/text-font';
import type { ColourToken, DeckTheme, FontFaceId } from '../../theme';
import type { PageManner } from '../manners';
import { colour } from '../svg-markup';
import { BASE, BLOCKS, CHARTS, NAV, PRINT } from './base';
import { cardRows } from './card-rows';
import { TIMELINES, uprightTimelines } from './timelines';

const HEX = /^#[\da-f]{6}$/i;

/**
 * The style sheet of a page: the colours and fonts of the theme as variables, the shared blocks, and the style of the
 * skeleton.
 */
export function pageStyle(theme: DeckTheme, manner: PageManner): string {
  const { palette } = theme;
  const tokens = (Object.keys(palette) as ColourToken[]).flatMap((token) =>
    HEX.test(palette[token]) ? [`--c-${token.toLowerCase()}:${palette[token]}`] : [],
  );
  const [head, display, body, strong, mono] = (['heading', 'display', 'body', 'strong', 'mono'] as const).map((role) =>
    roleFont(theme, role),
  ) as [Role, Role, Role, Role, Role];
  const fonts = [
    `--f-head:${head.family}`,
    `--f-display:${display.family}`,
    `--f-body:${body.family}`,
    `--f-mono:${mono.family}`,
    `--w-head:${head.weight}`,
    `--w-display:${display.weight}`,
    `--w-body:${body.weight}`,
    `--w-bold:${strong.weight}`,
    `--track:${theme.headingTracking / 1000}em`,
    `--case:${theme.headingCase === 'upper' ? 'uppercase' : 'none'}`,
    `--bullet:'${theme.bullet}'`,
    `--scripts:'${SCRIPTS}'`,
  ];
  const code = Object.entries(codeColours(palette)).map(([kind, token]) => `pre .t-${kind}{color:${colour(token)}}`);
  return [
    `:root{${[...tokens, ...fonts].join(';')}}`,
    BASE,
    NAV,
    BLOCKS,
    TIMELINES,
    CHARTS,
    ...code,
    manner.css,
    cardRows(theme.skeleton),
    uprightTimelines(theme.skeleton),
    PRINT,
  ]
    .join('\n')
    .replace(/\n+/g, '\n');
}

type Role = ReturnType<typeof roleFont>;

/** The font family name for embedded faces of other scripts. */
export const SCRIPTS = 'Page Scripts';

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
function roleFont(theme: DeckTheme, role: 'heading' | 'display' | 'body' | 'strong' | 'mono') {
  const { family, weight } = readFaceId(textFont(theme, role).regular);
  const names = family.substitute ? [family.name, findFamily(family.substitute).name] : [family.name];
  const generic = family.category === 'monospace' ? 'ui-monospace, monospace' : family.category;
  return { family: [...names.map((name) => `'${name}'`), 'var(--scripts)', generic].join(', '), weight };
}
