import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { PlacedChart } from '@/lib/deck/placed';
import { sampleCard } from '@/lib/deck/testing/sample-card';
import { CHART_KINDS } from '@/lib/deck/visual';
import { checkStructure, descendants, type ReadElement, readXml } from '../testing/check-pptx';
import { sampleChart, sampleDeck } from '../testing/sample-deck';
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
