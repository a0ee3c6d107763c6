import type { DeckTheme } from '../theme';
import { completePalette } from './complete-palette';

/** A magazine’s spread: tomato, ochre and bottle green on white, in a display serif. */
export const terracotta: DeckTheme = {
  id: 'terracotta',
  name: 'Terracotta',
  type: 'standard',
  skeleton: 'magazine',
  colorKeywords: ['tomato', 'ochre', 'green'],
  toneKeywords: ['warm', 'editorial', 'inviting'],
  palette: completePalette({
    ground: '#FFFFFF',
    ink: '#171310',
    muted: '#5C5550',
    surface: '#FBF0E9',
    onSurface: '#171310',
    accent: '#D2361C',
    onAccent: '#FFFFFF',
    accentInk: '#B52A13',
    second: '#F3B33D',
    third: '#17463C',
    fourth: '#F5DACD',
    line: '#CFC8C1',
  }),
  coverGround: 'accent',
  fonts: { heading: 'dm-serif-display', headingWeight: 400, body: 'source-serif-4', mono: 'jetbrains-mono' },
  headingScale: 1.06,
  headingCase: 'as-is',
  headingTracking: -10,
  radius: 0,
  bullet: '▪',
  logo: null,
};
