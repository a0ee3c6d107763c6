import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { ChartMark, PlacedChart } from '@/lib/deck/placed';
import { CHART_KINDS } from '@/lib/deck/visual';
import { checkStructure, descendants, type ReadElement, readXml } from '../testing/check-pptx';
import { sampleCard, sampleChart, sampleDeck } from '../testing/sample-deck';
import { fitToSlide } from './fit-to-slide';
import { writePptx } from './write-pptx';

function write(...charts: PlacedChart[]) {
  const deck = sampleDeck([sampleCard(charts, { layout: 'chart' })]);
  const bytes = writePptx(deck, new Map());
  expect(checkStructure(bytes, deck)).toEqual([]);
  const parts = unzipSync(bytes);
  return { parts, read: (name: string) => readXml(strFromU8(parts[name]!)) };
}
const chartOf = (chart: PlacedChart) => write(chart).read('ppt/charts/chart1.xml');
const all = (root: ReadElement, name: string) => [...descendants(root)].filter((each) => each.name === name);
const values = (root: ReadElement, name: string) => all(root, name).map(({ attributes }) => attributes.get('val'));

const TWO = [
  { name: 'Here', values: [1, 2, 3], labels: ['1', '2', '3'] },
  { name: 'There', values: [4, null, 6], labels: ['4', '', '6'] },
];

