import type { DeckTheme } from '../theme';

/** Clear green water over pale sand, with rounded, easy shapes. */
export const lagoon: DeckTheme = {
  id: 'lagoon',
  name: 'Lagoon',
  type: 'standard',
  colorKeywords: ['turquoise', 'peach', 'mint'],
  toneKeywords: ['optimistic', 'light', 'approachable'],
  palette: {
    ground: '#F3FAF8',
    ink: '#08302E',
    muted: '#4A6764',
    surface: '#DFF2EE',
    onSurface: '#08302E',
    accent: '#00655D',
    onAccent: '#F1FFFB',
    accentInk: '#006057',
    second: '#FFB199',
    third: '#7CD3C3',
    line: '#C5E2DC',
  },
  coverGround: 'accent',
  fonts: { heading: 'sora', headingWeight: 600, body: 'dm-sans', mono: 'jetbrains-mono' },
  headingScale: 0.94,
  headingCase: 'as-is',
  headingTracking: -24,
  radius: 20,
  bullet: '•',
  motif: 'rings',
  logo: null,
};
