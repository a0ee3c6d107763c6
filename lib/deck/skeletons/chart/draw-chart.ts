import { splitChart } from '../../content/chart-facts';
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

/** Space between charts beside or below each other, besides the half gaps around their columns. */
const BETWEEN = 48;

/**
 * Draws a chart into a box, with the same numbers and words as a native chart in a file. Series that can't share an
 * axis become charts of their own: beside each other, or below each other in a tall box.
 */
export function drawChart(stage: Stage, chart: ChartData, box: Box, look: ChartLook): void {
  const charts = splitChart(chart);
  const ground = look.ground ?? stage.inks.ground;
  const { palette } = stage.card.measure.theme;
  const visible = visibleLook(look, chart.kind, ground, palette);
  const titled = charts.length > 1 ? { ...visible, isTitled: true } : visible;
  for (const [at, own] of charts.entries()) drawOne(stage, own, boxAt(at, charts, box, look), titled);
}

function boxAt(at: number, charts: readonly ChartData[], box: Box, { gap }: ChartLook): Box {
  const count = charts.length;
  if (count === 1) return box;
  if (box.height > box.width) {
    const height = (box.height - BETWEEN * (count - 1)) / count;
    return { ...box, y: box.y + at * (height + BETWEEN), height };
  }
  // Columns have half a gap on either side, as a share of the chart's width.
  const aside = gap / (charts[at]!.categories.length - gap);
  const width = (box.width - BETWEEN * (count - 1)) / (count + (count - 1) * aside);
  return { ...box, x: box.x + at * (width + BETWEEN + width * aside), width };
}

function drawOne(stage: Stage, chart: ChartData, box: Box, look: ChartLook): void {
  if (box.width < 160 || box.height < 120) stage.miss(160);
  DRAW[chart.kind](stage, chart, box, look);
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
      if ([accent, ...colours].every((colour) => colourDistance(palette[colour], palette[tried]) >= least))
        colours.push(tried);
  // Charts with many series still need the others.
  return { ...look, accent, colours: [...colours, ...look.colours.filter((colour) => !colours.includes(colour))] };
}

export function isVisibleOn(colour: ColourToken, ground: ColourToken, palette: Palette): boolean {
  return contrastRatio(palette[colour], palette[ground]) >= LEAST_CONTRAST;
}
