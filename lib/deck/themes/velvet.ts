import type { DeckTheme } from '../theme';
import { completePalette } from './complete-palette';

/** A theatre programme by candlelight: burgundy paper, gilt and night blue. */
export const velvet: DeckTheme = {
  id: 'velvet',
  name: 'Velvet',
  type: 'standard',
  skeleton: 'magazine',
  colorKeywords: ['burgundy', 'gold', 'night blue'],
  toneKeywords: ['luxurious', 'theatrical', 'festive'],
  palette: completePalette({
    ground: '#3A0E1E',
    ink: '#FCF1E9',
    muted: '#DDB9B6',
    surface: '#4C1729',
    onSurface: '#FCF1E9',
    accent: '#EBBE77',
    onAccent: '#2C0A12',
    accentInk: '#F0C98A',
    second: '#E58A78',
    third: '#1E2A57',
    fourth: '#7A2440',
    line: '#7B4555',
  }),
  coverGround: 'accent',
  fonts: { heading: 'libre-baskerville', headingWeight: 700, body: 'source-serif-4', mono: 'jetbrains-mono' },
  headingScale: 0.94,
  headingCase: 'as-is',
  headingTracking: -8,
  radius: 0,
  bullet: '▪',
  logo: null,
};
