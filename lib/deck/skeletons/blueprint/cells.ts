import type { TextRun } from '../../blocks';
import { wordsIn } from '../../content/read-content';
import { figureValue, numberStyle } from '../../content/read-value';
import type { Side } from '../../visual';
import { hasSigns } from '../signs';
import { SIDE_NAME } from '../stage';
import { onPage } from './lists';
import type { BlueprintPage } from './page';
import { arcPath, LINE, MARKED, STRONG, THIN } from './sheet';

const WALL = 8;
const DOOR = 100;

/** A floor plan with a room for each step, and a dashed path through their doors if they are a process. */
export const placeSteps = onPage('steps', (page, { items, isLoose }, top) => {
  const most = page.isNarrow ? 3 : 4;
  const rows = Math.ceil(items.length / (items.length > most ? Math.ceil(items.length / 2) : items.length));
  const columns = Math.ceil(items.length / rows);
  const gap = rows > 1 ? 26 : 0;
  const height = (page.foot - top - gap * (rows - 1)) / rows;
  const isLow = height < 300;
  const hall = isLow ? 44 : DOOR;
  const cell = page.room / columns;
  const inner = cell - (page.isNarrow ? 44 : 60);
  const isShort = items.every(({ term }) => wordsIn(term) <= 8);
  for (let row = 0; row < rows; row += 1) {
    const own = items.slice(row * columns, (row + 1) * columns);
    const y = top + row * (height + gap);
    drawRooms(page, y, height, own.length, cell, hall);
    if (!isLoose) drawWay(page, y + height - 28 - hall / 2, own.length * cell);
    for (const [at, { term, text }] of own.entries()) {
      const x = page.left + at * cell + (page.isNarrow ? 24 : 32);
      const name = page.set(term, inner, {
        font: text.length > 0 ? 'heading' : 'body',
        size: isLow ? 25 : text.length > 0 ? 34 : isShort ? 33 : 28,
        leading: 1.2,
      });
      const said = page.set(text, inner, { font: 'body', size: isLow ? 21 : 24, leading: 1.28 });
      const radius = isLow ? 20 : 28;
      const start = y + 24 + radius * 2 + (isLow ? 12 : 24);
      page.bubble(x + radius, y + 24 + radius, radius, `${row * columns + at + 1}`, 'body');
      name.put(x, start);
      if (text.length > 0) said.put(x, start + name.height + 6);
      const foot = start + name.height + (text.length > 0 ? said.height + 6 : 0);
      const room = y + height - hall - (isLow ? 36 : 40);
      if (foot > room) page.miss((foot - room) * rows);
    }
  }
});

/** Walls with doors in a row. */
function drawRooms(page: BlueprintPage, y: number, height: number, count: number, cell: number, hall: number): void {
  const [left, right] = [page.left, page.left + cell * count];
  const foot = y + height;
  const [doorTop, doorFoot] = [foot - 28 - hall, foot - 28];
  page.rect(left, y, right - left, height, 'ground');
  const wall = (x: number, from: number, toX: number, to: number) =>
    page.rect(
      Math.min(x, toX) - WALL / 2,
      Math.min(from, to) - WALL / 2,
      Math.abs(toX - x) + WALL,
      Math.abs(to - from) + WALL,
      'ink',
    );
  wall(left, y, right, y);
  wall(left, foot, right, foot);
  for (let at = 0; at <= count; at += 1) {
    const x = left + at * cell;
    wall(x, y, x, doorTop);
    wall(x, doorFoot, x, foot);
    if (at === count) continue;
    page.line(x, doorTop, x + hall, doorTop, LINE);
    page.path(arcPath(x, doorTop, hall, 90, 180), null, { ...THIN, dashed: true });
  }
}

/** A dashed path to the right, through the middle of the doors. */
function drawWay(page: BlueprintPage, way: number, length: number): void {
  const right = page.left + length;
  page.line(page.left - 16, way, right + 4, way, { colour: 'accentInk', width: 2.5, dashed: true });
  page.polygon('accentInk', [right + 22, way], [right + 4, way - 9], [right + 4, way + 9]);
}

/** Two sides on one axis, with their figures as bars on one scale; three or more as panels. */
export const placeComparison = onPage('comparison', (page, { sides }, top) => {
  const [one, other] = sides;
  if (sides.length === 2 && one && other && !page.isNarrow) drawAxis(page, one, other, top);
  else drawPanels(page, sides, top);
});

const AXIS_GAP = 48;

