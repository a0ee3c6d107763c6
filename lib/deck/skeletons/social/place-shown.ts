import type { Block, TextRun } from '../../blocks';
import { readVisual, totalAfter } from '../../content/read-visual';
import { STANDARD_STEP, typeScale } from '../../layout/measure/type-scale';
import type { CardToPlace, Placement } from '../../layout/placement';
import { endsWithColon } from '../../text/letters-and-words';
import { plainText } from '../../text/text-runs';
import type { ColourToken } from '../../theme';
import type { ChartData, Side, Visual, VisualOf } from '../../visual';
import { PLAIN_CHART } from '../chart/chart-parts';
import { drawChart } from '../chart/draw-chart';
import { OTHER_KINDS } from '../chart/measure-chart';
import { POINT, type SetText, type StageLook } from '../stage';
import { placeFlow } from './place-post';
import { placeRows, type Row } from './place-rows';
import { placeTable, smallestCell } from './place-table';
import { READABLE, type Said, type SocialLook } from './social-look';
import { tileOf } from './social-looks';
import { SocialPage } from './social-page';

/** Posts with a visual: one number, one chart, a few rows, two halves. */
export function placeShown(card: CardToPlace, look: SocialLook): Placement {
  const shown = readVisual(card.content);
  if (!shown) return placeFlow(card, look);
  const { visual } = shown;
  const runsOf = (blocks: readonly Block[]) =>
    blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.runs] : []));
  const total = totalAfter(shown);
  const said = { before: runsOf(shown.before), after: runsOf(shown.after.slice(total ? 1 : 0)), total };
  // A lead-in stays above what it introduces.
  const isLeadIn = said.before.some((runs) => endsWithColon(plainText(runs)));
  const around = isLeadIn ? said : { before: [], after: [...said.before, ...said.after] };
  const rows = rowsOf(visual);
  if (rows) return placeRows(card, look, rows, around, ROWS);
  switch (visual.kind) {
    case 'stats':
      return placeStats(card, look, visual, said);
    case 'chart':
      return placeChart(card, look, { chart: visual.chart, block: shown.block }, said);
    case 'comparison':
      return visual.sides.length <= 3 ? placeSides(card, look, visual.sides, said) : placeFlow(card, look);
    default:
      return placeFlow(card, look);
  }
}

/** Sizes of the text of drawn rows, close to those of other text on full posts. */
const ROWS = [44, 34] as const;

/** The rows of a visual that is read line by line; null for any other. */
function rowsOf(visual: Visual): Row[] | null {
  switch (visual.kind) {
    case 'timeline':
      return visual.items.map(({ when, text }) => ({ lead: when, term: [], text }));
    case 'steps':
      return visual.items.map((item, at) => ({ lead: `${at + 1}`, ...item }));
    case 'features':
    case 'people':
      return visual.items.map((item) => ({ lead: null, ...item }));
    case 'agenda':
      return visual.items.map((text, at) => ({ lead: `${at + 1}`, term: [], text }));
    default:
      return null;
  }
}

/** Type sizes of the figures of a post, largest first, and of their labels, as a share of them and at most. */
const FIGURES = [200, 170, 140, 115, 95, 80, 66, 54, 45, 38];
const LABELS = { share: 0.45, most: 40 };
const TILE = { gap: 16, pad: 22, between: 6 };

