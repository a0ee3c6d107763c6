import type { TextRun } from '../../blocks';
import type { CardToPlace, Placement } from '../../layout/placement';
import type { ColourToken } from '../../theme';
import { readVisual } from '../../visual/read-visual';
import type { Side, Stat, VisualOf } from '../../visual/visual';
import type { ChartLook } from '../chart/chart-look';
import { drawChart } from '../chart/draw-chart';
import { placeFlow } from './place-post';
import { placeRows, type Row } from './place-rows';
import type { SocialLook } from './social-look';
import { SocialPage } from './social-page';

/** Cards whose content can be shown: one number, one chart, a few rows, two halves. */
export function placeShown(card: CardToPlace, look: SocialLook): Placement {
  const shown = readVisual(card.content);
  if (!shown) return placeFlow(card, look);
  const { visual } = shown;
  const around = [...shown.before, ...shown.after].flatMap((block) => (block.kind === 'paragraph' ? [block.runs] : []));
  switch (visual.kind) {
    case 'stats':
      return placeStats(card, look, visual, around);
    case 'chart':
      return placeChart(card, look, visual, around);
    case 'comparison':
      return visual.sides.length <= 3 ? placeSides(card, look, visual.sides, around) : placeFlow(card, look);
    case 'timeline':
      return placeRows(
        card,
        look,
        visual.items.map(({ when, text }) => ({ lead: when, term: [], text })),
        around,
      );
    case 'steps':
      return placeRows(
        card,
        look,
        visual.items.map((item, at): Row => ({ lead: `${at + 1}`, ...item })),
        around,
      );
    case 'features':
    case 'people':
      return placeRows(
        card,
        look,
        visual.items.map((item): Row => ({ lead: null, ...item })),
        around,
      );
    case 'agenda':
      return placeRows(
        card,
        look,
        visual.items.map((text, at): Row => ({ lead: `${at + 1}`, term: [], text })),
        around,
      );
    default:
      return placeFlow(card, look);
  }
}

/** The first figure as large as the post is wide, the others in tiles below it. */
function placeStats(card: CardToPlace, look: SocialLook, { items }: VisualOf<'stats'>, around: TextRun[][]): Placement {
  const page = new SocialPage(card, look);
  const [first, ...others] = items;
  if (!first || others.length > 5) return placeFlow(card, look);
  if (others.length === 0) page.takeArt(0.26);
  let foot = page.floor;
  for (const runs of around.toReversed()) {
    const set = page.set(runs, page.room, { font: 'body', size: 27, align: look.align });
    foot -= set.height + 16;
    set.put(page.left, foot + 16);
  }
  const top = page.head(2);
  const rows = Math.ceil(others.length / 2);
  const gap = 16;
  const tall = rows > 0 ? Math.min(170, (foot - top) * (rows === 1 ? 0.34 : 0.27)) : 0;
  const tiles = rows * (tall + gap);
  putStat(page, first, { x: page.left, y: top, width: page.room, height: foot - top - tiles }, look, 230);
  for (const [at, stat] of others.entries()) {
    const row = Math.floor(at / 2);
    const isAlone = at === others.length - 1 && at % 2 === 0;
    const width = isAlone ? page.room : (page.room - gap) / 2;
    const box = {
      x: page.left + (at % 2) * (width + gap),
      y: foot - tiles + gap + row * (tall + gap),
      width,
      height: tall,
    };
    const fill = tileOf(page, look, at);
    page.rect(box.x, box.y, box.width, box.height, fill, look.radius);
    const inner = { x: box.x + 18, y: box.y + 14, width: box.width - 36, height: box.height - 28 };
    putStat(page, stat, inner, look, 84, fill);
  }
  return page.placement();
}

function tileOf(page: SocialPage, look: SocialLook, at: number): ColourToken {
  const own = look.tiles.length > 0 ? look.tiles : ([look.panel ?? 'surface', 'surface'] as const);
  const others = own.filter((colour) => colour !== page.ground);
  return others[at % others.length] ?? 'surface';
}

