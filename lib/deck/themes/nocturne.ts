import type { DeckTheme } from '../theme';

/** An evening programme: aubergine, rose gold and a fine display serif. */
export const nocturne: DeckTheme = {
  id: 'nocturne',
  name: 'Nocturne',
  type: 'standard',
  colorKeywords: ['aubergine', 'rose gold', 'plum'],
  toneKeywords: ['elegant', 'intimate', 'dramatic'],
  palette: {
    ground: '#171320',
    ink: '#F6F0F2',
    muted: '#B6A9B5',
    surface: '#241D30',
    onSurface: '#F6F0F2',
    accent: '#E5B49B',
    onAccent: '#241015',
    accentInk: '#EBBFA8',
    second: '#8C5A86',
    third: '#5A6FA8',
    line: '#3A3147',
  },
  coverGround: 'ground',
  fonts: { heading: 'dm-serif-display', headingWeight: 400, body: 'dm-sans', mono: 'jetbrains-mono' },
  headingScale: 1.16,
  headingCase: 'as-is',
  headingTracking: -4,
  radius: 8,
  bullet: '•',
  motif: 'rings',
  logo: null,
};
