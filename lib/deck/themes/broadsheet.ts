import type { DeckTheme } from '../theme';
import { completePalette } from './complete-palette';

/** A newspaper’s weekend pages: black plates on newsprint, a bold high-contrast serif, and red for what matters. */
export const broadsheet: DeckTheme = {
  id: 'broadsheet',
  name: 'Broadsheet',
  type: 'standard',
  skeleton: 'editorial',
  colorKeywords: ['newsprint', 'black', 'dark red'],
  toneKeywords: ['editorial', 'serious', 'classic'],
  palette: completePalette({
    ground: '#F1F0EC',
    ink: '#141416',
    muted: '#55555A',
    surface: '#E2E1DB',
    onSurface: '#141416',
    accent: '#17171A',
    onAccent: '#F4F2EC',
    accentInk: '#A01A16',
    second: '#85878C',
    third: '#C9C7C0',
    fourth: '#B3261E',
    line: '#B6B4AC',
  }),
  coverGround: 'ground',
  fonts: { heading: 'playfair-display', headingWeight: 700, body: 'source-serif-4', mono: 'jetbrains-mono' },
  headingScale: 0.92,
  headingCase: 'as-is',
  headingTracking: -12,
  radius: 0,
  bullet: '–',
  logo: null,
};
