import type { DeckTheme } from '../theme';

/** A country calendar: ochre, ink blue and a bookish face within a ruled border. */
export const almanac: DeckTheme = {
  id: 'almanac',
  name: 'Almanac',
  type: 'standard',
  colorKeywords: ['ivory', 'ochre', 'ink blue'],
  toneKeywords: ['traditional', 'learned', 'homely'],
  palette: {
    ground: '#FAF5E5',
    ink: '#2B2219',
    muted: '#675846',
    surface: '#F0E7CC',
    onSurface: '#2B2219',
    accent: '#24466B',
    onAccent: '#FBF5E3',
    accentInk: '#7C4A0F',
    second: '#B97A20',
    third: '#6C7F55',
    line: '#DDCFAA',
  },
  coverGround: 'ground',
  fonts: { heading: 'libre-baskerville', headingWeight: 700, body: 'lora', mono: 'jetbrains-mono' },
  headingScale: 0.94,
  headingCase: 'as-is',
  headingTracking: -6,
  radius: 2,
  bullet: '–',
  motif: 'frame',
  logo: null,
};
