import type { DeckTheme } from '../theme';

/** Lemon peel and black ink: cheerful, sharp, hard to overlook. */
export const citrus: DeckTheme = {
  id: 'citrus',
  name: 'Citrus',
  type: 'standard',
  colorKeywords: ['yellow', 'black', 'lime'],
  toneKeywords: ['playful', 'energetic', 'young'],
  palette: {
    ground: '#FFFEF6',
    ink: '#211F10',
    muted: '#605C45',
    surface: '#FBF5D2',
    onSurface: '#211F10',
    accent: '#F6D21A',
    onAccent: '#211F10',
    accentInk: '#735C00',
    second: '#F2784B',
    third: '#5FA64A',
    line: '#E8E0B8',
  },
  coverGround: 'accent',
  fonts: { heading: 'bricolage-grotesque', headingWeight: 800, body: 'instrument-sans', mono: 'jetbrains-mono' },
  headingScale: 1.14,
  headingCase: 'as-is',
  headingTracking: -25,
  radius: 16,
  bullet: '•',
  motif: 'diagonal',
  logo: null,
};
