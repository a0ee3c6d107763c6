import type { PlacedChart, PlacedShape, PlacedText } from '../placed';
import type { ChartLook } from '../skeletons/chart/chart-parts';
import { drawChart } from '../skeletons/chart/draw-chart';
import { Stage } from '../skeletons/stage';
import type { ChartData, ChartKind } from '../visual';
import { artCard } from './art/art-card';
import { h, type Markup } from './html';
import type { PageContext } from './page-context';
import { chartColours, chartGround } from './styles/chart-colours';
import { colour, svgMarkup } from './svg-markup';

/** A chart as a drawing, with its numbers in a table behind it. */
export function chartMarkup(chart: ChartData, page: PageContext): Markup {
  const { kind, series, axis, legend = '' } = chart;
  const caption = [(series.length === 1 && series[0]!.name) || axis, legend].filter((each) => each !== '').join(' · ');
  const isRing = kind === 'doughnut';
  const wide = firstThatFits(chart, KINDS[kind].wide, isRing ? NARROW : WIDE, page);
  // A ring with more parts than colours was drawn as bars.
  if (isRing && wide.chart.chart.kind === 'bar') return chartMarkup({ ...chart, kind: 'bar' }, page);
  const swatch = (series: number, part: number) => {
    const { fill, outline } = wide.chart.look.marks[series]![part]!;
    return h('i', { style: `background:${colour(fill)}${outline ? `;border:2px solid ${colour(outline)}` : ''}` });
  };
  return h(
    'figure',
    { class: `chart ch-${kind}` },
    caption !== '' && !isRing && h('figcaption', caption),
    series.length > 1 &&
      h(
        'ul',
        { class: 'legend' },
        series.map(({ name }, at) => h('li', swatch(at, 0), name || `${at + 1}`)),
      ),
    h(
      'div',
      { class: 'plot' },
      svg(wide, isRing ? 'ring' : 'wide'),
      !isRing && svg(firstThatFits(chart, KINDS[kind].narrow, NARROW, page), 'narrow'),
      isRing &&
        h(
          'ul',
          { class: 'legend rows' },
          chart.categories.map((name, at) =>
            h('li', swatch(0, at), h('span', name), h('b', series[0]?.labels[at] ?? '')),
          ),
        ),
    ),
    h('details', h('summary', page.words.data), dataTable(chart)),
  );
}

/**
 * Width of a drawing in its own units. It is scaled, so a drawing that is too wide for its place has small type: see
 * the container query of `styles/base.ts`.
 */
const WIDE = 720;
const NARROW = 320;

/** Kinds of chart that can show the same values, best first. */
const KINDS: Record<ChartKind, Record<'wide' | 'narrow', readonly ChartKind[]>> = {
  column: { wide: ['column', 'bar'], narrow: ['bar'] },
  bar: { wide: ['bar'], narrow: ['bar'] },
  line: { wide: ['line'], narrow: ['line'] },
  doughnut: { wide: ['doughnut'], narrow: [] },
  stacked: { wide: ['stacked', 'bar'], narrow: ['stacked', 'bar'] },
};
/** Heights of charts without bars, and how often a chart grows until its labels fit. */
const HEIGHT = { wide: 380, narrow: 260 };
const ATTEMPTS = 5;
const GROWTH = 1.2;

/** A chart drawn on a stage of its own, in points of the stage. */
type Drawn = { chart: PlacedChart; parts: (PlacedShape | PlacedText)[]; width: number; height: number; excess: number };

function firstThatFits(chart: ChartData, kinds: readonly ChartKind[], width: number, page: PageContext): Drawn {
  let drawn: Drawn | null = null;
  for (const kind of kinds) {
    let height = heightOf(chart, kind, width);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1, height *= GROWTH) {
      drawn = draw({ ...chart, kind }, { width, height }, page);
      if (drawn.excess <= 0) return drawn;
    }
  }
  return drawn!;
}

function heightOf({ categories, series }: ChartData, kind: ChartKind, width: number): number {
  const isNarrow = width === NARROW;
  if (kind === 'doughnut') return width;
  if (kind !== 'bar') return isNarrow ? HEIGHT.narrow : HEIGHT.wide;
  const bars = series.length === 1 ? 46 : 30 * series.length + 10;
  return categories.length * (isNarrow ? bars + 26 : Math.max(54, bars));
}

class ChartStage extends Stage {
  override size(size: number): number {
    return Math.max(LEAST, size * SCALE);
  }
}

/** Sizes of text in a chart, in units of its drawing. Charts are designed for slides, so everything is smaller. */
export const LEAST = 17;
const SCALE = 0.7;

function draw(chart: ChartData, size: { width: number; height: number }, page: PageContext): Drawn {
  const { theme, manner, language, fonts } = page;
  const ground = chartGround(page.ground, manner.chart);
  const facts = { theme, title: '', language, fonts, turn: 0 };
  const stage = new ChartStage(artCard(facts, size), ground, 0);
  const look: ChartLook = {
    ...chartColours(chart, manner.chart, ground, theme.palette),
    // The type of a page is large for its width, so a line chart has too many names even when it is wide.
    ...(size.width === NARROW || chart.kind === 'line' ? { isNarrow: true } : {}),
    hole: 0.6,
    gap: 0.26,
    radius: manner.chart.radius ?? 0,
    valueFont: 'strong',
    valueSize: 28,
  };
  // The names of the axis and of the series are above the drawing.
  const unnamed = { ...chart, axis: '', legend: '', series: chart.series.map((own) => ({ ...own, name: '' })) };
  drawChart(stage, unnamed, { x: 0, y: 0, ...size }, look);
  const placed = stage.elements.find((element) => element.kind === 'chart')!;
  const { width, height } = stage.boxOf({ x: 0, y: 0, ...size });
  return { chart: placed, parts: placed.drawing, width, height, excess: stage.placement().excess };
}

function svg({ parts, width, height }: Drawn, name: string): Markup {
  return svgMarkup(parts, { x: 0, y: 0, width, height }, { fit: 'xMidYMid meet', name });
}

function dataTable({ axis, categories, series }: ChartData): Markup {
  const hasHead = axis !== '' || series.some(({ name }) => name !== '');
  return h(
    'table',
    hasHead &&
      h(
        'thead',
        h(
          'tr',
          axis === '' ? h('td') : h('th', { scope: 'col' }, axis),
          series.map(({ name }) => (name === '' ? h('td') : h('th', { scope: 'col' }, name))),
        ),
      ),
    h(
      'tbody',
      categories.map((category, at) =>
        h(
          'tr',
          h('th', { scope: 'row' }, category),
          series.map(({ labels }) => h('td', labels[at] ?? '')),
        ),
      ),
    ),
  );
}
