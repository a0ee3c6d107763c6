import type { TextRun } from '../../blocks';
import { wordsIn } from '../../content/read-content';
import type { ChartLook } from '../chart/chart-parts';
import { drawChart } from '../chart/draw-chart';
import { drawIcon, hasSigns, iconsOf } from '../signs';
import { SIDE_NAME, sizeOfLines } from '../stage';
import { onPage } from './lists';
import { markAt, type NotebookPage } from './page';

const CHART: ChartLook = {
  colours: ['fourth', 'third', 'accent', 'muted'],
  accent: 'second',
  hole: 0.43,
  gap: 0.26,
  // A highlighter is pale on paper.
  outline: 'ink',
  valueFont: 'heading',
  valueSize: 32,
};

/** Highlighted columns. Lines are in ink, because a highlighter is too pale for them. */
export const placeChart = onPage('chart', (page, { chart }, top) => {
  const box = { x: page.left, y: top, width: page.room, height: page.foot - top };
  const isLine = chart.kind === 'line';
  drawChart(page, chart, box, isLine ? { ...CHART, accent: 'accentInk', colours: ['ink', 'muted', 'accent'] } : CHART);
});

const STEP_GAP = 64;
/** Size of a numeral beside its card. */
const NUMERAL = 54;

/**
 * Hand-drawn cards, and an arrow from each to the next in its row if they are a process. If every step has an icon, the cards show the icons,
 * with the numerals beside them; otherwise they show the numerals.
 */
export const placeSteps = onPage('steps', (page, { items, isLoose }, top) => {
  const isLong = items.some(({ term, text }) => wordsIn(term) + wordsIn(text) > 14);
  const columns = items.length <= 2 || isLong ? 1 : items.length === 3 && !page.isNarrow ? 3 : 2;
  const rows = Math.ceil(items.length / columns);
  const width = (page.room - 8 + STEP_GAP) / columns - STEP_GAP;
  const height = (page.foot - top) / rows;
  const isUpright = columns === 3;
  const isShort = items.every(({ term, text }) => text.length > 0 || wordsIn(term) < 6);
  const box = isUpright ? Math.min(170, width * 0.6) : Math.min(150, height - 34, width * 0.34);
  if (box < 52) page.miss((52 - box) * rows);
  const room = isUpright ? width : width - box - 30;
  const texts = items.map(({ term, text }) => {
    const name = page.set(term, room, { font: isShort ? 'heading' : 'body', size: 31, leading: 1.2, balanced: true });
    const said = page.set(text, room, { font: 'body', size: 25, leading: 1.28 });
    return { name, said: text.length > 0 ? said : null, tall: name.height + (text.length > 0 ? said.height + 6 : 0) };
  });
  const tallest = Math.max(...texts.map(({ tall }) => tall)) + NUMERAL;
  const found = iconsOf(page.card.options, items);
  const isRoomy = tallest <= (isUpright ? height - box - 42 : height - 26);
  const icons = isRoomy && found.every((icon) => icon !== null) ? found : null;
  for (const [at, { name, said, tall }] of texts.entries()) {
    const x = page.left + (at % columns) * (width + STEP_GAP);
    const y = top + Math.floor(at / columns) * height + 6;
    page.sketch(page.box(x, y, box, box), markAt(at), 'ink', 'ground');
    const left = isUpright ? x : x + box + 30;
    const icon = icons?.[at];
    const numeral = icon ? NUMERAL : 0;
    const start = isUpright ? y + box + 26 : y + Math.max(0, (box - tall - numeral) / 2);
    if (icon) {
      const size = box * 0.56;
      drawIcon(page, icon, { x: x + (box - size) / 2, y: y + (box - size) / 2, size, colour: 'ink' });
      putNumeral(page, at, { x: left, y: start - 4, size: NUMERAL, width: 0 });
    } else {
      const size = box * 0.62;
      putNumeral(page, at, { x, y: y + (box - size) / 2, size, width: box });
    }
    name.put(left, start + numeral);
    said?.put(left, start + numeral + name.height + 6);
    const foot = start + numeral + tall;
    if (foot > y + height - 16) page.miss((foot - y - height + 16) * rows);
    if (columns > 1 && at % columns < columns - 1 && at < items.length - 1 && !isLoose)
      drawArrow(page, x + width + 8, y + box / 2);
  }
});

type NumeralPlace = { x: number; y: number; size: number; width: number };

/** A large red numeral, centred in `width` unless that is 0. */
function putNumeral(page: NotebookPage, at: number, { x, y, size, width }: NumeralPlace): void {
  page
    .set(`${at + 1}`, width || size, {
      font: 'heading',
      size,
      leading: 1,
      colour: 'accentInk',
      align: width > 0 ? 'center' : 'left',
      fixed: true,
    })
    .put(x, y);
}

function drawArrow(page: NotebookPage, x: number, y: number): void {
  page.scribble({ width: 3.5 }, [x, y], [x + 42, y]);
  page.scribble({ width: 3.5 }, [x + 28, y - 13], [x + 44, y], [x + 28, y + 13]);
}

