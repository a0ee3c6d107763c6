import { type PathStep, polyline } from '../../path';
import type { ColourToken } from '../../theme';
import type { Box } from '../../units';
import type { ChartData } from '../../visual';
import { axisExcess, type ChartLook, captionLook, leadOf, putChart, scaleOf, valuesOf } from '../chart/chart-parts';
import { drawChart } from '../chart/draw-chart';
import { CENTRED, type SetText, type StageLook, sizeOfLines } from '../stage';
import { type Disc, pointAt } from './eclipse';
import { onPage } from './lists';
import { type KeynotePage, thinLook } from './page';

const LOOK: ChartLook = {
  colours: ['second', 'third', 'fourth', 'muted'],
  accent: 'accent',
  hole: 0.9,
  gap: 0.5,
  valueFont: 'heading',
  valueSize: 36,
};

/** Columns of light that fade towards the foot, or a thin ring. Other kinds look as in all skeletons. */
export const placeChart = onPage('chart', (page, { chart }, head) => {
  const top = Math.max(head + 32, page.top + 48);
  const box = { x: page.margin, y: top, width: page.measure, height: page.foot - top };
  const [series, ...more] = chart.series;
  const values = series?.values ?? [];
  const isPlain = more.length === 0 && values.every((value) => value !== null && value >= 0);
  if (chart.kind === 'column' && isPlain && values.length <= 8) drawLights(page, chart, box);
  else if (chart.kind === 'doughnut' && isPlain && values.length >= 2 && values.length <= 7 && !page.isNarrow)
    drawRing(page, chart, box);
  else {
    const x = page.isNarrow ? 56 : 120;
    drawChart(page, chart, { ...box, x, width: page.width - x * 2 }, LOOK);
  }
});

const NAME = { font: 'body', size: 24, leading: 1.2, colour: 'muted', align: 'center' } as const;
/** The lit upper edge of a column. */
const CAP = 3;

function drawLights(page: KeynotePage, chart: ChartData, whole: Box): void {
  const { values, labels, name: counted } = chart.series[0]!;
  const box = putCaption(page, counted, whole);
  const slot = box.width / values.length;
  const width = Math.min(96, slot * 0.56);
  const lead = leadOf(page, chart);
  const names = chart.categories.map((text) => page.set(text, slot - 8, NAME));
  const note = setCaption(page, chart.axis, box.width);
  const foot = Math.max(...names.map(({ height }) => height)) + 14 + (note ? note.height + 6 : 0);
  const size = sizeOfLines(page, labels, { width: slot - 12, height: 80 }, thinLook(40), 18);
  const bottom = box.y + box.height - foot;
  const tallest = bottom - box.y - size * 1.5;
  if (tallest < 110) page.miss(110 - tallest);
  const { share, high } = scaleOf(valuesOf(chart));
  const rise = Math.max(40, tallest);
  const plotTop = Math.max(box.y, bottom - rise * axisExcess(0, high));
  const valueLook = (at: number): StageLook => ({
    font: at === lead ? 'heading' : 'display',
    size,
    leading: 1.2,
    align: 'center',
    colour: at === lead ? 'accentInk' : 'ink',
    fixed: true,
  });
  const columns = values.map((value) => Math.max(CAP, share(value ?? 0) * rise));
  const drawn = {
    box: { ...box, height: box.height - (note ? note.height + 6 : 0) },
    plot: { ...box, y: plotTop, height: bottom - plotTop },
    marks: [columns.map((height, at) => lightMark(page, at === lead, CAP / height, labels[at] ? valueLook(at) : null))],
    value: valueLook(-1),
    category: NAME,
    gap: 1 - width / slot,
    axis: 'line' as const,
  };
  putChart(page, chart, LOOK, drawn, () => {
    for (const [at, height] of columns.entries()) {
      const x = box.x + (at + 0.5) * slot;
      const { fill, fade } = drawn.marks[0]![at]!;
      page.rect(x - width / 2, bottom - height, width, height, fill, 0, { fillTo: fade.to });
      page.rect(x - width / 2, bottom - height, width, CAP, fade.cap);
      const label = page.set(labels[at] ?? '', slot - 4, valueLook(at));
      if (labels[at]) label.put(x - slot / 2 + 2, bottom - height - label.height - 8);
      names[at]!.put(x - slot / 2 + 4, bottom + 14);
    }
    page.rect(box.x, bottom, box.width, 1, 'line');
  });
  note?.put(box.x, box.y + box.height - note.height);
}

/** A column of light, with a cap as thick as a line. */
function lightMark(page: KeynotePage, isLead: boolean, share: number, look: StageLook | null) {
  const cap: ColourToken = isLead ? 'accent' : 'ink';
  return {
    fill: isLead ? ('accent' as const) : ('third' as const),
    fade: { to: 'ground' as const, cap, share: Math.min(1, share) },
    label: look && {
      colour: look.colour ?? cap,
      side: 'over' as const,
      ...(isLead ? { style: page.styleOf(look) } : {}),
    },
  };
}

/** The name of the values or the categories of a chart; null if it has none. */
function setCaption(page: KeynotePage, text: string, width: number): SetText | null {
  return text === '' ? null : page.set(text, width, { ...captionLook(page), align: 'center' });
}

/** Puts the caption above the chart. @returns the box that is left */
function putCaption(page: KeynotePage, text: string, box: Box): Box {
  const set = setCaption(page, text, box.width);
  set?.put(box.x, box.y);
  const used = set ? set.height + 14 : 0;
  return { ...box, y: box.y + used, height: box.height - used };
}

