import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PlacedChart, PlacedText, TextStyle } from '@/lib/deck/placed';
import { sampleCard } from '@/lib/deck/testing/sample-card';
import { findStandardTheme } from '@/lib/deck/themes/all-themes';
import { CardView } from './card-view';

const style: TextStyle = { face: 'inter-400', size: 16, colour: 'ink' };
const box = { x: 96, y: 100, width: 480, height: 300 };
const label = (text: string): PlacedText => ({
  kind: 'text',
  role: 'body',
  box: { ...box, height: 20 },
  inset: 0,
  fill: null,
  radius: 0,
  headingLevel: null,
  paragraphs: [
    {
      align: 'left',
      leading: 20,
      spaceBefore: 0,
      indent: 0,
      marker: null,
      runs: [{ text, style }],
      lines: [{ x: 96, baseline: 116, width: 40, runs: [{ text, x: 96, width: 40, style }] }],
    },
  ],
});

const chart: PlacedChart = {
  kind: 'chart',
  box,
  chart: { kind: 'column', axis: '', categories: ['שוק'], series: [{ name: '', values: [5], labels: ['5'] }] },
  alt: 'Column chart: שוק 5',
  look: {
    plot: box,
    low: 0,
    marks: [[{ fill: 'accent', label: null }]],
    gap: 0,
    between: 0,
    hole: 0.5,
    stroke: 0,
    axis: 'ink',
    ground: 'ground',
    value: style,
    category: style,
  },
  drawing: [
    { kind: 'shape', shape: 'rect', box, fill: 'accent', stroke: null, radius: 0, opacity: 1 },
    label('שוק'),
    label('5'),
  ],
};

const card = sampleCard([chart], { index: 1, layout: 'chart' });

describe('ChartView', () => {
  it('renders one image of shapes and texts, with its data as text alternative', () => {
    const html = renderToStaticMarkup(
      <CardView card={card} theme={findStandardTheme('proof')!} imageUrl={(key) => key} isPage={false} />,
    );
    expect(html).toMatch(/<div class="deck-chart" role="img" aria-label="Column chart: שוק 5">.*<rect .*שוק.*<\/div>/s);
  });
});
