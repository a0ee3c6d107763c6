import type { DeckTheme } from '../theme';

/** White lines on cyanotype blue, lettered like a drawing’s title block. */
export const blueprint: DeckTheme = {
  id: 'blueprint',
  name: 'Blueprint',
  type: 'standard',
  colorKeywords: ['blue', 'cyan', 'white'],
  toneKeywords: ['technical', 'precise', 'inventive'],
  palette: {
    ground: '#0E2B4A',
    ink: '#EDF5FC',
    muted: '#A9C3DB',
    surface: '#163A60',
    onSurface: '#EDF5FC',
    accent: '#86D3FF',
    onAccent: '#04182B',
    accentInk: '#9BDAFF',
    second: '#F4D35E',
    third: '#FF8F6B',
    line: '#2E5480',
  },
  coverGround: 'ground',
  fonts: { heading: 'jetbrains-mono', headingWeight: 700, body: 'ibm-plex-sans', mono: 'jetbrains-mono' },
  headingScale: 0.86,
  headingCase: 'as-is',
  headingTracking: -20,
  radius: 0,
  bullet: '→',
  motif: 'grid',
  logo: null,
};