const RING_COLOURS: readonly ColourToken[] = ['second', 'third', 'fourth', 'muted', 'third', 'fourth'];

/** A thin ring with its largest part lit and named inside, and the others at the ends of leader lines. */
function drawRing(page: KeynotePage, chart: ChartData, whole: Box): void {
  const below = putCaption(page, chart.series[0]!.name, whole);
  const note = setCaption(page, chart.axis, whole.width);
  const box = { ...below, height: below.height - (note ? note.height + 20 : 0) };
  note?.put(whole.x, whole.y + whole.height - note.height);
  const all = chart.series[0]!.values.map((value) => value ?? 0);
  const lead = all.indexOf(Math.max(...all));
  const radius = Math.min(200, box.height / 2 - 8);
  if (radius < 120) page.miss((120 - radius) * 2);
  const disc = { x: page.axis, y: box.y + box.height / 2, radius };
  const parts = ringParts(all, lead);
  const square = { x: disc.x - radius, y: disc.y - radius, width: radius * 2, height: radius * 2 };
  const drawn = {
    box: square,
    plot: square,
    marks: [parts.map(({ fill }) => ({ fill, label: null }))],
    value: { font: 'display', size: 44 } as const,
    start: parts[0]!.from,
  };
  putChart(page, chart, LOOK, drawn, () => {
    for (const { from, sweep, fill } of parts) {
      const gap = Math.min(0.8, sweep / 4);
      page.sector(disc.x, disc.y, radius * LOOK.hole, radius, from + gap, from + sweep - gap, fill);
    }
  });
  nameLead(page, chart, disc, lead);
  const others = parts.filter(({ at }) => at !== lead);
  const isRight = ({ middle }: Part) => Math.sin((middle * Math.PI) / 180) >= 0;
  const left = others.filter((part) => !isRight(part));
  drawLabels(page, chart, disc, others.filter(isRight), 1, box);
  drawLabels(page, chart, disc, left, -1, box);
}

type Part = { at: number; from: number; sweep: number; middle: number; fill: ColourToken };

/** The parts in order, with the ring rotated so that the largest is at the top. Angles from 0 to 360. */
function ringParts(all: readonly number[], lead: number): Part[] {
  const sum = all.reduce((total, value) => total + value, 0) || 1;
  const parts: Part[] = [];
  let from = -(all[lead]! / sum) * 180;
  for (let step = 0; step < all.length; step += 1) {
    const at = (lead + step) % all.length;
    const sweep = (all[at]! / sum) * 360;
    const fill = step === 0 ? 'accent' : RING_COLOURS[(step - 1) % RING_COLOURS.length]!;
    parts[at] = { at, from: (from + 360) % 360, sweep, middle: from + sweep / 2, fill };
    from += sweep;
  }
  return parts;
}

/**
 * The value and name of the largest part inside the ring, without touching it. The value is small enough for programs
 * that draw every ring half as thick as it is wide, as LibreOffice does.
 */
function nameLead(page: KeynotePage, chart: ChartData, { x, y, radius }: Disc, lead: number): void {
  const width = radius * 1.3;
  const { labels, values } = chart.series[0]!;
  const look = { ...thinLook(84), leading: 1.1, colour: 'accentInk' } as const;
  const value = page.fit(labels[lead] || `${values[lead]}`, { width, height: radius * 0.6 }, look, 28);
  const nameLook = { font: 'body', size: 26, leading: 1.25, ...CENTRED } as const;
  const name = page.fit(chart.categories[lead]!, { width, height: radius * 0.42, lines: 2 }, nameLook, 18);
  const height = value.height + name.height;
  if (height > radius * 1.06 || value.lines > 1) page.miss(20);
  value.put(x - width / 2, y - height / 2);
  name.put(x - width / 2, y - height / 2 + value.height);
}

/** Labels of one side, moved apart where their parts are close together. */
function drawLabels(page: KeynotePage, chart: ChartData, disc: Disc, parts: readonly Part[], side: 1 | -1, box: Box) {
  const align = side === 1 ? 'left' : 'right';
  const from = disc.radius + 112;
  const width = Math.min(300, page.axis - from - 48);
  const size = parts.length > 2 ? 44 : 60;
  const labels = parts
    .map((part) => ({
      part,
      end: pointAt(disc, disc.radius + 12, part.middle),
      value: page.set(chart.series[0]!.labels[part.at] ?? '', width, {
        font: 'display',
        size,
        leading: 1.12,
        align,
      }),
      name: page.set(chart.categories[part.at]!, width, {
        font: 'body',
        size: 24,
        leading: 1.2,
        colour: 'muted',
        align,
      }),
    }))
    .sort((one, other) => one.end[1] - other.end[1]);
  const heights = labels.map(({ value, name }) => value.height + name.height);
  const total = heights.reduce((sum, height) => sum + height + 14, -14);
  if (total > box.height) page.miss(total - box.height);
  let least = box.y;
  const left = heights.map((_, at) => heights.slice(at).reduce((sum, height) => sum + height + 14, -14));
  for (const [at, { end, value, name }] of labels.entries()) {
    const wish = end[1] - value.height / 2;
    const y = Math.max(least, Math.min(wish, box.y + box.height - left[at]!));
    const x = disc.x + side * from;
    value.put(side === 1 ? x : x - width, y);
    name.put(side === 1 ? x : x - width, y + value.height);
    const leader: PathStep[] = polyline(end, [x - side * 20, y + value.height / 2]);
    page.path(leader, null, { colour: 'fourth', width: 1.5 });
    least = y + heights[at]! + 14;
  }
}
