import { inksOn } from '../../layout/measure/text-font';
import type { ColourToken, Palette } from '../../theme';
import { colourDistance, contrastRatio } from '../../themes/contrast';
import type { Box } from '../../units';
import type { ChartData, ChartKind } from '../../visual';
import type { Stage } from '../stage';
import type { ChartLook } from './chart-parts';
import { drawBars, drawColumns, drawStacked } from './draw-bars-and-columns';
import { drawDoughnut } from './draw-doughnut';
import { drawLines } from './draw-lines';

/** Draws a chart into a box, with the same numbers and words as a native chart in a file. */
export function drawChart(stage: Stage, chart: ChartData, box: Box, look: ChartLook): void {
  const { palette } = stage.card.measure.theme;
  const ground = look.ground ?? stage.inks.ground;
  const usual = visibleLook(look, chart.kind, ground, palette);
  // Outlines make pale colours visible too.
  const isShort = chart.kind === 'doughnut' && usual.colours.length + 1 < chart.categories.length;
  const colours = [...usual.colours, ...look.colours];
  const outlined = { ...look, accent: usual.accent, colours, outline: inksOn(ground).text };
  const visible = isShort ? visibleLook(outlined, chart.kind, ground, palette) : usual;
  if (box.width < 160 || box.height < 120) stage.miss(160);
  DRAW[chart.kind](stage, chart, box, visible);
}

const DRAW: Record<ChartKind, (stage: Stage, chart: ChartData, box: Box, look: ChartLook) => void> = {
  doughnut: drawDoughnut,
  bar: drawBars,
  line: drawLines,
  column: drawColumns,
  stacked: drawStacked,
};

/** A colour with less contrast to the ground is hardly visible as a column or part. */
const LEAST_CONTRAST = 1.5;
/** RGB distances from which two colours differ clearly in a legend, or at least enough. */
const DISTANCES = [75, 40] as const;
/** Colours that replace those of a chart that are hardly visible. */
const SPARE: readonly ColourToken[] = ['ink', 'accentInk', 'muted'];

/** The look of a chart on a ground, with the colours that are visible there and differ clearly before the others. */
export function visibleLook<Look extends Pick<ChartLook, 'accent' | 'colours' | 'hatch' | 'outline'>>(
  look: Look,
  kind: ChartKind,
  ground: ColourToken,
  palette: Palette,
): Look {
  // Parts of a ring are not hatched.
  const hatched = kind === 'doughnut' ? undefined : look.hatch?.fill;
  // An outline shows even the palest mark.
  const isVisible = (colour: ColourToken) =>
    look.outline !== undefined || colour === hatched || isVisibleOn(colour, ground, palette);
  const accent = isVisible(look.accent) ? look.accent : inksOn(ground).text;
  const colours: ColourToken[] = [];
  for (const least of DISTANCES)
    for (const tried of [...look.colours, ...SPARE].filter(isVisible))
      if ([accent, ...colours].every((colour) => colourDistance(palette[colour], palette[tried]) >= least))
        colours.push(tried);
  // Charts with many series still need the others. A ring has only the visible ones.
  const others = kind === 'doughnut' ? [] : look.colours.filter((colour) => !colours.includes(colour));
  return { ...look, accent, colours: [...colours, ...others] };
}

export function isVisibleOn(colour: ColourToken, ground: ColourToken, palette: Palette): boolean {
  return contrastRatio(palette[colour], palette[ground]) >= LEAST_CONTRAST;
}
