import type { DeckTheme } from '../theme';
import { completePalette } from './complete-palette';

/** A yearbook on cream paper: bottle green engravings, a thin large serif, hairlines and small capitals. */
export const almanac: DeckTheme = {
  id: 'almanac',
  name: 'Almanac',
  type: 'standard',
  skeleton: 'editorial',
  colorKeywords: ['cream', 'bottle green', 'ochre'],
  toneKeywords: ['literary', 'calm', 'learned'],
  palette: completePalette({
    ground: '#F5F0E4',
    ink: '#221D18',
    muted: '#62584C',
    surface: '#E8E4D3',
    onSurface: '#221D18',
    accent: '#27493B',
    onAccent: '#F5F0E4',
    accentInk: '#27493B',
    second: '#8FA08B',
    third: '#C6CBB4',
    fourth: '#A9793A',
    line: '#BFB49F',
  }),
  coverGround: 'ground',
  fonts: { heading: 'fraunces', headingWeight: 300, body: 'source-serif-4', mono: 'jetbrains-mono' },
  headingScale: 1,
  headingCase: 'as-is',
  headingTracking: -22,
  radius: 0,
  bullet: '–',
  logo: null,
};
