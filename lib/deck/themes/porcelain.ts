import type { DeckTheme } from '../theme';
import { completePalette } from './complete-palette';

/** Cobalt on white glaze: book capitals over a plain sans, plates in blue, all lines fine. */
export const porcelain: DeckTheme = {
  id: 'porcelain',
  name: 'Porcelain',
  type: 'standard',
  skeleton: 'editorial',
  colorKeywords: ['white', 'cobalt', 'pale blue'],
  toneKeywords: ['refined', 'formal', 'serene'],
  palette: completePalette({
    ground: '#FBFCFE',
    ink: '#15203D',
    muted: '#535E79',
    surface: '#EAF0FA',
    onSurface: '#15203D',
    accent: '#2348A6',
    onAccent: '#FFFFFF',
    accentInk: '#2348A6',
    second: '#86A3DF',
    third: '#C9D8F4',
    fourth: '#C9966B',
    line: '#BFCCE4',
  }),
  coverGround: 'ground',
  fonts: { heading: 'libre-baskerville', headingWeight: 400, body: 'instrument-sans', mono: 'jetbrains-mono' },
  headingScale: 0.84,
  headingCase: 'as-is',
  headingTracking: -18,
  radius: 0,
  bullet: '–',
  logo: null,
};
