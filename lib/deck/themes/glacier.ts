import type { DeckTheme } from '../theme';
import { completePalette } from './complete-palette';

/** Steel-blue lines on ice, as on tracing film, with one signal orange; an even-tempered grotesque. */
export const glacier: DeckTheme = {
  id: 'glacier',
  name: 'Glacier',
  type: 'standard',
  colorKeywords: ['ice blue', 'steel blue', 'orange'],
  toneKeywords: ['cool', 'clear', 'composed'],
  skeleton: 'blueprint',
  palette: completePalette({
    ground: '#F2F8FC',
    ink: '#0E2A40',
    muted: '#436078',
    surface: '#E2EEF6',
    onSurface: '#0E2A40',
    accent: '#E8551F',
    onAccent: '#0B1E2E',
    accentInk: '#B63A0C',
    second: '#C9DEEC',
    third: '#C9440F',
    fourth: '#E3EEF6',
    line: '#4E86B0',
  }),
  coverGround: 'surface',
  fonts: { heading: 'work-sans', headingWeight: 600, displayWeight: 400, body: 'work-sans', mono: 'jetbrains-mono' },
  headingScale: 0.98,
  headingCase: 'as-is',
  headingTracking: -20,
  radius: 0,
  bullet: '–',
  logo: null,
};
