import type { DeckTheme } from '../theme';
import { completePalette } from './complete-palette';

/** Clear blue water, peach and mint under a bright sky, in wide constructed letters. */
export const lagoon: DeckTheme = {
  id: 'lagoon',
  name: 'Lagoon',
  type: 'standard',
  colorKeywords: ['blue', 'peach', 'mint'],
  toneKeywords: ['optimistic', 'light', 'approachable'],
  skeleton: 'soft',
  palette: completePalette({
    ground: '#E4EEFB',
    ink: '#0B1F4B',
    muted: '#4A5A80',
    surface: '#FFFFFF',
    onSurface: '#0B1F4B',
    accent: '#1F4FD8',
    onAccent: '#FFFFFF',
    accentInk: '#1F4FD8',
    second: '#FFB38A',
    third: '#8FE3C6',
    fourth: '#C6D8FB',
    line: '#BFD0EE',
  }),
  coverGround: 'ground',
  fonts: { heading: 'sora', headingWeight: 700, body: 'instrument-sans', mono: 'jetbrains-mono' },
  headingScale: 1,
  headingCase: 'as-is',
  headingTracking: -30,
  radius: 20,
  bullet: '•',
  logo: null,
};