function drawAxis(page: BlueprintPage, one: Side, other: Side, top: number): void {
  const middle = page.width / 2;
  const room = middle - AXIS_GAP - page.left;
  const sides = [one, other] as const;
  const names = sides.map(({ name }, at) => {
    const look = {
      font: 'heading',
      size: 36,
      leading: 1.14,
      align: at === 0 ? 'right' : 'left',
      ...SIDE_NAME,
    } as const;
    return page.fit(name, { width: room - 40, height: 90, lines: 2 }, look, 24);
  });
  const head = Math.max(60, ...names.map(({ height }) => height));
  page.axis(middle, top - 16, middle, page.foot + 12);
  const written: (() => void)[][] = [[], []];
  for (const [at, set] of names.entries()) {
    page.bubble(middle + (at === 0 ? -44 : 44), top + head / 2, 30, at === 0 ? 'A' : 'B');
    written[at]!.push(() => set.put(at === 0 ? page.left : middle + AXIS_GAP + 40, top + (head - set.height) / 2));
  }
  let y = top + head + 24;
  const bars = barsOf(sides);
  if (bars) y = drawBars(page, sides, bars, { y, room, middle }, written);
  const most = Math.max(one.points.length, other.points.length);
  const sets = sides.map(({ points }, at) =>
    points.map((runs) =>
      page.set(runs, room, { font: 'body', size: 28, leading: 1.25, align: at === 0 ? 'right' : 'left' }),
    ),
  );
  for (let row = 0; row < most; row += 1) {
    const tall = Math.max(
      Math.min(92, (page.foot - y) / (most - row)),
      Math.max(...sets.map((column) => column[row]?.height ?? 0)) + 20,
    );
    page.line(page.left, y, page.right, y, THIN);
    page.ellipse(middle, y + tall / 2, 9, 9, 'ground', MARKED);
    for (const [at, column] of sets.entries()) {
      const point = column[row];
      const line = y;
      if (point)
        written[at]!.push(() => point.put(at === 0 ? page.left : middle + AXIS_GAP, line + (tall - point.height) / 2));
    }
    y += tall;
  }
  for (const write of written.flat()) write();
  if (y > page.foot + 1) page.miss(y - page.foot);
}

/** The values of the two figures, if both are numbers. */
function barsOf(sides: readonly [Side, Side]): [number, number] | null {
  const texts = sides.map(({ figure }) => figure?.figure ?? '');
  const style = numberStyle(texts);
  const values = texts.map((text) => (text ? figureValue(text, style) : null));
  const [one, other] = values;
  return one && other && one > 0 && other > 0 ? [one, other] : null;
}

const BAR = 84;

/** @returns where the content below may begin */
function drawBars(
  page: BlueprintPage,
  sides: readonly [Side, Side],
  values: readonly [number, number],
  { y, room, middle }: { y: number; room: number; middle: number },
  written: (() => void)[][],
): number {
  const figures = sides.map(({ figure }, at) => {
    const own =
      at === 0 ? ({ align: 'right', colour: 'accentInk' } as const) : ({ align: 'left', colour: 'ink' } as const);
    const look = { font: 'display', size: 76, leading: 1.1, ...own } as const;
    const { size, width } = page.fit(figure!.figure, { width: room * 0.52, height: BAR + 10 }, look, 34);
    return page.set(figure!.figure, Math.min(room * 0.52, width * 1.06 + 8), { ...look, size, fixed: true });
  });
  const widest = Math.max(...figures.map(({ width }) => width * 1.05)) + 24;
  const scale = (room + AXIS_GAP - widest) / Math.max(...values);
  let foot = y + BAR;
  for (const [at, { figure }] of sides.entries()) {
    const long = Math.max(4, values[at]! * scale);
    const x = at === 0 ? middle - long : middle;
    if (at === 0) page.rect(x, y, long, BAR, 'accent');
    else {
      page.rect(x, y, long, BAR, 'ground');
      page.hatch(x, y, long, BAR, 18);
      page.frame(x, y, long, BAR, STRONG);
    }
    page.dimension(x, x + long, y + BAR + 20, at === 0 ? 'accentInk' : 'line');
    const set = figures[at]!;
    const wide = set.width * 1.06 + 8;
    const look = { font: 'body', size: 24, leading: 1.22, align: at === 0 ? 'right' : 'left' } as const;
    const label = page.set(figure!.label, room, look);
    const left = at === 0 ? Math.max(page.left, x - 20 - wide) : Math.min(x + long + 20, page.right - wide);
    written[at]!.push(() => {
      set.put(left, y + (BAR - set.height) / 2);
      label.put(at === 0 ? page.left : middle + AXIS_GAP, y + BAR + 36);
    });
    foot = Math.max(foot, y + BAR + 36 + label.height);
  }
  return foot + 20;
}

