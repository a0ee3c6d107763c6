import type { DeckTheme } from '../theme';

/** A theatre curtain: burgundy, candlelight and a gilt frame. */
export const velvet: DeckTheme = {
  id: 'velvet',
  name: 'Velvet',
  type: 'standard',
  colorKeywords: ['burgundy', 'gold', 'blush'],
  toneKeywords: ['luxurious', 'theatrical', 'festive'],
  palette: {
    ground: '#3A0E1E',
    ink: '#FCF1E9',
    muted: '#DDB9B6',
    surface: '#4C1729',
    onSurface: '#FCF1E9',
    accent: '#EBBE77',
    onAccent: '#2C0A12',
    accentInk: '#F0C98A',
    second: '#C4536B',
    third: '#8A6BA5',
    line: '#67303F',
  },
  coverGround: 'ground',
  fonts: { heading: 'playfair-display', headingWeight: 700, body: 'dm-sans', mono: 'jetbrains-mono' },
  headingScale: 1.1,
  headingCase: 'as-is',
  headingTracking: -4,
  radius: 2,
  bullet: '–',
  motif: 'frame',
  logo: null,
};
