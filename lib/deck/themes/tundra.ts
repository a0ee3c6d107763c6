import type { DeckTheme } from '../theme';

/** Lichen, stone and low cloud: a reading page for long thoughts. */
export const tundra: DeckTheme = {
  id: 'tundra',
  name: 'Tundra',
  type: 'standard',
  colorKeywords: ['lichen', 'stone', 'moss'],
  toneKeywords: ['quiet', 'thoughtful', 'natural'],
  palette: {
    ground: '#F1F2ED',
    ink: '#212E29',
    muted: '#56635C',
    surface: '#E3E7DE',
    onSurface: '#212E29',
    accent: '#3F6152',
    onAccent: '#F6F8F2',
    accentInk: '#38594B',
    second: '#B7A36A',
    third: '#8FA7A6',
    line: '#CDD4C8',
  },
  coverGround: 'ground',
  fonts: { heading: 'source-serif-4', headingWeight: 600, body: 'source-serif-4', mono: 'jetbrains-mono' },
  headingScale: 1.08,
  headingCase: 'as-is',
  headingTracking: -14,
  radius: 4,
  bullet: '–',
  motif: 'none',
  logo: null,
};
