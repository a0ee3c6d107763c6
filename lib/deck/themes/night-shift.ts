import type { DeckTheme } from '../theme';
import { completePalette } from './complete-palette';

/** A dark room with one lamp: thin white type and a single amber light on the middle axis. */
export const nightShift: DeckTheme = {
  id: 'night-shift',
  name: 'Night Shift',
  type: 'standard',
  colorKeywords: ['black', 'amber', 'white'],
  toneKeywords: ['cinematic', 'focused', 'modern'],
  skeleton: 'keynote',
  palette: completePalette({
    ground: '#07080A',
    ink: '#F6F3EC',
    muted: '#A4A6AD',
    surface: '#17191D',
    onSurface: '#F6F3EC',
    accent: '#FFB238',
    onAccent: '#1A1000',
    accentInk: '#FFB238',
    second: '#E9E5DA',
    third: '#8C8E96',
    fourth: '#5A5D66',
    line: '#2C2F36',
  }),
  coverGround: 'ground',
  fonts: { heading: 'sora', headingWeight: 300, body: 'sora', bodyWeight: 300, mono: 'jetbrains-mono' },
  headingScale: 1,
  headingCase: 'as-is',
  headingTracking: -35,
  radius: 0,
  bullet: '–',
  logo: null,
};
