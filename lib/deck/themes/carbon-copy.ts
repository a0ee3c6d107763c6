import type { DeckTheme } from '../theme';
import { completePalette } from './complete-palette';

/** Typed sheets ruled in graphite on buff paper, marked in carbon blue: for notes, logs and manifestos. */
export const carbonCopy: DeckTheme = {
  id: 'carbon-copy',
  name: 'Carbon Copy',
  type: 'standard',
  colorKeywords: ['buff', 'black', 'carbon blue'],
  toneKeywords: ['dry', 'literal', 'independent'],
  skeleton: 'blueprint',
  palette: completePalette({
    ground: '#F7F3E6',
    ink: '#191815',
    muted: '#5C574B',
    surface: '#ECE6D3',
    onSurface: '#191815',
    accent: '#2438B8',
    onAccent: '#FFFFFF',
    accentInk: '#2438B8',
    second: '#DCD4BC',
    third: '#17247C',
    fourth: '#EDE7D5',
    line: '#6B6557',
  }),
  coverGround: 'ground',
  fonts: {
    heading: 'jetbrains-mono',
    headingWeight: 700,
    displayWeight: 400,
    body: 'ibm-plex-sans',
    mono: 'jetbrains-mono',
  },
  headingScale: 0.86,
  headingCase: 'as-is',
  headingTracking: -30,
  radius: 0,
  bullet: '→',
  logo: null,
};
