import type { DeckTheme } from '../theme';

/** A naturalist’s squared notebook: buff paper, pencil lines, forest ink. */
export const fieldNotes: DeckTheme = {
  id: 'field-notes',
  name: 'Field Notes',
  type: 'standard',
  colorKeywords: ['buff', 'forest green', 'brown'],
  toneKeywords: ['hands-on', 'curious', 'honest'],
  palette: {
    ground: '#F7F2E4',
    ink: '#26291F',
    muted: '#5D5C4C',
    surface: '#ECE5D0',
    onSurface: '#26291F',
    accent: '#2E5B39',
    onAccent: '#F8F4E6',
    accentInk: '#2B5636',
    second: '#C98A3A',
    third: '#8C4A32',
    line: '#DAD1B6',
  },
  coverGround: 'ground',
  fonts: { heading: 'bitter', headingWeight: 700, body: 'work-sans', mono: 'jetbrains-mono' },
  headingScale: 0.98,
  headingCase: 'as-is',
  headingTracking: -8,
  radius: 4,
  bullet: '–',
  motif: 'grid',
  logo: null,
};