function drawPanels(page: BlueprintPage, sides: readonly Side[], top: number): void {
  const cell = page.room / sides.length;
  const inner = cell - (sides.length > 2 && page.isNarrow ? 32 : 56);
  const height = page.foot - top;
  page.rect(page.left, top, page.room, height, 'ground');
  for (const [at, { name, figure, points }] of sides.entries()) {
    const x = page.left + at * cell;
    const from = x + (cell - inner) / 2;
    if (at > 0) page.line(x, top, x, top + height, LINE);
    let y = page.text(name, from, top + 28, inner, { font: 'heading', size: 32, leading: 1.16, ...SIDE_NAME });
    page.line(from, y + 10, from + 56, y + 10, { colour: at === 0 ? 'accentInk' : 'line', width: 4 });
    y += 28;
    if (figure) {
      const look = { font: 'display', size: 76, leading: 1.1, colour: at === 0 ? 'accentInk' : 'ink' } as const;
      const set = page.fit(figure.figure, { width: inner, height: 120 }, look, 32);
      set.put(from, y);
      if (set.lines > 1) page.miss(10);
      y = page.text(figure.label, from, y + set.height + 2, inner, { font: 'body', size: 24, leading: 1.25 }) + 14;
    }
    for (const [at, point] of points.entries()) {
      if (at > 0 || figure) page.line(from, y, from + inner, y, THIN);
      const set = page.set(point, inner, { font: 'body', size: 27, leading: 1.26 });
      const row = Math.max(set.height + 24, Math.min(84, (top + height - 16 - y) / (points.length - at)));
      set.put(from, y + (row - set.height) / 2);
      y += row;
    }
    if (y > top + height - 6) page.miss(y - top - height + 6);
  }
  page.frame(page.left, top, page.room, height, STRONG);
}

/** A ruled legend: a symbol in a circle with centre lines, its name and its meaning. */
export const placeFeatures = onPage('features', (page, { items }, top) => drawLegend(page, items, top));
export const placePeople = onPage('people', (page, { items }, top) => drawLegend(page, items, top));

function drawLegend(page: BlueprintPage, items: readonly { term: TextRun[]; text: TextRun[] }[], top: number): void {
  const count = items.length;
  const columns =
    count <= 2 || count === 4 || page.isNarrow ? Math.min(count, 2) : count === 8 ? 4 : Math.min(count, 3);
  const rows = Math.ceil(count / columns);
  const cell = page.room / columns;
  const height = Math.min(rows === 1 ? 360 : 250, (page.foot - top) / rows);
  const first = top + (rows === 1 ? (page.foot - top - height) * 0.4 : 0);
  const hasSign = hasSigns(page, items);
  const variants = [true, false].map((isAbove) => {
    const radius = !hasSign ? 0 : isAbove ? (rows === 1 ? 60 : 44) : 34;
    const left = isAbove || !hasSign ? 40 : 40 + radius * 2 + 26;
    const room = cell - left - 28;
    // Text without signs has space for larger type.
    const isLarge = isAbove && !hasSign;
    const sets = items.map(({ term, text }) => ({
      name: page.set(term, room, { font: 'heading', size: isLarge ? 42 : rows === 1 ? 34 : 30, leading: 1.16 }),
      said: page.set(text, room, { font: 'body', size: isLarge ? 29 : rows === 1 ? 26 : 23, leading: 1.27 }),
    }));
    const tallest = Math.max(...sets.map(({ name, said }) => name.height + said.height + 4));
    const head = isAbove && hasSign ? radius * 2 + 46 : 0;
    return { isAbove, radius, left, sets, head, tallest: Math.max(tallest + head, radius * 2 + 20) };
  });
  const chosen = variants.find(({ tallest }) => tallest <= height - 34) ?? variants[1]!;
  if (chosen.tallest > height - 26) page.miss((chosen.tallest - height + 26) * rows);
  page.rect(page.left, first, page.room, height * rows, 'ground');
  for (let row = 1; row < rows; row += 1)
    page.line(page.left, first + row * height, page.right, first + row * height, LINE);
  for (let column = 1; column < columns; column += 1)
    page.line(page.left + column * cell, first, page.left + column * cell, first + rows * height, LINE);
  page.frame(page.left, first, page.room, height * rows, STRONG);
  for (const [at, { term, text }] of items.entries()) {
    const x = page.left + (at % columns) * cell;
    const y = first + Math.floor(at / columns) * height;
    const { name, said } = chosen.sets[at]!;
    const slack = Math.max(0, height - chosen.tallest - 34);
    const start = y + 17 + slack / 2;
    const { radius, isAbove } = chosen;
    const own = name.height + said.height + 4;
    if (hasSign) page.sign(term, x + 40 + radius, isAbove ? start + radius + 12 : y + height / 2, radius);
    const from = isAbove ? start + chosen.head : y + (height - own) / 2;
    name.put(x + chosen.left, from);
    if (text.length > 0) said.put(x + chosen.left, from + name.height + 4);
  }
}