describe('placeChart', () => {
  it.each([
    ['column', 'c:barChart'],
    ['bar', 'c:barChart'],
    ['stacked', 'c:barChart'],
    ['line', 'c:lineChart'],
    ['doughnut', 'c:doughnutChart'],
  ] as const)('writes a %s chart as a native one', (kind, name) => {
    const root = chartOf(sampleChart({ kind }));
    expect(all(root, name)).toHaveLength(1);
    expect(all(root, 'c:catAx')).toHaveLength(kind === 'doughnut' ? 0 : 1);
    expect(values(root, 'c:barDir')).toEqual(name === 'c:barChart' ? [kind === 'bar' ? 'bar' : 'col'] : []);
    if (kind === 'stacked')
      expect([values(root, 'c:grouping'), values(root, 'c:overlap')]).toEqual([['stacked'], ['100']]);
  });

  it('is on the slide with its numbers as alternative text, and no part is drawn twice', () => {
    const slide = write(sampleChart()).read('ppt/slides/slide1.xml');
    const frame = all(slide, 'p:graphicFrame')[0]!;
    expect(all(frame, 'p:cNvPr')[0]!.attributes.get('descr')).toBe(
      'Column chart: Meals: Q1 12,800, Q2 14,100, Q3 16,900',
    );
    // Only the hidden title.
    expect(all(slide, 'a:t').map(({ text }) => text)).toEqual(['A card']);
  });

  it('includes its numbers in a workbook', () => {
    const { parts, read } = write(sampleChart(), sampleChart({ series: TWO }));
    const sheet = (number: number) => {
      const book = unzipSync(parts[`ppt/embeddings/Microsoft_Excel_Sheet${number}.xlsx`]!);
      const root = readXml(strFromU8(book['xl/worksheets/sheet1.xml']!));
      return all(root, 'c').map(({ attributes, children }) => {
        const text = children[0]!.name === 'is' ? children[0]!.children[0]!.text : Number(children[0]!.text);
        return [attributes.get('r'), text];
      });
    };
    expect(sheet(1)).toEqual([
      ['A1', 'Quarter'],
      ['B1', 'Meals'],
      ['A2', 'Q1'],
      ['B2', 12_800],
      ['A3', 'Q2'],
      ['B3', 14_100],
      ['A4', 'Q3'],
      ['B4', 16_900],
    ]);
    // A missing value becomes an empty cell.
    expect(sheet(2).filter(([place]) => String(place).startsWith('C'))).toEqual([
      ['C1', 'There'],
      ['C2', 4],
      ['C4', 6],
    ]);
    expect(all(read('ppt/charts/chart2.xml'), 'c:f').map(({ text }) => text)).toContain('Sheet1!$C$2:$C$4');
  });

  it('uses scheme colours, emphasizes one value, and writes numbers in their original notation', () => {
    const chart = sampleChart();
    const marks = chart.look.marks[0]!.map((mark, at) => ({ ...mark, fill: at === 2 ? 'accent' : 'ink' }) as const);
    const root = chartOf({ ...chart, look: { ...chart.look, marks: [marks] } });
    expect(all(root, 'a:srgbClr')).toHaveLength(0);
    const point = all(root, 'c:dPt');
    expect(point.map((each) => values(each, 'c:idx'))).toEqual([['2']]);
    expect(values(point[0]!, 'a:schemeClr')).toEqual(['accent1']);
    expect(all(root, 'c:numFmt')[0]!.attributes.get('formatCode')).toBe('#,##0');
  });

  it('hatches and outlines marks that are drawn with a pen', () => {
    const chart = sampleChart();
    const marks = chart.look.marks[0]!.map(({ label }, at): ChartMark => {
      return at === 2 ? { label, fill: 'accent' } : { label, fill: 'ground', hatch: 'line' };
    });
    const root = chartOf({ ...chart, look: { ...chart.look, marks: [marks] } });
    const [pattern, ...more] = all(root, 'a:pattFill');
    expect(more).toEqual([]);
    expect(values(all(pattern!, 'a:fgClr')[0]!, 'a:schemeClr')).toEqual(['accent6']);
    expect(values(all(pattern!, 'a:bgClr')[0]!, 'a:schemeClr')).toEqual(['bg1']);
    expect(all(all(root, 'c:dPt')[0]!, 'a:pattFill')).toEqual([]);
  });

  it('outlines marks without hatching them', () => {
    const chart = sampleChart();
    const marks = chart.look.marks[0]!.map(({ label }): ChartMark => ({ label, fill: 'second', outline: 'ink' }));
    const root = chartOf({ ...chart, look: { ...chart.look, marks: [marks] } });
    expect(all(root, 'a:pattFill')).toEqual([]);
    const shown = all(root, 'c:ser').flatMap((series) => all(series, 'c:spPr'));
    const line = all(shown[0]!, 'a:ln')[0]!;
    expect(values(line, 'a:schemeClr')).toEqual(['tx1']);
  });

  it('writes a fading fill below its cap', () => {
    const chart = sampleChart();
    const marks = chart.look.marks[0]!.map((mark, at): ChartMark => {
      return { ...mark, fill: 'accent', fade: { to: 'ground', cap: at === 2 ? 'accent' : 'ink', share: 0.02 } };
    });
    const root = chartOf({ ...chart, look: { ...chart.look, marks: [marks] } });
    const stops = all(root, 'a:gradFill').map((fill) =>
      all(fill, 'a:gs').map(({ attributes }) => attributes.get('pos')),
    );
    // The series itself comes first, then each point.
    expect(stops).toHaveLength(4);
    expect(stops[1]).toEqual(['0', '2000', '2000', '100000']);
    expect(stops[3]).toEqual(['0', '100000']);
  });

  it('rotates a ring, and labels its parts with value and category as fields', () => {
    const chart = sampleChart({ kind: 'doughnut' });
    const style = { ...chart.look.value, size: 30 };
    const marks = chart.look.marks[0]!.map(({ fill }): ChartMark => {
      return { fill, label: { colour: 'ink', side: 'inside', style, name: chart.look.category } };
    });
    const root = chartOf({ ...chart, look: { ...chart.look, start: 284.4, marks: [marks] } });
    expect(values(root, 'c:firstSliceAng')).toEqual(['284']);
    expect(all(root, 'c:dLblPos')).toEqual([]);
    const [first, ...more] = all(root, 'c:dLbl');
    expect(more).toHaveLength(2);
    expect(all(first!, 'a:fld').map((field) => [field.attributes.get('type'), all(field, 'a:t')[0]!.text])).toEqual([
      ['VALUE', '12,800'],
      ['CATEGORYNAME', 'Q1'],
    ]);
    expect(all(first!, 'a:rPr').map(({ attributes }) => attributes.get('sz'))).toEqual(['3000', '1600']);
  });

  it('sizes values so that they fit side by side in a wider face', () => {
    const size = (labels: string[]) => {
      const root = chartOf(sampleChart({ series: [{ name: '', values: [1, 2, 3], labels }] }));
      return Number(all(all(root, 'c:dLbls')[0]!, 'a:defRPr')[0]!.attributes.get('sz'));
    };
    expect(size(['1', '2', '3'])).toBe(1600);
    expect(size(['1 wwwwwwwwwwwwwwwwwwwww', '2', '3'])).toBeLessThan(1600);
  });

  it('is scaled down with a card that is taller than its slide', () => {
    const chart = sampleChart();
    const tall = fitToSlide(sampleCard([chart], { height: 1080 }), { width: 960, height: 540 });
    const [small] = tall.elements as [PlacedChart];
    expect(small.box).toEqual({ x: 270, y: 60, width: 420, height: 150 });
    expect(small.look.plot.height).toBe(chart.look.plot.height / 2);
    expect(small.look.value.size).toBe(chart.look.value.size / 2);
    expect(small.drawing[0]!.box).toEqual(small.box);
  });

  it('sets no maximum for the axis, so that edited numbers fit', () => {
    expect(all(chartOf(sampleChart()), 'c:max')).toHaveLength(0);
    expect(values(chartOf(sampleChart()), 'c:min')).toEqual(['0']);
  });

  it.each(CHART_KINDS)('makes a valid %s chart of any names and numbers', (kind) => {
    chartOf(
      sampleChart({
        kind,
        axis: '"A" & <b>',
        categories: ['', 'שוק העיר', '=1+1', '_x0041_'],
        series: [
          { name: '', values: [1e15, -1e15, 1e-9, null], labels: ['1e15', '−1', '0', ''] },
          { name: ' ]]> ', values: [0, -0, null, null], labels: ['0', '0', '', ''] },
          { name: 'No value at all', values: [null, null, null, null], labels: ['', '', '', ''] },
          { name: "It's", values: [1, 2, 3, 4], labels: ['$1', '2', '3 %', '4'] },
        ],
      }),
    );
  });
});
