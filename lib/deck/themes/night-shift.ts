import type { DeckTheme } from '../theme';

/** A dark room with one lamp: amber on near-black, for talks in the dark. */
export const nightShift: DeckTheme = {
  id: 'night-shift',
  name: 'Night Shift',
  type: 'standard',
  colorKeywords: ['black', 'amber', 'grey'],
  toneKeywords: ['technical', 'focused', 'modern'],
  palette: {
    ground: '#101216',
    ink: '#F2F0EA',
    muted: '#A5A7AD',
    surface: '#1B1E25',
    onSurface: '#F2F0EA',
    accent: '#F2B33D',
    onAccent: '#1A1304',
    accentInk: '#F5BE55',
    second: '#4E7FFF',
    third: '#E4572E',
    line: '#2E323B',
  },
  coverGround: 'ground',
  fonts: { heading: 'space-grotesk', headingWeight: 700, body: 'inter', mono: 'jetbrains-mono' },
  headingScale: 1.05,
  headingCase: 'as-is',
  headingTracking: -20,
  radius: 6,
  bullet: '→',
  motif: 'dots',
  logo: null,
};
