import type { DeckTheme } from '../theme';

/** An annual report: navy columns, exact type, nothing that does not count. */
export const ledger: DeckTheme = {
  id: 'ledger',
  name: 'Ledger',
  type: 'standard',
  colorKeywords: ['navy', 'white', 'steel'],
  toneKeywords: ['corporate', 'precise', 'reliable'],
  palette: {
    ground: '#FFFFFF',
    ink: '#0F1C2E',
    muted: '#4F5D70',
    surface: '#EFF3F7',
    onSurface: '#0F1C2E',
    accent: '#173F6B',
    onAccent: '#FFFFFF',
    accentInk: '#1A4A7E',
    second: '#5C93C4',
    third: '#C79A3B',
    line: '#D5DDE6',
  },
  coverGround: 'accent',
  fonts: { heading: 'ibm-plex-sans', headingWeight: 600, body: 'ibm-plex-sans', mono: 'jetbrains-mono' },
  headingScale: 0.98,
  headingCase: 'as-is',
  headingTracking: -10,
  radius: 2,
  bullet: '▪',
  motif: 'edge-bar',
  logo: null,
};
