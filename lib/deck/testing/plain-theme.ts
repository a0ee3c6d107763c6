import type { DeckTheme } from '../theme';
import { completePalette } from '../themes/standard-theme';

/** A theme for tests, in the plainest skeleton. */
export const plainTheme: DeckTheme = {
  id: 'plain',
  name: 'Plain',
  type: 'standard',
  skeleton: 'swiss',
  colorKeywords: ['white', 'black', 'vermilion'],
  toneKeywords: ['plain', 'confident', 'editorial'],
  palette: completePalette({
    ground: '#FBFAF7',
    ink: '#1B1A17',
    muted: '#625D54',
    surface: '#F1EEE6',
    onSurface: '#1B1A17',
    accent: '#BC3319',
    onAccent: '#FFFFFF',
    accentInk: '#B02F16',
    second: '#E9B44C',
    third: '#2F5D62',
    line: '#DDD7CA',
  }),
  coverGround: 'ground',
  fonts: { heading: 'instrument-sans', headingWeight: 600, body: 'instrument-sans', mono: 'jetbrains-mono' },
  headingScale: 1.08,
  headingCase: 'as-is',
  headingTracking: -18,
  radius: 6,
  bullet: '–',
  logo: null,
};
