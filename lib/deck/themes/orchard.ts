import type { DeckTheme } from '../theme';
import { completePalette } from './complete-palette';

/** Ripe plum, apple pink and straw on warm cream, in a rounded book face: grown, not manufactured. */
export const orchard: DeckTheme = {
  id: 'orchard',
  name: 'Orchard',
  type: 'standard',
  colorKeywords: ['plum', 'pink', 'cream'],
  toneKeywords: ['fresh', 'cosy', 'natural'],
  skeleton: 'soft',
  palette: completePalette({
    ground: '#FBEFE3',
    ink: '#2E1226',
    muted: '#6B4A60',
    surface: '#FFFFFF',
    onSurface: '#2E1226',
    accent: '#7A2452',
    onAccent: '#FFFFFF',
    accentInk: '#7A2452',
    second: '#FF9D9D',
    third: '#F3CF62',
    fourth: '#D8E2A8',
    line: '#EAD6C8',
  }),
  coverGround: 'ground',
  fonts: { heading: 'bitter', headingWeight: 700, body: 'work-sans', mono: 'jetbrains-mono' },
  headingScale: 1,
  headingCase: 'as-is',
  headingTracking: -15,
  radius: 20,
  bullet: '•',
  logo: null,
};
