import type { Palette } from '../theme';
import { blend, contrastRatio } from '../themes/contrast';
import type { SeededRandom } from './seeded-random';

/** What a composition draws with: its size, a random source, and the colours of the palette sorted by role. */
export type ArtCanvas = {
  width: number;
  height: number;
  /** The shorter side. */
  side: number;
  random: SeededRandom;
  /** The background colour of the picture. */
  paper: string;
  /** The three main colours of the picture, strongest first. */
  inks: readonly [string, string, string];
  /** The darkest and the lightest colour of the palette. */
  dark: string;
  light: string;
  mix(over: string, under: string, share: number): string;
};

export function takeCanvas(palette: Palette, width: number, height: number, random: SeededRandom): ArtCanvas {
  const groundIsLight = contrastRatio(palette.ground, '#000000') > contrastRatio(palette.ground, '#FFFFFF');
  return {
    width,
    height,
    side: Math.min(width, height),
    random,
    paper: palette.surface,
    inks: [palette.accent, palette.second, palette.third],
    dark: groundIsLight ? palette.ink : palette.ground,
    light: groundIsLight ? palette.ground : palette.ink,
    mix: blend,
  };
}
