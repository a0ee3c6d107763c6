import type { DeckTheme } from '../theme';

/** Raw grey, black capitals, one strip of warning yellow. */
export const concrete: DeckTheme = {
  id: 'concrete',
  name: 'Concrete',
  type: 'standard',
  colorKeywords: ['grey', 'black', 'yellow'],
  toneKeywords: ['brutal', 'loud', 'architectural'],
  palette: {
    ground: '#E3E2DD',
    ink: '#131313',
    muted: '#4A4A47',
    surface: '#D3D2CB',
    onSurface: '#131313',
    accent: '#131313',
    onAccent: '#F5F2E4',
    accentInk: '#131313',
    second: '#F0DC2E',
    third: '#8C8B84',
    line: '#B5B4AC',
  },
  coverGround: 'accent',
  fonts: { heading: 'archivo', headingWeight: 800, body: 'archivo', mono: 'jetbrains-mono' },
  headingScale: 1.08,
  headingCase: 'upper',
  headingTracking: -12,
  radius: 0,
  bullet: '▪',
  motif: 'diagonal',
  logo: null,
};
