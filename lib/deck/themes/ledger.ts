import type { DeckTheme } from '../theme';
import { completePalette } from './complete-palette';

/** The Swiss grid for figures: cool paper, navy ink and one clear blue. */
export const ledger: DeckTheme = {
  id: 'ledger',
  name: 'Ledger',
  type: 'standard',
  colorKeywords: ['white', 'navy', 'blue'],
  toneKeywords: ['sober', 'exact', 'trustworthy'],
  skeleton: 'swiss',
  palette: completePalette({
    ground: '#F6F8FA',
    ink: '#0E1F33',
    muted: '#4E5D6E',
    surface: '#E6ECF2',
    onSurface: '#0E1F33',
    accent: '#1450C8',
    onAccent: '#FFFFFF',
    accentInk: '#1450C8',
    second: '#0E1F33',
    third: '#7F92A8',
    fourth: '#BCC9D6',
    line: '#D3DCE5',
  }),
  coverGround: 'ground',
  fonts: { heading: 'ibm-plex-sans', headingWeight: 700, body: 'ibm-plex-sans', mono: 'jetbrains-mono' },
  headingScale: 1,
  headingCase: 'as-is',
  headingTracking: -22,
  radius: 0,
  bullet: '▪',
  logo: null,
};
