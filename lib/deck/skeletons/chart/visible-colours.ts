import { inksOn } from '../../layout/text-font';
import type { ColourToken, Palette } from '../../theme';
import { contrastRatio } from '../../themes/contrast';
import type { ChartKind } from '../../visual/visual';
import type { ChartLook } from './chart-look';

/** A colour with less contrast to the ground is hardly visible as a column or part. */
const LEAST_CONTRAST = 1.5;
/** Distances of colours in the space of red, green and blue, which differ clearly in a legend, or just enough. */
const DISTANCES = [75, 40] as const;
/** What a chart uses in place of its own colours if they are hardly visible. */
const SPARE: readonly ColourToken[] = ['ink', 'accentInk', 'muted'];

/** The look of a chart on a ground, with the colours that are visible there and differ clearly before the others. */
export function visibleLook(look: ChartLook, kind: ChartKind, ground: ColourToken, palette: Palette): ChartLook {
  // An outline shows even the palest mark.
  if (look.outline) return look;
  // Parts of a ring are not hatched.
  const hatched = kind === 'doughnut' ? undefined : look.hatch?.fill;
  const isVisible = (colour: ColourToken) => colour === hatched || isVisibleOn(colour, ground, palette);
  if ([look.accent, ...look.colours].every(isVisible)) return look;
  const accent = isVisible(look.accent) ? look.accent : inksOn(ground).text;
  const colours: ColourToken[] = [];
  for (const least of DISTANCES)
    for (const tried of [...look.colours, ...SPARE].filter(isVisible))
      if ([accent, ...colours].every((colour) => distanceOf(palette[colour], palette[tried]) >= least))
        colours.push(tried);
  // Charts with many series still need the others.
  return { ...look, accent, colours: [...colours, ...look.colours.filter((colour) => !colours.includes(colour))] };
}

function isVisibleOn(colour: ColourToken, ground: ColourToken, palette: Palette): boolean {
  return contrastRatio(palette[colour], palette[ground]) >= LEAST_CONTRAST;
}

function distanceOf(one: string, other: string): number {
  return Math.hypot(...[1, 3, 5].map((at) => channel(one, at) - channel(other, at)));
}

function channel(hex: string, at: number): number {
  return Number.parseInt(hex.slice(at, at + 2), 16);
}
