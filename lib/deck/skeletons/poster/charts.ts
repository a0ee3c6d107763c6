import type { Block } from '../../blocks';
import { readVisual } from '../../content/read-visual';
import type { CardToPlace, Placement } from '../../layout/placement';
import type { ColourToken } from '../../theme';
import type { ChartData } from '../../visual';
import { axisExcess, type ChartLook, leadOf, putChart } from '../chart/chart-parts';
import { drawChart } from '../chart/draw-chart';
import { type StageLook, sizeOfLines } from '../stage';
import { PAD, PosterPage } from './page';
import { placeFlow } from './text';

const CHART: ChartLook = {
  colours: ['third', 'second', 'fourth', 'ink'],
  accent: 'accent',
  hole: 0.34,
  gap: 0,
  valueFont: 'strong',
  valueSize: 40,
};

const DISC: ChartLook = { ...CHART, colours: ['ink', 'third', 'second', 'fourth', 'muted'] };

/** The ground of blocks and discs. Bright colours would hardly be visible on paper, or on each other. */
const GROUND = 'ink';
const FILLS: readonly ColourToken[] = ['second', 'fourth', 'third'];
const PARTS: readonly ColourToken[] = ['accent', 'second', 'third', 'ground', 'fourth', 'muted'];

/** Charts as blocks of the page: touching columns at its foot, bars from side to side, a disc as tall as the page. */
export function placeChart(card: CardToPlace): Placement {
  const shown = readVisual(card.content);
  if (shown?.visual.kind !== 'chart') return placeFlow(card);
  const { chart } = shown.visual;
  const page = new PosterPage(card);
  const around = [...shown.before, ...shown.after];
  const values = chart.series.flatMap((series) => series.values);
  const isPlain = chart.series.length === 1 && values.every((value) => value !== null && value >= 0);
  if (chart.kind === 'doughnut' && isPlain && fitsLabels(chart)) drawDisc(page, chart, around);
  else if (chart.kind === 'column' && isPlain && chart.categories.length <= 6) drawBlocks(page, chart, around);
  else if (chart.kind === 'bar' && isPlain) drawBars(page, chart, shown.before, shown.after);
  else {
    const top = page.around(shown.before, shown.after, page.open('chart'), 'chart');
    page.tile(0, top, page.width, page.foot - top, 'ground');
    const box = { x: PAD, y: top + 32, width: page.width - PAD * 2, height: page.foot - top - 60 };
    drawChart(page, chart, box, chart.kind === 'doughnut' ? DISC : CHART);
  }
  return page.placement();
}

/** The colour of a value. The emphasised one stands out, and neighbours differ. */
function fillOf(at: number, lead: number): ColourToken {
  return at === lead ? 'accent' : FILLS[at % FILLS.length]!;
}

/** Headers of the columns in the table, each on a separate line. */
function headsOf({ axis, series }: ChartData): string[] {
  return [axis, ...series.map(({ name }) => name)].filter((name) => name !== '');
}

/** Text of a side block: column headers in small type, then the text around the chart. */
function sideWords(page: PosterPage, chart: ChartData, around: Block[], fill: ColourToken, head: number): void {
  let top = head + 10;
  const look = { font: 'strong', size: 24, leading: 1.2, on: fill } as const;
  for (const text of headsOf(chart)) top = page.text(text, PAD, top + 10, page.sideWidth - PAD * 2, look);
  page.sideNote(around, fill, top);
}

