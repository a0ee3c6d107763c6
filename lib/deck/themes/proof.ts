import type { DeckTheme } from '../theme';
import { completePalette } from './complete-palette';

/** The house theme: white paper, black ink and one red, on the grid of the Swiss poster. */
export const proof: DeckTheme = {
  id: 'proof',
  name: 'Proof',
  type: 'standard',
  colorKeywords: ['white', 'black', 'red'],
  toneKeywords: ['plain', 'confident', 'precise'],
  skeleton: 'swiss',
  palette: completePalette({
    ground: '#FFFFFF',
    ink: '#111111',
    muted: '#5E5E5E',
    surface: '#F2F2F0',
    onSurface: '#111111',
    accent: '#E30613',
    onAccent: '#FFFFFF',
    accentInk: '#D00511',
    second: '#111111',
    third: '#8A8A8A',
    fourth: '#CFCFCF',
    line: '#E2E2E2',
  }),
  coverGround: 'ground',
  fonts: { heading: 'inter', headingWeight: 700, body: 'inter', mono: 'jetbrains-mono' },
  headingScale: 1,
  headingCase: 'as-is',
  headingTracking: -40,
  radius: 0,
  bullet: '▪',
  logo: null,
};
