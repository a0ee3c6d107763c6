import type { DeckTheme } from '../theme';

/** A newspaper’s front page: rules, a high-contrast serif and hardly any colour. */
export const broadsheet: DeckTheme = {
  id: 'broadsheet',
  name: 'Broadsheet',
  type: 'standard',
  colorKeywords: ['cream', 'black', 'dark red'],
  toneKeywords: ['editorial', 'serious', 'classic'],
  palette: {
    ground: '#FAF8F1',
    ink: '#16151A',
    muted: '#5C5852',
    surface: '#F0ECDF',
    onSurface: '#16151A',
    accent: '#8E1F1B',
    onAccent: '#FDF9F0',
    accentInk: '#8E1F1B',
    second: '#C9A45C',
    third: '#4A5A6A',
    line: '#CFC8B8',
  },
  coverGround: 'ground',
  fonts: { heading: 'playfair-display', headingWeight: 700, body: 'source-serif-4', mono: 'jetbrains-mono' },
  headingScale: 1.12,
  headingCase: 'as-is',
  headingTracking: -8,
  radius: 0,
  bullet: '–',
  motif: 'ruled',
  logo: null,
};