function drawBlocks(page: PosterPage, chart: ChartData, around: Block[]): void {
  const left = page.sideWidth;
  sideWords(page, chart, around, 'ground', page.side('ground'));
  const { values, labels } = chart.series[0]!;
  const count = chart.categories.length;
  const width = (page.width - left) / count;
  const named: StageLook = { font: 'figure', size: 76, leading: 1, on: GROUND };
  const box = { width: width - 28, height: 110, lines: 2 };
  const names = chart.categories.map((text) => page.fit(text, box, named, 18));
  const size = Math.min(...names.map((name) => name.size));
  const foot = Math.max(84, ...names.map(({ height }) => height + 36));
  const base = page.edge - foot;
  const most = Math.max(...values.map((value) => value ?? 0)) || 1;
  const label = { font: 'figure', size: 52, leading: 1.1, on: GROUND } as const;
  const value = sizeOfLines(page, labels, { width: width - 24, height: 80 }, label, 16);
  const room = base - page.crown - 60;
  page.tile(left, page.crown, page.width - left, page.tall, GROUND);
  const figures: StageLook = { ...label, size: value, fixed: true };
  const category: StageLook = { ...named, size, fixed: true };
  const lead = leadOf(page, chart);
  const blocks = values.map((own, at) => {
    const height = Math.max(2, ((own ?? 0) / most) * room);
    return { fill: fillOf(at, lead), height, isInside: height > value * 1.1 + 28 };
  });
  const plotTop = Math.max(page.crown, base - room * axisExcess(0, most));
  const drawn = {
    box: { x: left, y: page.crown, width: page.width - left, height: page.edge - page.crown },
    plot: { x: left, y: plotTop, width: page.width - left, height: base - plotTop },
    marks: [blocks.map((block) => markOn(page, block, figures))],
    value: figures,
    category,
  };
  putChart(page, chart, { ...CHART, ground: GROUND }, drawn, () => {
    for (const [at, text] of chart.categories.entries()) {
      const x = left + at * width;
      const { fill, height, isInside } = blocks[at]!;
      page.rect(x, base - height, width + (at < count - 1 ? 0.6 : 0), height, fill);
      const name = page.set(text, width - 28, category);
      if (name.lines > 2) page.miss(20);
      name.put(x + 16, base + (foot - name.height) / 2);
      const label = page.set(labels[at]!, width - 20, { ...figures, on: isInside ? fill : GROUND });
      if (label.lines > 1) page.miss(20);
      label.put(x + 16, isInside ? base - height + 16 : base - height - label.height - 8);
    }
  });
}

/** How programs that draw charts themselves show a value: on its mark, or beyond it if the mark is too short. */
function markOn(page: PosterPage, { fill, isInside }: { fill: ColourToken; isInside: boolean }, look: StageLook) {
  const { colour } = page.styleOf({ ...look, on: isInside ? fill : GROUND });
  return { fill, label: { colour, side: isInside ? ('inside' as const) : ('over' as const) } };
}

function drawBars(page: PosterPage, chart: ChartData, before: Block[], after: Block[]): void {
  const top = page.around(before, after, page.open('chart'), 'chart');
  const heads = headsOf(chart);
  const left = page.isNarrow ? 280 : 380;
  let y0 = top;
  if (heads.length > 0) {
    const headed = { font: 'strong', size: 24, leading: 1.2, on: 'second' } as const;
    const sets = heads.map((text, at) => page.set(text, at === 0 ? left - PAD - 20 : page.width - left - 60, headed));
    const height = Math.max(...sets.map((set) => set.height)) + 28;
    page.tile(0, top, page.width, height, 'second');
    for (const [at, set] of sets.entries()) set.put(at === 0 ? PAD : left + 24, top + 14);
    y0 += height;
  }
  const { values, labels } = chart.series[0]!;
  const count = chart.categories.length;
  const row = (page.foot - y0) / count;
  if (row < 38) page.miss((38 - row) * count);
  const most = Math.max(...values.map((value) => value ?? 0)) || 1;
  const size = Math.min(60, row * 0.56);
  const lead = leadOf(page, chart);
  page.tile(0, y0, left, page.foot - y0, 'ground');
  page.tile(left, y0, page.width - left, page.foot - y0, GROUND);
  const figures: StageLook = { font: 'figure', size, leading: 1.1, on: GROUND, fixed: true };
  const category: StageLook = { font: 'strong', size: 30, leading: 1.12, on: 'ground' };
  const bars = values.map((own, at) => {
    const { width } = page.set(labels[at]!, 400, figures);
    const length = Math.max(3, ((own ?? 0) / most) * (page.width - left));
    return { fill: fillOf(at, lead), width, length, isInside: length > width + 60 };
  });
  const drawn = {
    box: { x: 0, y: y0, width: page.width, height: page.foot - y0 },
    plot: { x: left, y: y0, width: page.width - left, height: page.foot - y0 },
    marks: [bars.map((bar) => markOn(page, bar, figures))],
    value: figures,
    category,
  };
  putChart(page, chart, { ...CHART, ground: GROUND }, drawn, () => {
    for (const [at, text] of chart.categories.entries()) {
      const y = y0 + at * row;
      const room = { width: left - PAD - 20, height: row - 14, lines: 2 };
      const name = page.fit(text, room, category, 16);
      if (name.height > row - 2) page.miss((name.height - row + 2) * count);
      name.put(PAD, y + (row - name.height) / 2);
      const { fill, width, length, isInside } = bars[at]!;
      page.tile(left, y, length, row, fill);
      const look = { ...figures, on: isInside ? fill : GROUND, align: isInside ? 'right' : 'left' } as const;
      const written = page.set(labels[at]!, width + 24, look);
      const x = isInside ? left + length - 24 - width - 24 : left + length + 14;
      if (x + width + 24 > page.width) page.miss(20);
      written.put(x, y + (row - written.height) / 2);
    }
  });
}

