import type { DeckTheme } from '../theme';
import { completePalette } from './complete-palette';

/** Slate and coloured chalk in a wooden frame: for lessons that are drawn as they are taught. */
export const chalkboard: DeckTheme = {
  id: 'chalkboard',
  name: 'Chalkboard',
  type: 'standard',
  skeleton: 'notebook',
  colorKeywords: ['slate green', 'chalk', 'yellow'],
  toneKeywords: ['teaching', 'patient', 'clear'],
  palette: completePalette({
    ground: '#1E322B',
    ink: '#F6F3E8',
    muted: '#B9C7BC',
    surface: '#2E473D',
    onSurface: '#F6F3E8',
    accent: '#8A5630',
    onAccent: '#FFF6E6',
    accentInk: '#FFB4A0',
    second: '#F2D269',
    third: '#8ED0B4',
    fourth: '#93C5EA',
    line: '#35503F',
  }),
  coverGround: 'ground',
  fonts: { heading: 'bricolage-grotesque', headingWeight: 700, body: 'dm-sans', mono: 'jetbrains-mono' },
  headingScale: 1,
  headingCase: 'as-is',
  headingTracking: -10,
  radius: 8,
  bullet: '–',
  logo: null,
};
