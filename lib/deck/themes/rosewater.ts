import type { DeckTheme } from '../theme';

/** Petal, wine and brass: a soft page with a grown-up voice. */
export const rosewater: DeckTheme = {
  id: 'rosewater',
  name: 'Rosewater',
  type: 'standard',
  colorKeywords: ['rose', 'wine', 'brass'],
  toneKeywords: ['graceful', 'romantic', 'personal'],
  palette: {
    ground: '#FFF7F4',
    ink: '#3B1622',
    muted: '#7A5560',
    surface: '#FBE7E3',
    onSurface: '#3B1622',
    accent: '#9C1F48',
    onAccent: '#FFF5F2',
    accentInk: '#9C1F48',
    second: '#E79C93',
    third: '#BF9552',
    line: '#EFD3CD',
  },
  coverGround: 'surface',
  fonts: { heading: 'fraunces', headingWeight: 400, body: 'lora', mono: 'jetbrains-mono' },
  headingScale: 1.12,
  headingCase: 'as-is',
  headingTracking: -14,
  radius: 22,
  bullet: '•',
  motif: 'band',
  logo: null,
};
