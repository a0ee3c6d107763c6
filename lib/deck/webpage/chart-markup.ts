import { splitChart } from '../content/chart-facts';
import type { ChartData, ChartKind } from '../visual';
import { partClass, seriesClass } from './chart-parts';
import { columns, doughnut, lines, rows, stacked } from './chart-plots';
import { type Child, h, type Markup } from './html';
import type { PageContext } from './page-context';

/** Draws each kind of chart for a wide page and for a phone. A new kind fails the build until it has an entry. */
const PLOTS: Readonly<Record<ChartKind, (chart: ChartData) => Child>> = {
  column: (chart) => [columns(chart), rows(chart, true)],
  bar: (chart) => [rows(chart, false), rows(chart, true)],
  line: (chart) => [lines(chart, false), lines(chart, true)],
  stacked: (chart) => [stacked(chart, false), stacked(chart, true)],
  doughnut,
};

/** A chart as a drawing, with its numbers in a table behind it. Series that can't share an axis are drawn separately. */
export function chartMarkup(chart: ChartData, page: PageContext): Markup {
  const charts = splitChart(chart);
  if (charts.length === 1) return figure(chart, page);
  return h(
    'div',
    { class: 'chart charts' },
    charts.map((own) => figure(own, page)),
  );
}

function figure(chart: ChartData, page: PageContext): Markup {
  const { kind, series, axis, legend = '' } = chart;
  const caption = [(series.length === 1 && series[0]!.name) || axis, legend].filter((each) => each !== '').join(' · ');
  return h(
    'figure',
    { class: `chart ch-${kind}` },
    caption !== '' && kind !== 'doughnut' && h('figcaption', null, caption),
    series.length > 1 && seriesNames(chart),
    h('div', { class: 'plot' }, PLOTS[kind](chart), kind === 'doughnut' && parts(chart)),
    h('details', null, h('summary', null, page.words.data), dataTable(chart)),
  );
}

function seriesNames(chart: ChartData): Markup {
  return h(
    'ul',
    { class: 'legend' },
    chart.series.map(({ name }, at) => h('li', null, h('i', { class: seriesClass(at) }), name || `${at + 1}`)),
  );
}

function parts({ series, categories }: ChartData): Markup {
  return h(
    'ul',
    { class: 'legend rows' },
    categories.map((name, at) =>
      h('li', null, h('i', { class: partClass(at) }), h('span', null, name), h('b', null, series[0]?.labels[at] ?? '')),
    ),
  );
}

function dataTable({ axis, categories, series }: ChartData): Markup {
  const hasHead = axis !== '' || series.some(({ name }) => name !== '');
  return h(
    'table',
    null,
    hasHead &&
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          axis === '' ? h('td', null) : h('th', { scope: 'col' }, axis),
          series.map(({ name }) => (name === '' ? h('td', null) : h('th', { scope: 'col' }, name))),
        ),
      ),
    h(
      'tbody',
      null,
      categories.map((category, at) =>
        h(
          'tr',
          null,
          h('th', { scope: 'row' }, category),
          series.map(({ labels }) => h('td', null, labels[at] ?? '')),
        ),
      ),
    ),
  );
}
