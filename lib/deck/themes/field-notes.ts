import type { DeckTheme } from '../theme';
import { completePalette } from './complete-palette';

/** A school notebook in blue cloth: ruled cream paper, ink, a red margin and three highlighters. */
export const fieldNotes: DeckTheme = {
  id: 'field-notes',
  name: 'Field Notes',
  type: 'standard',
  skeleton: 'notebook',
  colorKeywords: ['cream', 'ink blue', 'yellow'],
  toneKeywords: ['hands-on', 'curious', 'honest'],
  palette: completePalette({
    ground: '#FBF5E6',
    ink: '#1F2B4D',
    muted: '#55607D',
    surface: '#EDE4CB',
    onSurface: '#1F2B4D',
    accent: '#27407A',
    onAccent: '#FBF5E6',
    accentInk: '#B0303C',
    second: '#FFE14D',
    third: '#B9E6C6',
    fourth: '#BCDDF6',
    line: '#DDE3E2',
  }),
  coverGround: 'ground',
  fonts: { heading: 'bitter', headingWeight: 700, body: 'work-sans', mono: 'jetbrains-mono' },
  headingScale: 1,
  headingCase: 'as-is',
  headingTracking: -12,
  radius: 4,
  bullet: '–',
  logo: null,
};