/** Figures in tiles of one size, all in the same type, in the one or two columns in which that is larger. */
function placeStats(card: CardToPlace, look: SocialLook, { items }: VisualOf<'stats'>, said: Said): Placement {
  if (items.length > 6) return placeFlow(card, look);
  const page = new SocialPage(card, look);
  const { top, foot } = page.around(said);
  const { gap, pad, between } = TILE;
  const on = tileOf(page, look, 0);
  const setAt = (size: number, columns: number) => {
    const rows = Math.ceil(items.length / columns);
    const tall = (foot - top - gap * (rows - 1)) / rows;
    const own = { on, align: page.align, fixed: true, balanced: true } as const;
    const small = page.size(Math.max(READABLE, Math.min(LABELS.most, size * LABELS.share)));
    const tiles = items.map(({ figure, label }, at) => {
      const isWide = at === items.length - 1 && at % columns === 0;
      const width = isWide ? page.room : (page.room - gap * (columns - 1)) / columns;
      const inner = width - pad * 2;
      const number = page.set(figure.replace(/ /g, '\u00a0'), inner, { ...own, font: 'figure', size, leading: 1.02 });
      const words = page.set(label, inner, { ...own, font: 'strong', size: small, leading: 1.15 });
      const height = number.height + between + words.height;
      const fits = number.lines === 1 && number.width <= inner * 0.96 && height <= tall - pad;
      return { number, words, width, height, fits };
    });
    return { tiles, tall, columns };
  };
  const tried = FIGURES.flatMap((size) => [2, 1].map((columns) => setAt(size * page.grown, columns)));
  const { tiles, tall, columns } =
    tried.find((each) => each.tiles.every(({ fits }) => fits)) ?? setAt(page.size(FIGURES.at(-1)!), 2);
  for (const [at, { number, words, width, height }] of tiles.entries()) {
    const x = page.left + (at % columns) * (width + gap);
    const y = top + Math.floor(at / columns) * (tall + gap);
    page.tile({ x, y, width, height: tall }, on, at);
    page.miss(height - tall);
    const start = y + Math.max(0, tall - height) / 2;
    number.put(x + pad, start);
    words.put(x + pad, start + number.height + between);
  }
  return page.placement();
}

const CHART = { ...PLAIN_CHART, gap: 0.16, valueSize: 40 };

/**
 * Numbers as a chart with labels that are readable in a feed. If a table suits the numbers better, the chart does not
 * fit, and the card gets the layout of a table.
 */
function placeChart(
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
  for (const kind of OTHER_KINDS[chart.kind]) {
    const placed = placeKind(usual, look, { ...chart, kind }, said, READABLE);
    if (placed.excess <= 0) return placed;
  }
  const listed = table && placeTable(usual, look);
  if (listed && listed.excess <= 0 && smallestCell(listed) >= READABLE * POINT) return REFUSED;
  return placeKind(card, look, { ...chart, kind: OTHER_KINDS[chart.kind][0]! }, said);
}

const REFUSED: Placement = { excess: Number.POSITIVE_INFINITY, draw: () => [] };

function atUsualSize(card: CardToPlace): CardToPlace {
  const { measure, options } = card;
  const scale = typeScale(measure.theme, options.format, options.dimensions, STANDARD_STEP);
  return { ...card, measure: { ...measure, scale } };
}

