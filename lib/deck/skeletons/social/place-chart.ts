import type { Block } from '../../blocks';
import { STANDARD_STEP, typeScale } from '../../layout/measure/type-scale';
import type { CardToPlace, Placement } from '../../layout/placement';
import type { ChartData, ChartKind } from '../../visual';
import type { ChartLook } from '../chart/chart-parts';
import { drawChart } from '../chart/draw-chart';
import { POINT } from '../stage';
import { smallestCell } from './listed-table';
import { placeTable } from './place-table';
import { READABLE, type Said, type SocialLook } from './social-look';
import { SocialPage } from './social-page';

const CHART: ChartLook = {
  colours: ['second', 'third', 'fourth', 'ink', 'muted'],
  accent: 'accent',
  hole: 0.5,
  gap: 0.16,
  radius: 0,
  valueFont: 'strong',
  valueSize: 40,
};

/** Kinds of chart that can show the same values, best first. */
const KINDS: Record<ChartKind, readonly ChartKind[]> = {
  // A ring leaves no space beside it for the names.
  doughnut: ['bar'],
  bar: ['bar'],
  column: ['column', 'bar'],
  line: ['line', 'bar'],
  stacked: ['stacked'],
};

/**
 * Numbers as a chart with labels that are readable in a feed. If a table suits the numbers better, the chart does not
 * fit, and the card gets the layout of a table.
 */
export function placeChart(
  card: CardToPlace,
  look: SocialLook,
  { chart, block }: { chart: ChartData; block: Block | null },
  said: Said,
): Placement {
  const table = block?.kind === 'table' ? block : null;
  // Charts of the parts of a table would have different axes, and could not be compared.
  if (table?.isPart) return REFUSED;
  // Smaller steps of fitting also reduce the size of labels, which must stay readable.
  const usual = atUsualSize(card);
  for (const kind of KINDS[chart.kind]) {
    const placed = placeKind(usual, look, { ...chart, kind }, said, READABLE);
    if (placed.excess <= 0) return placed;
  }
  const listed = table && placeTable(usual, look);
  if (listed && listed.excess <= 0 && smallestCell(listed) >= READABLE * POINT) return REFUSED;
  return placeKind(card, look, { ...chart, kind: KINDS[chart.kind][0]! }, said);
}

const REFUSED: Placement = { excess: Number.POSITIVE_INFINITY, draw: () => [] };

function atUsualSize(card: CardToPlace): CardToPlace {
  const { measure, options } = card;
  const scale = typeScale(measure.theme, options.format, options.dimensions, STANDARD_STEP);
  return { ...card, measure: { ...measure, scale } };
}

function placeKind(card: CardToPlace, look: SocialLook, chart: ChartData, said: Said, least?: number): Placement {
  const page = new SocialPage(card, look);
  const { top, foot } = page.around(said, 28);
  const box = { x: page.left, y: top, width: page.room, height: foot - top - 8 };
  drawChart(page, chart, box, {
    ...CHART,
    colours: (look.chart ?? CHART.colours).filter((colour) => colour !== page.ground),
    accent: page.ground === 'accent' ? 'ink' : 'accent',
    radius: Math.min(12, look.radius),
    gap: look.chartGap ?? CHART.gap,
    ...(least ? { least } : {}),
  });
  return page.placement();
}
