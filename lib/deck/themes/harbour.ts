import type { DeckTheme } from '../theme';

/** Deep sea water, a coral buoy and the low sun: steady, but not cold. */
export const harbour: DeckTheme = {
  id: 'harbour',
  name: 'Harbour',
  type: 'standard',
  colorKeywords: ['teal', 'coral', 'sand'],
  toneKeywords: ['calm', 'trustworthy', 'warm'],
  palette: {
    ground: '#F8F7F2',
    ink: '#0F2730',
    muted: '#4C6068',
    surface: '#E7EEEC',
    onSurface: '#0F2730',
    accent: '#0E4A57',
    onAccent: '#F6F2E7',
    accentInk: '#0E5362',
    second: '#E4714E',
    third: '#F0BE55',
    line: '#CFDAD8',
  },
  coverGround: 'accent',
  fonts: { heading: 'bricolage-grotesque', headingWeight: 700, body: 'instrument-sans', mono: 'jetbrains-mono' },
  headingScale: 1.08,
  headingCase: 'as-is',
  headingTracking: -15,
  radius: 10,
  bullet: '•',
  motif: 'half-moon',
  logo: null,
};
