import type { DeckTheme } from '../theme';
import { completePalette } from './complete-palette';

/** A fruit stall in summer: orange, lime and lemon against dark leaves. */
export const citrus: DeckTheme = {
  id: 'citrus',
  name: 'Citrus',
  type: 'standard',
  skeleton: 'poster',
  colorKeywords: ['orange', 'lime', 'yellow', 'green'],
  toneKeywords: ['fresh', 'energetic', 'young'],
  palette: completePalette({
    ground: '#F7FBE8',
    ink: '#10281B',
    muted: '#4C6152',
    surface: '#E6F0C4',
    onSurface: '#10281B',
    accent: '#FF8B1F',
    onAccent: '#10281B',
    accentInk: '#8F4300',
    second: '#D3EE45',
    third: '#0E6A44',
    fourth: '#FFDA33',
    line: '#C6D6A0',
  }),
  coverGround: 'accent',
  fonts: { heading: 'bricolage-grotesque', headingWeight: 800, body: 'instrument-sans', mono: 'jetbrains-mono' },
  headingScale: 1.14,
  headingCase: 'upper',
  headingTracking: -22,
  radius: 0,
  bullet: '▪',
  logo: null,
};
