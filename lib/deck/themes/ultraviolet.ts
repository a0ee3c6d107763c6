import type { DeckTheme } from '../theme';

/** Black light: acid lime and violet on ink, for launches and late sets. */
export const ultraviolet: DeckTheme = {
  id: 'ultraviolet',
  name: 'Ultraviolet',
  type: 'standard',
  colorKeywords: ['black', 'lime', 'violet'],
  toneKeywords: ['electric', 'futuristic', 'loud'],
  palette: {
    ground: '#0D0918',
    ink: '#F4F1FB',
    muted: '#B0A8C6',
    surface: '#1B1430',
    onSurface: '#F4F1FB',
    accent: '#BDF53F',
    onAccent: '#121A00',
    accentInk: '#C6F95A',
    second: '#7C4DFF',
    third: '#FF4F9A',
    line: '#332A52',
  },
  coverGround: 'ground',
  fonts: { heading: 'space-grotesk', headingWeight: 700, body: 'dm-sans', mono: 'jetbrains-mono' },
  headingScale: 1.14,
  headingCase: 'as-is',
  headingTracking: -32,
  radius: 12,
  bullet: '→',
  motif: 'half-moon',
  logo: null,
};