function placeKind(card: CardToPlace, look: SocialLook, chart: ChartData, said: Said, least?: number): Placement {
  const page = new SocialPage(card, look);
  const { top, foot } = page.around(said);
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

/**
 * A large figure above or beside its points, all points one below the other, or points in two columns. A figure is only
 * set large if its points stay readable.
 */
type Arrangement = 'over' | 'beside' | 'lines' | 'columns';
/** The texts of a half, set for its width, with their positions from its upper left corner. */
type SetSide = { height: number; texts: { set: SetText; x: number; y: number }[] };

const SIZES = [46, 42, 39, 36, 33, 30, 28, 26, 24, 22, 20, 18];
const PAD = { x: 26, y: 18 };
const GAP = 16;
/** Space between two columns. */
const GUTTER = 24;

/** Two or three halves, one below the other. */
function placeSides(card: CardToPlace, look: SocialLook, sides: readonly Side[], said: Said): Placement {
  const page = new SocialPage(card, look);
  const { top, foot } = page.around(said);
  const height = (foot - top - GAP * (sides.length - 1)) / sides.length;
  const fill = tileOf(page, look, 0);
  const room = height - PAD.y * 2;
  const set = setSides(page, sides, fill, room);
  for (const [at, side] of set.entries()) {
    const y = top + at * (height + GAP);
    page.tile({ x: page.left, y, width: page.room, height }, fill, at);
    page.miss(side.height - room - 6);
    const start = y + PAD.y + Math.min(30, Math.max(0, room - side.height) * 0.4);
    for (const each of side.texts) each.set.put(page.left + PAD.x + each.x, start + each.y);
  }
  return page.placement();
}

/** Sets all halves in the arrangement that allows the largest type. */
function setSides(page: SocialPage, sides: readonly Side[], fill: ColourToken, room: number): SetSide[] {
  const hasFigures = sides.every(({ figure, points }) => figure && points.length > 0);
  const setAt = (size: number, arrangement: Arrangement): SetSide[] | null => {
    const set = sides.map((side) => setSide(page, side, fill, { size, arrangement }));
    return set.every((each) => each !== null) ? set : null;
  };
  const largest = (arrangements: readonly Arrangement[], least: number) => {
    for (const size of SIZES.filter((each) => each >= least))
      for (const arrangement of arrangements) {
        const set = setAt(size, arrangement);
        if (set?.every(({ height }) => height <= room)) return set;
      }
    return null;
  };
  const shown = hasFigures ? (largest(['over'], 28) ?? largest(['beside'], READABLE)) : null;
  return shown ?? largest(['lines', 'columns'], 0) ?? setAt(SIZES.at(-1)!, 'lines') ?? [];
}

function setSide(
  page: SocialPage,
  { name, figure, points }: Side,
  on: ColourToken,
  { size, arrangement }: { size: number; arrangement: Arrangement },
): SetSide | null {
  const width = page.room - PAD.x * 2;
  const head = page.set(name, width, { font: 'heading', size: Math.max(size, 34), on, fixed: true, leading: 1.05 });
  const texts = [{ set: head, x: 0, y: 0 }];
  const top = head.height + 10;
  const half = (width - GUTTER) / 2;
  const body = { font: 'body', size, fixed: true, on, leading: 1.2 } as const;
  if (figure && (arrangement === 'beside' || arrangement === 'over')) {
    const isOver = arrangement === 'over';
    const runs = [{ text: figure.figure.replace(/ /g, '\u00a0') }];
    const look = { font: 'figure', size: size * 2.6, on, leading: 1.02 } as const;
    const fit = page.fit(runs, { width: half, height: 400 }, look, size);
    // The label begins after the figure, with a margin for programs that substitute a wider font.
    const wide = isOver ? Math.min(half, fit.width * 1.06) : half;
    const number = page.set(runs, wide, { ...look, size: fit.size, fixed: true });
    const beyond = wide + 12;
    const label = page.set(figure.label, isOver ? width - beyond : half, { ...body, font: 'strong' });
    const lift = size * 0.3;
    const below = top + (isOver ? Math.max(number.height, label.height + lift) : number.height);
    const place = isOver ? { x: beyond, y: below - label.height - lift } : { x: 0, y: below };
    texts.push({ set: number, x: 0, y: below - number.height }, { set: label, ...place });
    const sets = points.map((runs) => page.set(runs, isOver ? width : half, body));
    const listed = isOver ? stack(sets, 0, below + SPACE) : stack(sets, half + GUTTER, top);
    return { texts: [...texts, ...listed.texts], height: Math.max(place.y + label.height, listed.end) };
  }
  const lines = [...(figure ? [[{ text: `${figure.figure} ` }, ...figure.label]] : []), ...points];
  const listed =
    arrangement === 'columns'
      ? pairs(page, lines, { width, top, look: body })
      : stack(
          lines.map((runs) => page.set(runs, width, body)),
          0,
          top,
        );
  return listed && { texts: [...texts, ...listed.texts], height: listed.end };
}

const SPACE = 6;

function stack(sets: readonly SetText[], x: number, top: number): { texts: SetSide['texts']; end: number } {
  let end = top;
  const texts = sets.map((set) => {
    const y = end;
    end += set.height + SPACE;
    return { set, x, y };
  });
  return { texts, end: end - SPACE };
}

/** Points in two columns, read line by line; null if a point does not fit on one line of its column. */
function pairs(
  page: SocialPage,
  lines: readonly TextRun[][],
  { width, top, look }: { width: number; top: number; look: StageLook },
): { texts: SetSide['texts']; end: number } | null {
  const whole = lines.map((runs) => page.set(runs, width, look));
  const widest = (column: number) => Math.max(0, ...whole.filter((_, at) => at % 2 === column).map((set) => set.width));
  const [left, right] = [widest(0) * 1.04 + GUTTER, widest(1) * 1.04];
  if (left + right > width || whole.some((set) => set.lines > 1)) return null;
  const second = Math.min(Math.max(left, width / 2), width - right);
  let end = top;
  const texts = lines.map((runs, at) => {
    const isSecond = at % 2 === 1;
    const set = page.set(runs, isSecond ? width - second : second, look);
    const y = end;
    if (isSecond || at === lines.length - 1) end += set.height + SPACE;
    return { set, x: isSecond ? second : 0, y };
  });
  return { texts, end: end - SPACE };
}
