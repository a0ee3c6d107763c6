import type { DeckTheme } from '../theme';

/** Safety orange and black, flush left, very large: made to be read across a hall. */
export const signal: DeckTheme = {
  id: 'signal',
  name: 'Signal',
  type: 'standard',
  colorKeywords: ['orange', 'black', 'white'],
  toneKeywords: ['bold', 'urgent', 'direct'],
  palette: {
    ground: '#FFFFFF',
    ink: '#0C0C0D',
    muted: '#55565B',
    surface: '#F3F2EF',
    onSurface: '#0C0C0D',
    accent: '#FF5B22',
    onAccent: '#160700',
    accentInk: '#B53A08',
    second: '#0C0C0D',
    third: '#FFC53D',
    line: '#DEDCD6',
  },
  coverGround: 'accent',
  fonts: { heading: 'archivo', headingWeight: 800, body: 'inter', mono: 'jetbrains-mono' },
  headingScale: 1.18,
  headingCase: 'as-is',
  headingTracking: -28,
  radius: 0,
  bullet: '▪',
  motif: 'corner-blocks',
  logo: null,
};
