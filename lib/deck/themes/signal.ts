import type { DeckTheme } from '../theme';
import { completePalette } from './complete-palette';

/** The Swiss grid at night: near-black, white type and a signal yellow. */
export const signal: DeckTheme = {
  id: 'signal',
  name: 'Signal',
  type: 'standard',
  colorKeywords: ['black', 'white', 'yellow'],
  toneKeywords: ['bold', 'direct', 'urgent'],
  skeleton: 'swiss',
  palette: completePalette({
    ground: '#121212',
    ink: '#FFFFFF',
    muted: '#B4B4B0',
    surface: '#232321',
    onSurface: '#FFFFFF',
    accent: '#FFD500',
    onAccent: '#121212',
    accentInk: '#FFD500',
    second: '#FFFFFF',
    third: '#8F8F8A',
    fourth: '#5A5A56',
    line: '#3A3A37',
  }),
  coverGround: 'ground',
  fonts: { heading: 'archivo', headingWeight: 700, body: 'archivo', mono: 'jetbrains-mono' },
  headingScale: 1,
  headingCase: 'as-is',
  headingTracking: -28,
  radius: 0,
  bullet: '▪',
  logo: null,
};
