import type { DeckTheme } from '../theme';
import { completePalette } from './complete-palette';

/** A box of wax crayons on white paper: round letters, coral, turquoise and violet. */
export const crayon: DeckTheme = {
  id: 'crayon',
  name: 'Crayon',
  type: 'standard',
  skeleton: 'poster',
  colorKeywords: ['violet', 'coral', 'turquoise'],
  toneKeywords: ['playful', 'cheerful', 'childlike'],
  palette: completePalette({
    ground: '#FFFFFF',
    ink: '#251A48',
    muted: '#5D5678',
    surface: '#F3EDFF',
    onSurface: '#251A48',
    accent: '#FF7565',
    onAccent: '#251A48',
    accentInk: '#5A2FD0',
    second: '#6FDDCB',
    third: '#5A2FD0',
    fourth: '#FFD35C',
    line: '#DED3F5',
  }),
  coverGround: 'accent',
  fonts: { heading: 'sora', headingWeight: 700, body: 'dm-sans', mono: 'jetbrains-mono' },
  headingScale: 1,
  headingCase: 'as-is',
  headingTracking: -34,
  radius: 0,
  bullet: '▪',
  logo: null,
};
