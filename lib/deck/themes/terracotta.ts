import type { DeckTheme } from '../theme';

/** Fired clay and sage on lime plaster, set in a soft old-style serif. */
export const terracotta: DeckTheme = {
  id: 'terracotta',
  name: 'Terracotta',
  type: 'standard',
  colorKeywords: ['clay', 'sand', 'sage'],
  toneKeywords: ['warm', 'crafted', 'inviting'],
  palette: {
    ground: '#FBF4EA',
    ink: '#34201A',
    muted: '#6F574C',
    surface: '#F3E5D3',
    onSurface: '#34201A',
    accent: '#9E3F24',
    onAccent: '#FFF6EC',
    accentInk: '#973B21',
    second: '#DDA45D',
    third: '#6B8A73',
    line: '#E4D2BC',
  },
  coverGround: 'accent',
  fonts: { heading: 'fraunces', headingWeight: 600, body: 'work-sans', mono: 'jetbrains-mono' },
  headingScale: 1.06,
  headingCase: 'as-is',
  headingTracking: -12,
  radius: 14,
  bullet: '•',
  motif: 'rings',
  logo: null,
};
