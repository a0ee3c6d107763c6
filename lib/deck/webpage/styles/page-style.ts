import { codeColours } from '../../code/code-colours';
import type { ColourToken, DeckTheme } from '../../theme';
import type { PageManner } from '../manners';
import { roleFont } from '../page-faces';
import { colour } from '../svg-markup';
import { BASE, CHARTS, NAV, PRINT } from './base';
import { BLOCKS } from './blocks';
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