function putStat(
  page: SocialPage,
  { figure, label }: Stat,
  box: { x: number; y: number; width: number; height: number },
  look: SocialLook,
  largest: number,
  on?: ColourToken,
): void {
  const ground = on ? { on } : {};
  const size = Math.max(22, Math.min(44, largest * 0.32));
  const words = page.set(label, box.width, {
    font: 'strong',
    size,
    fixed: true,
    leading: 1.15,
    align: look.align,
    ...ground,
  });
  const room = Math.max(40, box.height - words.height - 8);
  const number = page.fitted(
    [{ text: figure.replace(/ /g, '\u00a0') }],
    { width: box.width, height: room, lines: 1 },
    { font: 'figure', size: largest, leading: 1.02, align: look.align, ...ground },
    34,
  );
  const spare = Math.max(0, box.height - words.height - number.height - 8);
  const y = box.y + spare * 0.36;
  number.put(box.x, y);
  words.put(box.x, y + number.height + 8);
}

const CHART: ChartLook = {
  colours: ['second', 'third', 'fourth', 'ink', 'muted'],
  accent: 'accent',
  hole: 0.5,
  gap: 0.16,
  radius: 0,
  valueFont: 'strong',
  valueSize: 40,
};

function placeChart(card: CardToPlace, look: SocialLook, { chart }: VisualOf<'chart'>, around: TextRun[][]): Placement {
  const page = new SocialPage(card, look);
  let foot = page.floor;
  for (const runs of around.toReversed()) {
    const set = page.set(runs, page.room, { font: 'body', size: 28, align: look.align });
    foot -= set.height + 16;
    set.put(page.left, foot + 16);
  }
  const top = page.head(2);
  const box = { x: page.left, y: top, width: page.room, height: foot - top - 8 };
  const colours = (look.chart ?? CHART.colours).filter((colour) => colour !== page.ground);
  // A ring leaves no room for its names beside it.
  const shown = chart.kind === 'doughnut' ? ({ ...chart, kind: 'bar' } as const) : chart;
  drawChart(page, shown, box, {
    ...CHART,
    colours,
    accent: page.ground === 'accent' ? 'ink' : 'accent',
    radius: Math.min(12, look.radius),
    gap: look.art === 'tiles' ? 0.04 : CHART.gap,
  });
  return page.placement();
}

/** Two or three halves, one under another. */
function placeSides(card: CardToPlace, look: SocialLook, sides: readonly Side[], around: TextRun[][]): Placement {
  const page = new SocialPage(card, look);
  const top = page.head(2);
  let foot = page.floor;
  for (const runs of around.toReversed()) {
    const set = page.set(runs, page.room, { font: 'body', size: 27 });
    foot -= set.height + 14;
    set.put(page.left, foot + 14);
  }
  const gap = 16;
  const height = (foot - top - gap * (sides.length - 1)) / sides.length;
  for (const [at, side] of sides.entries()) {
    const fill = at === sides.length - 1 ? accentOf(page) : tileOf(page, look, 0);
    const y = top + at * (height + gap);
    page.rect(page.left, y, page.room, height, fill, look.radius);
    putSide(page, side, { x: page.left + 26, y: y + 20, width: page.room - 52, height: height - 40 }, fill);
  }
  return page.placement();
}

function accentOf(page: SocialPage): ColourToken {
  return page.ground === 'accent' ? 'second' : 'accent';
}

function putSide(
  page: SocialPage,
  side: Side,
  box: { x: number; y: number; width: number; height: number },
  on: ColourToken,
): void {
  const name = page.set(side.name, box.width, { font: 'heading', size: 38, on, leading: 1.05 });
  name.put(box.x, box.y);
  const top = box.y + name.height + 10;
  const lines = [...(side.figure ? [[{ text: `${side.figure.figure} ` }, ...side.figure.label]] : []), ...side.points];
  const fits = (size: number) => {
    const sets = lines.map((runs) => page.set(runs, box.width, { font: 'body', size, fixed: true, on, leading: 1.2 }));
    return { sets, height: sets.reduce((sum, set) => sum + set.height + 6, 0) };
  };
  const room = box.y + box.height - top;
  const tried = [40, 36, 33, 30, 27, 24, 21].map(fits);
  const fit = tried.find(({ height }) => height <= room) ?? tried.at(-1)!;
  if (fit.height > room + 6) page.miss(fit.height - room);
  let y = top;
  for (const set of fit.sets) {
    set.put(box.x, y);
    y += set.height + 6;
  }
}