/** A box drawn by hand for each side. */
export const placeComparison = onPage('comparison', (page, { sides }, top) => {
  const count = sides.length;
  const pad = 2;
  const foot = page.foot;
  const gap = 28;
  const width = (page.room - pad * 2 + gap) / count - gap;
  const inset = count > 2 || page.isNarrow ? 22 : 36;
  const inner = width - inset * 2;
  for (let at = 0; at < count; at += 1) {
    const x = page.left + pad + at * (width + gap);
    page.rect(x, top + 12, width, foot - top - 24, 'ground');
    page.sketch(page.box(x, top + 12, width, foot - top - 24), null);
  }
  const named = { font: 'heading', size: 34, leading: 1.18, colour: 'accentInk', ...SIDE_NAME } as const;
  const names = sides.map(({ name }) => page.fit(name, { width: inner, height: 100, lines: 2 }, named, 24));
  const start = top + 32 + Math.max(...names.map(({ height }) => height)) + 6;
  const figures = sides.flatMap(({ figure }) => (figure ? [figure.figure] : []));
  const value = { font: 'heading', size: 96, leading: 1.1 } as const;
  const look = { ...value, size: sizeOfLines(page, figures, { width: inner, height: 150 }, value, 40), fixed: true };
  let y = start;
  // Each side is drawn completely before the next, which is the reading order.
  const written: (() => void)[][] = sides.map(() => []);
  for (const [at, { figure }] of sides.entries()) {
    const x = page.left + pad + at * (width + gap) + inset;
    written[at]!.push(() => names[at]!.put(x, top + 30));
    if (!figure) continue;
    const runs = [{ text: figure.figure }];
    const set = page.set(runs, inner, look);
    written[at]!.push(() => set.put(x, start));
    if (set.lines > 1) page.miss(10);
    const label = page.set(figure.label, inner, { font: 'body', size: 26, leading: 1.25 });
    const below = start + set.height + 2;
    written[at]!.push(() => label.put(x, below));
    y = Math.max(y, below + label.height);
  }
  y += 14;
  const most = Math.max(...sides.map(({ points }) => points.length));
  const sets = sides.map(({ points }) =>
    points.map((runs) => page.set(runs, inner - 32, { font: 'body', size: 27, leading: 1.26 })),
  );
  for (let row = 0; row < most; row += 1) {
    const tall = Math.max(
      Math.min(84, (foot - 30 - y) / (most - row)),
      Math.max(...sets.map((column) => column[row]?.height ?? 0)) + 26,
    );
    for (const [at, column] of sets.entries()) {
      const point = column[row];
      if (!point) continue;
      const x = page.left + pad + at * (width + gap) + inset;
      const middle = y + tall / 2;
      page.scribble({ width: 4 }, [x + 1, middle + 1], [x + 18, middle - 1]);
      written[at]!.push(() => point.put(x + 32, middle - point.height / 2));
      if (row > 0) page.rect(x, y, inner, 1.5, 'line');
    }
    y += tall;
  }
  for (const write of written.flat()) write();
  if (y > foot - 18) page.miss(y - foot + 18);
});

/** Stickers with their text below, or beside them if rows are low. */
export const placeFeatures = onPage('features', (page, { items }, top) => drawStickers(page, items, top));
export const placePeople = onPage('people', (page, { items }, top) => drawStickers(page, items, top));

function drawStickers(page: NotebookPage, items: readonly { term: TextRun[]; text: TextRun[] }[], top: number): void {
  const count = items.length;
  const columns = count <= 2 || count === 4 || page.isNarrow ? 2 : 3;
  const rows = Math.ceil(count / columns);
  const gap = 40;
  const width = (page.room + gap) / columns - gap;
  const height = Math.min(264, (page.foot - top) / rows);
  const hasSign = hasSigns(page, items);
  const variants = [true, false].map((isAbove) => {
    const sign = !hasSign ? 0 : isAbove ? Math.min(112, height * 0.44) : 64;
    const left = isAbove || !hasSign ? 2 : sign + 26;
    // Text without signs has space for larger type.
    const isLarge = isAbove && !hasSign;
    const sets = items.map(({ term, text }) => ({
      name: page.set(term, width - left, { font: 'heading', size: isLarge ? 42 : 32, leading: 1.18 }),
      said: page.set(text, width - left, { font: 'body', size: isLarge ? 30 : 24, leading: 1.28, balanced: true }),
    }));
    const tallest =
      Math.max(...sets.map(({ name, said }) => name.height + said.height + 6)) + (isAbove && hasSign ? sign + 20 : 0);
    return { isAbove, sign, left, sets, tallest };
  });
  const chosen = variants.find(({ tallest }) => tallest <= height - 12) ?? variants[1]!;
  if (chosen.tallest > height - 12) page.miss((chosen.tallest - height + 12) * rows);
  // A single row is slightly above the middle.
  const first = top + 4 + (rows === 1 ? Math.max(0, page.foot - top - height) * 0.36 : 0);
  for (const [at, { term }] of items.entries()) {
    const x = page.left + 4 + (at % columns) * (width + gap);
    const y = first + Math.floor(at / columns) * height;
    if (hasSign) page.sign(term, at, x, y, chosen.sign);
    const { name, said } = chosen.sets[at]!;
    const start = y + (chosen.isAbove && hasSign ? chosen.sign + 18 : 2);
    name.put(x + chosen.left, start);
    said.put(x + chosen.left, start + name.height + 4);
  }
}
