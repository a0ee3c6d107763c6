import type { DeckTheme } from '../theme';
import { standardTheme } from './standard-theme';

/** The house theme: white paper, black ink and one red, on the grid of the Swiss poster. */
export const proof: DeckTheme = standardTheme({
  id: 'proof',
  name: 'Proof',
  colorKeywords: ['white', 'black', 'red'],
  toneKeywords: ['plain', 'confident', 'precise'],
  skeleton: 'swiss',
  palette: {
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
  },
  fonts: { heading: 'inter', headingWeight: 700, body: 'inter' },
  headingTracking: -40,
  bullet: '▪',
});
