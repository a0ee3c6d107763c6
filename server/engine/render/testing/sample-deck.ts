import type { TextRun } from '@/lib/deck/blocks';
import { describeChart } from '@/lib/deck/content/chart-facts';
import type { Deck } from '@/lib/deck/deck';
import { serverFontBook } from '@/lib/deck/fonts/generated-font-book';
import { measureText } from '@/lib/deck/fonts/measure-text';
import type {
  PlacedCard,
  PlacedChart,
  PlacedImage,
  PlacedLine,
  PlacedParagraph,
  PlacedShape,
  PlacedTable,
  PlacedText,
  StyledRun,
} from '@/lib/deck/placed';
import type { DeckTheme } from '@/lib/deck/theme';
import { findStandardTheme, STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import type { Box } from '@/lib/deck/units';
import type { ChartData } from '@/lib/deck/visual';

// Builders for the placed cards of renderer tests: short ways to write anything that a layout could produce.
export const SAMPLE_THEME: DeckTheme = findStandardTheme('proof') ?? (STANDARD_THEMES[0] as DeckTheme);

export function sampleDeck(cards: PlacedCard[], rest: Partial<Deck> = {}): Deck {
  return {
    title: 'A sample',
    language: 'en-GB',
    theme: SAMPLE_THEME,
    format: 'presentation',
    dimensions: '16x9',
    cards,
    ...rest,
  };
}

export function sampleText(paragraphs: PlacedParagraph[], rest: Partial<PlacedText> = {}): PlacedText {
  return {
    kind: 'text',
    role: 'body',
    box: { x: 60, y: 120, width: 840, height: 300 },
    inset: 0,
    fill: null,
    radius: 0,
    paragraphs,
    headingLevel: null,
    ...rest,
  };
}

type ParagraphOptions = Partial<Omit<PlacedParagraph, 'runs' | 'lines'>> & {
  x?: number;
  y?: number;
  width?: number;
  size?: number;
};

/** A paragraph broken at spaces for `width`, its first line's top at `y`. */
export function sampleParagraph(content: string | TextRun[], options: ParagraphOptions = {}): PlacedParagraph {
  const { x = 60, y = 120, width = 840, size = 18, ...rest } = options;
  const runs: StyledRun[] = (typeof content === 'string' ? [{ text: content }] : content).map((run) => ({
    ...run,
    style: {
      face: run.code ? 'jetbrains-mono-400' : `${SAMPLE_THEME.fonts.body}-${run.bold ? '700' : '400'}`,
      size,
      colour: run.href ? 'accentInk' : 'ink',
    },
  }));
  const leading = rest.leading ?? Math.round(size * 1.4);
  const indent = rest.indent ?? 0;
  return {
    align: 'left',
    leading,
    spaceBefore: 0,
    indent,
    marker: null,
    ...rest,
    runs,
    lines: breakRuns(runs, x + indent, y + leading * 0.75, width - indent, leading),
  };
}

export function sampleBullet(text: string, level: number, options: ParagraphOptions = {}): PlacedParagraph {
  const indent = 24 * (level + 1);
  const style = { face: `${SAMPLE_THEME.fonts.body}-400`, size: options.size ?? 18, colour: 'accentInk' } as const;
  const x = (options.x ?? 60) + indent - 16;
  return sampleParagraph(text, {
    indent,
    marker: { kind: 'bullet', level, text: '•', number: null, x, style },
    ...options,
  });
}

export function sampleTable(rows: string[][], rest: Partial<PlacedTable> = {}): PlacedTable {
  const box: Box = rest.box ?? { x: 60, y: 120, width: 840, height: rows.length * 40 };
  const count = Math.max(1, ...rows.map((row) => row.length));
  const width = box.width / count;
  return {
    kind: 'table',
    inset: 8,
    columns: Array.from({ length: count }, () => width),
    rows: rows.map((row, at) => ({
      height: 40,
      header: at === 0,
      cells: row.map((text, column) => {
        const cell = { x: box.x + column * width, y: box.y + at * 40, width, height: 40 };
        const paragraph = sampleParagraph(text, { x: cell.x + 8, y: cell.y + 8, width: width - 16, size: 14 });
        return { box: cell, fill: at === 0 ? 'surface' : null, paragraphs: [paragraph] };
      }),
    })),
    line: 'line',
    ...rest,
    box,
  };
}

export function sampleImage(rest: Partial<PlacedImage> = {}): PlacedImage {
  return {
    kind: 'image',
    box: { x: 500, y: 120, width: 400, height: 300 },
    picture: { kind: 'placeholder', reason: 'No picture yet' },
    alt: 'A lighthouse',
    fit: 'cover',
    radius: 8,
    decorative: false,
    ...rest,
  };
}

/** A chart whose drawing includes its labels. */
export function sampleChart(data: Partial<ChartData> = {}, rest: Partial<PlacedChart> = {}): PlacedChart {
  const chart: ChartData = {
    kind: 'column',
    axis: 'Quarter',
    categories: ['Q1', 'Q2', 'Q3'],
    series: [{ name: 'Meals', values: [12_800, 14_100, 16_900], labels: ['12,800', '14,100', '16,900'] }],
    ...data,
  };
  const box = { x: 60, y: 120, width: 840, height: 300 };
  const text = { face: `${SAMPLE_THEME.fonts.body}-400`, size: 16, colour: 'ink' } as const;
  return {
    kind: 'chart',
    box,
    chart,
    alt: describeChart(chart),
    look: {
      plot: { x: 60, y: 140, width: 840, height: 240 },
      low: 0,
      marks: chart.series.map(({ labels }) =>
        labels.map((label) => ({ fill: 'accent', label: label ? { colour: 'ink', side: 'over' } : null })),
      ),
      gap: 0.2,
      between: 0,
      hole: 0.5,
      stroke: 3,
      axis: 'ink',
      ground: 'ground',
      value: text,
      category: text,
    },
    drawing: [
      { ...sampleShape({ box }), opacity: 0.4 },
      ...chart.categories.map((each, at) =>
        sampleText([sampleParagraph(each, { y: 380 })], { box: { x: 60 + at * 40, y: 380, width: 40, height: 20 } }),
      ),
    ],
    ...rest,
  };
}

type SimpleShape = Exclude<PlacedShape, { shape: 'path' }>;

export function sampleShape(rest: Partial<SimpleShape> = {}): PlacedShape {
  return {
    kind: 'shape',
    shape: 'rect',
    box: { x: 0, y: 0, width: 12, height: 540 },
    fill: 'accent',
    stroke: null,
    radius: 0,
    opacity: 1,
    ...rest,
  };
}

function breakRuns(runs: StyledRun[], x: number, first: number, width: number, leading: number): PlacedLine[] {
  const book = serverFontBook();
  const lines: PlacedLine[] = [];
  let line: PlacedLine = { x, baseline: first, width: 0, runs: [] };
  for (const run of runs) {
    for (const word of run.text.split(/(?<=[ \n])/)) {
      const wide = measureText(book.face(run.style.face), word, run.style.size);
      if (line.width > 0 && line.width + wide > width) {
        lines.push(line);
        line = { x, baseline: line.baseline + leading, width: 0, runs: [] };
      }
      const { href } = run;
      const at = x + line.width;
      line.runs.push({ text: word, x: at, width: wide, style: run.style, ...(href ? { href } : {}) });
      line.width += wide;
    }
  }
  return [...lines, line];
}

/** A PNG of 4 by 2 pixels, for the renderers' tests. */
export const SAMPLE_PNG: Uint8Array = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWMwTjsDRwzIHACMWgspygYSEQAAAABJRU5ErkJggg==',
    'base64',
  ),
);
