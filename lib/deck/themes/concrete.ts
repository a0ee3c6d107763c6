import type { DeckTheme } from '../theme';
import { completePalette } from './complete-palette';

/** Bills pasted on a concrete wall: black capitals on flat red, yellow, blue and pink. */
export const concrete: DeckTheme = {
  id: 'concrete',
  name: 'Concrete',
  type: 'standard',
  skeleton: 'poster',
  colorKeywords: ['red', 'yellow', 'blue', 'black'],
  toneKeywords: ['loud', 'bold', 'urban'],
  palette: completePalette({
    ground: '#FFF1D6',
    ink: '#141210',
    muted: '#5C5346',
    surface: '#FAE2B4',
    onSurface: '#141210',
    accent: '#FF4B24',
    onAccent: '#141210',
    accentInk: '#A82408',
    second: '#FFC41A',
    third: '#1B2FD0',
    fourth: '#FFA9C0',
    line: '#DCC79E',
  }),
  coverGround: 'accent',
  fonts: { heading: 'archivo', headingWeight: 900, body: 'archivo', mono: 'jetbrains-mono' },
  headingScale: 1.08,
  headingCase: 'upper',
  headingTracking: -5,
  radius: 0,
  bullet: '▪',
  logo: null,
};
