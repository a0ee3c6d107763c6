import type { DeckTheme } from '../theme';

/** Cold light on ice: pale blue planes and an even-tempered grotesque. */
export const glacier: DeckTheme = {
  id: 'glacier',
  name: 'Glacier',
  type: 'standard',
  colorKeywords: ['ice blue', 'blue', 'white'],
  toneKeywords: ['cool', 'clear', 'composed'],
  palette: {
    ground: '#F5F9FC',
    ink: '#10283C',
    muted: '#4C6478',
    surface: '#E3EEF6',
    onSurface: '#10283C',
    accent: '#1A629C',
    onAccent: '#FFFFFF',
    accentInk: '#175B92',
    second: '#79B4DC',
    third: '#B9A5E2',
    line: '#CADCE9',
  },
  coverGround: 'surface',
  fonts: { heading: 'work-sans', headingWeight: 600, body: 'work-sans', mono: 'jetbrains-mono' },
  headingScale: 1.02,
  headingCase: 'as-is',
  headingTracking: -20,
  radius: 8,
  bullet: '•',
  motif: 'band',
  logo: null,
};
