import type { DeckTheme } from '../theme';

/** Cobalt on white glaze inside a fine rim: formal, light and quiet. */
export const porcelain: DeckTheme = {
  id: 'porcelain',
  name: 'Porcelain',
  type: 'standard',
  colorKeywords: ['white', 'cobalt', 'pale blue'],
  toneKeywords: ['refined', 'formal', 'serene'],
  palette: {
    ground: '#FDFDFC',
    ink: '#18213A',
    muted: '#566079',
    surface: '#EEF2F9',
    onSurface: '#18213A',
    accent: '#264A9A',
    onAccent: '#FFFFFF',
    accentInk: '#264A9A',
    second: '#9CB6E3',
    third: '#D9B99B',
    line: '#D3DCEC',
  },
  coverGround: 'ground',
  fonts: { heading: 'libre-baskerville', headingWeight: 400, body: 'instrument-sans', mono: 'jetbrains-mono' },
  headingScale: 0.98,
  headingCase: 'as-is',
  headingTracking: -10,
  radius: 0,
  bullet: '–',
  motif: 'frame',
  logo: null,
};
