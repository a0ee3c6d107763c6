import type { DeckTheme } from '../theme';
import { completePalette } from './complete-palette';

/** A field diary from the north: grey paper, moss cloth, lichen and heather markers, a bookish hand. */
export const tundra: DeckTheme = {
  id: 'tundra',
  name: 'Tundra',
  type: 'standard',
  skeleton: 'notebook',
  colorKeywords: ['stone grey', 'moss', 'lichen'],
  toneKeywords: ['quiet', 'thoughtful', 'natural'],
  palette: completePalette({
    ground: '#F0F2F0',
    ink: '#20302B',
    muted: '#52605A',
    surface: '#DFE5DF',
    onSurface: '#20302B',
    accent: '#3A5B4C',
    onAccent: '#F4F8F2',
    accentInk: '#8A3A56',
    second: '#DCE07C',
    third: '#CFC6E6',
    fourth: '#BEDDDD',
    line: '#D3DBD6',
  }),
  coverGround: 'ground',
  fonts: { heading: 'lora', headingWeight: 700, body: 'source-serif-4', mono: 'jetbrains-mono' },
  headingScale: 1,
  headingCase: 'as-is',
  headingTracking: -8,
  radius: 4,
  bullet: '–',
  logo: null,
};
