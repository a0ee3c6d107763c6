import type { DeckTheme } from '../theme';

/** Leaf green, ripe apple and straw: friendly and grown, not manufactured. */
export const orchard: DeckTheme = {
  id: 'orchard',
  name: 'Orchard',
  type: 'standard',
  colorKeywords: ['green', 'apple red', 'straw'],
  toneKeywords: ['fresh', 'friendly', 'natural'],
  palette: {
    ground: '#FBFBF1',
    ink: '#1F2A1B',
    muted: '#56614D',
    surface: '#EDF1DC',
    onSurface: '#1F2A1B',
    accent: '#38662B',
    onAccent: '#FBFCEF',
    accentInk: '#356128',
    second: '#C9503C',
    third: '#E6B04A',
    line: '#D6DDBF',
  },
  coverGround: 'surface',
  fonts: { heading: 'lora', headingWeight: 700, body: 'dm-sans', mono: 'jetbrains-mono' },
  headingScale: 1.04,
  headingCase: 'as-is',
  headingTracking: -6,
  radius: 18,
  bullet: '•',
  motif: 'half-moon',
  logo: null,
};
