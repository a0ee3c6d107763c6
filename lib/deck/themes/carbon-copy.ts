import type { DeckTheme } from '../theme';

/** Typed pages on white bond: a monospaced voice for notes, logs and manifestos. */
export const carbonCopy: DeckTheme = {
  id: 'carbon-copy',
  name: 'Carbon Copy',
  type: 'standard',
  colorKeywords: ['white', 'black', 'carbon blue'],
  toneKeywords: ['dry', 'literal', 'independent'],
  palette: {
    ground: '#FFFFFF',
    ink: '#141414',
    muted: '#595959',
    surface: '#F2F2F0',
    onSurface: '#141414',
    accent: '#2438B8',
    onAccent: '#FFFFFF',
    accentInk: '#2438B8',
    second: '#B9BEC9',
    third: '#D94F3A',
    line: '#DADAD6',
  },
  coverGround: 'ground',
  fonts: { heading: 'jetbrains-mono', headingWeight: 700, body: 'ibm-plex-sans', mono: 'jetbrains-mono' },
  headingScale: 0.88,
  headingCase: 'as-is',
  headingTracking: -25,
  radius: 0,
  bullet: '→',
  motif: 'ruled',
  logo: null,
};
