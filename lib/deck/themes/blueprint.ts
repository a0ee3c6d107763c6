import type { DeckTheme } from '../theme';
import { completePalette } from './complete-palette';

/** White lines on cyanotype blue and one amber mark, lettered like a drawing’s title block. */
export const blueprint: DeckTheme = {
  id: 'blueprint',
  name: 'Blueprint',
  type: 'standard',
  colorKeywords: ['blue', 'white', 'amber'],
  toneKeywords: ['technical', 'precise', 'inventive'],
  skeleton: 'blueprint',
  palette: completePalette({
    ground: '#0D3461',
    ink: '#F3F8FD',
    muted: '#B9D2EA',
    surface: '#123C6C',
    onSurface: '#F3F8FD',
    accent: '#FFC94A',
    onAccent: '#0D3461',
    accentInk: '#FFC94A',
    second: '#1E4C7E',
    third: '#E3AA24',
    fourth: '#15406F',
    line: '#9CC3E8',
  }),
  coverGround: 'ground',
  fonts: {
    heading: 'space-grotesk',
    headingWeight: 500,
    displayWeight: 300,
    body: 'ibm-plex-sans',
    mono: 'jetbrains-mono',
  },
  headingScale: 1,
  headingCase: 'as-is',
  headingTracking: -18,
  radius: 0,
  bullet: '→',
  logo: null,
};
