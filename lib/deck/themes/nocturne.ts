import type { DeckTheme } from '../theme';
import { completePalette } from './complete-palette';

/** An evening programme: aubergine, rose gold and a fine, light serif under a thin moon. */
export const nocturne: DeckTheme = {
  id: 'nocturne',
  name: 'Nocturne',
  type: 'standard',
  colorKeywords: ['aubergine', 'rose gold', 'plum'],
  toneKeywords: ['elegant', 'intimate', 'dramatic'],
  skeleton: 'keynote',
  palette: completePalette({
    ground: '#1B1024',
    ink: '#F8EEF0',
    muted: '#BDA9BC',
    surface: '#2A1B36',
    onSurface: '#F8EEF0',
    accent: '#EDB59C',
    onAccent: '#2A1216',
    accentInk: '#EDB59C',
    second: '#F3DDD2',
    third: '#A77FA6',
    fourth: '#75568A',
    line: '#46334F',
  }),
  coverGround: 'ground',
  fonts: { heading: 'fraunces', headingWeight: 300, body: 'instrument-sans', mono: 'jetbrains-mono' },
  headingScale: 1,
  headingCase: 'as-is',
  headingTracking: -20,
  radius: 0,
  bullet: '–',
  logo: null,
};
