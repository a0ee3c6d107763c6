import type { DeckTheme } from '../theme';

/** A box of wax crayons on white paper, with round corners and much air. */
export const crayon: DeckTheme = {
  id: 'crayon',
  name: 'Crayon',
  type: 'standard',
  colorKeywords: ['violet', 'coral', 'turquoise'],
  toneKeywords: ['playful', 'cheerful', 'childlike'],
  palette: {
    ground: '#FFFFFF',
    ink: '#26203A',
    muted: '#5F5876',
    surface: '#F4F0FC',
    onSurface: '#26203A',
    accent: '#5A32C8',
    onAccent: '#FFFFFF',
    accentInk: '#5A32C8',
    second: '#FF7A62',
    third: '#1FB79E',
    line: '#E0D8F2',
  },
  coverGround: 'surface',
  fonts: { heading: 'sora', headingWeight: 700, body: 'dm-sans', mono: 'jetbrains-mono' },
  headingScale: 0.98,
  headingCase: 'as-is',
  headingTracking: -28,
  radius: 24,
  bullet: '•',
  motif: 'dots',
  logo: null,
};
