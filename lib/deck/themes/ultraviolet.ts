import type { DeckTheme } from '../theme';
import { completePalette } from './complete-palette';

/** Black light: acid lime on deep violet, in the light cuts of a constructed grotesque, for launches and late sets. */
export const ultraviolet: DeckTheme = {
  id: 'ultraviolet',
  name: 'Ultraviolet',
  type: 'standard',
  colorKeywords: ['violet', 'lime', 'black'],
  toneKeywords: ['electric', 'futuristic', 'precise'],
  skeleton: 'keynote',
  palette: completePalette({
    ground: '#120B2E',
    ink: '#F2F0FF',
    muted: '#ABA3D0',
    surface: '#20164A',
    onSurface: '#F2F0FF',
    accent: '#C6F432',
    onAccent: '#141C00',
    accentInk: '#C6F432',
    second: '#A88BFF',
    third: '#7A5CE0',
    fourth: '#57459C',
    line: '#3B2E6E',
  }),
  coverGround: 'ground',
  fonts: { heading: 'space-grotesk', headingWeight: 300, body: 'work-sans', mono: 'jetbrains-mono' },
  headingScale: 1,
  headingCase: 'as-is',
  headingTracking: -30,
  radius: 0,
  bullet: '–',
  logo: null,
};
