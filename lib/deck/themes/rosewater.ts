import type { DeckTheme } from '../theme';
import { completePalette } from './complete-palette';

/** Petal, plum and brass: a fashion spread with a soft voice. */
export const rosewater: DeckTheme = {
  id: 'rosewater',
  name: 'Rosewater',
  type: 'standard',
  skeleton: 'magazine',
  colorKeywords: ['rose', 'plum', 'brass'],
  toneKeywords: ['graceful', 'romantic', 'elegant'],
  palette: completePalette({
    ground: '#FFFBF8',
    ink: '#32101F',
    muted: '#735460',
    surface: '#FBEAE6',
    onSurface: '#32101F',
    accent: '#B02A5B',
    onAccent: '#FFFFFF',
    accentInk: '#9C1F4C',
    second: '#E5B45E',
    third: '#4A1F45',
    fourth: '#F6CFCB',
    line: '#DFC9C4',
  }),
  coverGround: 'accent',
  fonts: { heading: 'lora', headingWeight: 700, body: 'dm-sans', mono: 'jetbrains-mono' },
  headingScale: 1,
  headingCase: 'as-is',
  headingTracking: -14,
  radius: 0,
  bullet: '▪',
  logo: null,
};
