import type { DeckTheme, Palette, SkeletonId, StatedPalette } from '../theme';
import { contrastRatio } from './contrast';

/**
 * Completes a palette with the text colour for each additional colour: whichever of ink, ground, black and white is
 * most readable on it.
 */
export function completePalette(stated: StatedPalette): Palette {
  const fourth = stated.fourth ?? stated.line;
  const on = (fill: string) =>
    [stated.ink, stated.ground, '#000000', '#FFFFFF'].reduce((best, text) =>
      // The colours of the theme are preferred if their contrast is sufficient.
      contrastRatio(best, fill) >= OWN_RATIO || contrastRatio(best, fill) >= contrastRatio(text, fill) ? best : text,
    );
  return {
    onSurface: stated.ink,
    accentInk: stated.accent,
    ...stated,
    fourth,
    onSecond: on(stated.second),
    onThird: on(stated.third),
    onFourth: on(fourth),
  };
}

const OWN_RATIO = 7;

const USUAL = {
  type: 'standard',
  coverGround: 'ground',
  headingScale: 1,
  headingCase: 'as-is',
  radius: 0,
  logo: null,
} as const satisfies Partial<DeckTheme>;

/** What the themes of a skeleton usually have in common. */
const OF_SKELETON = {
  swiss: { bullet: '▪' },
  editorial: { bullet: '–' },
  poster: { bullet: '▪', coverGround: 'accent' },
  keynote: { bullet: '–' },
  soft: { bullet: '•', radius: 20 },
  blueprint: { bullet: '→' },
  notebook: { bullet: '–' },
  magazine: { bullet: '▪', coverGround: 'accent' },
} as const satisfies Record<SkeletonId, Partial<DeckTheme>>;

type Usual = keyof typeof USUAL | 'bullet';
type StatedTheme = Omit<DeckTheme, Usual | 'palette' | 'fonts'> &
  Partial<Pick<DeckTheme, Usual>> & {
    palette: StatedPalette;
    fonts: Omit<DeckTheme['fonts'], 'mono'> & Partial<Pick<DeckTheme['fonts'], 'mono'>>;
  };

/** A theme that states only what sets it apart. */
export function standardTheme({ palette, fonts, ...stated }: StatedTheme): DeckTheme {
  const usual = { ...USUAL, ...OF_SKELETON[stated.skeleton] };
  return { ...usual, ...stated, palette: completePalette(palette), fonts: { mono: 'jetbrains-mono', ...fonts } };
}

/** The house theme: white paper, black ink and one red, on the grid of the Swiss poster. */
export const proof: DeckTheme = standardTheme({
  id: 'proof',
  name: 'Proof',
  colorKeywords: ['white', 'black', 'red'],
  toneKeywords: ['plain', 'confident', 'precise'],
  skeleton: 'swiss',
  palette: {
    ground: '#FFFFFF',
    ink: '#111111',
    muted: '#5E5E5E',
    surface: '#F2F2F0',
    onSurface: '#111111',
    accent: '#E30613',
    onAccent: '#FFFFFF',
    accentInk: '#D00511',
    second: '#111111',
    third: '#8A8A8A',
    fourth: '#CFCFCF',
    line: '#E2E2E2',
  },
  fonts: { heading: 'inter', headingWeight: 700, body: 'inter' },
  headingTracking: -40,
});
