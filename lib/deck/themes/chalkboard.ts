import type { DeckTheme } from '../theme';

/** Slate green and chalk: for lessons, with a yellow underline where it matters. */
export const chalkboard: DeckTheme = {
  id: 'chalkboard',
  name: 'Chalkboard',
  type: 'standard',
  colorKeywords: ['slate green', 'chalk', 'yellow'],
  toneKeywords: ['teaching', 'patient', 'clear'],
  palette: {
    ground: '#20342C',
    ink: '#F5F2E7',
    muted: '#B6C4B8',
    surface: '#2B4339',
    onSurface: '#F5F2E7',
    accent: '#F2D269',
    onAccent: '#262006',
    accentInk: '#F4D97E',
    second: '#F08A6C',
    third: '#8CC6D4',
    line: '#41594D',
  },
  coverGround: 'ground',
  fonts: { heading: 'bitter', headingWeight: 700, body: 'work-sans', mono: 'jetbrains-mono' },
  headingScale: 1,
  headingCase: 'as-is',
  headingTracking: -6,
  radius: 8,
  bullet: '–',
  motif: 'underline',
  logo: null,
};
