import type { DeckTheme } from '../theme';
import { completePalette } from './complete-palette';

/** Harbour green, coral and buttercup on a pale, cool ground: rounded tiles, made to be touched. */
export const harbour: DeckTheme = {
  id: 'harbour',
  name: 'Harbour',
  type: 'standard',
  colorKeywords: ['green', 'coral', 'yellow'],
  toneKeywords: ['friendly', 'clear', 'warm'],
  skeleton: 'soft',
  palette: completePalette({
    ground: '#E6EFE4',
    ink: '#12281E',
    muted: '#475C50',
    surface: '#FFFFFF',
    onSurface: '#12281E',
    accent: '#17614A',
    onAccent: '#FFFFFF',
    accentInk: '#17614A',
    second: '#FF8A57',
    third: '#F8D66D',
    fourth: '#C7E0CD',
    line: '#C3D6C6',
  }),
  coverGround: 'ground',
  fonts: { heading: 'bricolage-grotesque', headingWeight: 800, body: 'dm-sans', mono: 'jetbrains-mono' },
  headingScale: 1,
  headingCase: 'as-is',
  headingTracking: -20,
  radius: 20,
  bullet: '•',
  logo: null,
};