/** Parts up to this share have no label. */
const LEAST_PART = 0.07;
const LONGEST_PART = 14;

function fitsLabels({ categories, series }: ChartData): boolean {
  const values = series[0]!.values.map((value) => value ?? 0);
  const sum = values.reduce((all, value) => all + value, 0) || 1;
  return values.every((value) => value / sum >= LEAST_PART) && categories.every((name) => name.length <= LONGEST_PART);
}

function drawDisc(page: PosterPage, chart: ChartData, around: Block[]): void {
  const left = page.sideWidth;
  sideWords(page, chart, around, 'second', page.side('second'));
  const { values, labels } = chart.series[0]!;
  const field = { x: left, y: page.crown, width: page.width - left, height: page.tall };
  const sum = values.reduce<number>((all, value) => all + (value ?? 0), 0) || 1;
  const shares = values.map((value) => (value ?? 0) / sum);
  page.tile(field.x, field.y, field.width, field.height, GROUND);
  const outer = Math.min(field.width, field.height) / 2 - 40;
  const [cx, cy] = [field.x + field.width / 2, field.y + field.height / 2];
  let angle = 0;
  const parts = shares.map((share, at) => {
    const turn = (angle + share / 2) * Math.PI * 2;
    const part = { from: angle * 360, to: (angle + share) * 360, fill: PARTS[at % PARTS.length]! };
    angle += share;
    const middle = outer * (share < 0.14 ? 0.74 : 0.66);
    // As wide as the part is at the height of its label.
    const width = Math.min(
      outer * 0.62,
      Math.max(80, 2 * middle * Math.sin(Math.min(Math.PI / 2, share * Math.PI)) - 10),
    );
    const look = { on: part.fill, align: 'center', fixed: true } as const;
    // If the fallback font is wider, the figure stays in one piece.
    const text = labels[at]!.replaceAll(' ', '\u00a0');
    const figureLook = { ...look, font: 'figure', size: 70, leading: 1 } as const;
    const figure = page.fit(text, { width, height: 90 }, figureLook, 22);
    const nameLook = { ...look, font: 'strong', size: 28, leading: 1.15 } as const;
    const name = page.fit(chart.categories[at]!, { width, height: 40 }, nameLook, 16);
    if (figure.lines > 1 || name.lines > 1) page.miss(10);
    const style = page.styleOf({ ...figureLook, size: figure.size });
    const named = page.styleOf({ ...nameLook, size: name.size });
    const mark = {
      fill: part.fill,
      label: { colour: style.colour, side: 'inside' as const, style, name: named },
    };
    const [x, y] = [cx + Math.sin(turn) * middle - width / 2, cy - Math.cos(turn) * middle];
    return { ...part, x, y: y - (figure.height + name.height) / 2, figure, name, mark };
  });
  const square = { x: cx - outer, y: cy - outer, width: outer * 2, height: outer * 2 };
  const drawn = {
    box: square,
    plot: square,
    marks: [parts.map(({ mark }) => mark)],
    value: { font: 'figure', size: 70 } as const,
  };
  putChart(page, chart, { ...DISC, ground: GROUND }, drawn, () => {
    for (const { from, to, fill, figure, name, x, y } of parts) {
      page.sector(cx, cy, outer * DISC.hole, outer, from, to, fill);
      figure.put(x, y);
      name.put(x, y + figure.height);
    }
  });
}
