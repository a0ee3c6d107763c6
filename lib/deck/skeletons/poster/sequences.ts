import type { TextRun } from '../../blocks';
import type { ColourToken } from '../../theme';
import { type SetText, SIDE_NAME } from '../stage';
import { onPage } from './lists';
import { capitalLook, hang, PAD, type PosterPage } from './page';

const COLUMNS: readonly ColourToken[] = ['second', 'fourth', 'accent', 'third', 'ink', 'second', 'fourth', 'accent'];

/**
 * A chequerboard of tiles in which dates and events swap places from column to column. In two rows if the columns would
 * be narrow.
 */
export const placeTimeline = onPage('timeline', (page, { items }, top) => {
  const count = items.length;
  const isDouble = page.width / count < 190;
  if (isDouble) return drawDates(page, items, top);
  const width = page.width / count;
  const tall = page.foot - top;
  const inner = width - 52;
  const look = page.evenly(
    items.map(({ text }) => ({ runs: text, width: inner })),
    { font: 'strong', size: 28, leading: 1.2 },
  );
  const texts = items.map(({ text }) => page.set(text, inner, look));
  const tallest = Math.max(...texts.map(({ height }) => height)) + 64;
  // As tall as the other half, unless the text needs more.
  const half = Math.max(tall / 2, Math.min(tallest, tall - 120));
  if (tallest > half) page.miss((tallest - half) * 1.5);
  const dates = Math.min(...items.map(({ when }) => dateSize(page, when, inner, tall - half - 30)));
  for (const [at, { when, text }] of items.entries()) {
    const x = at * width;
    const fill = COLUMNS[at]!;
    const isUp = at % 2 === 0;
    const seam = isUp ? tall - half : half;
    const [dateTop, dateHeight] = isUp ? [top, seam] : [top + seam, tall - seam];
    const textTop = isUp ? top + seam : top;
    page.tile(x, dateTop, width, dateHeight, fill);
    page.tile(x, textTop, width, half, 'surface');
    const date = page.set(when, inner + 20, { font: 'figure', size: dates, leading: 0.94, on: fill, fixed: true });
    date.put(x + 26 - hang(dates), isUp ? dateTop + dateHeight - date.height - 20 : dateTop + 22);
    if (date.height > dateHeight - 28) page.miss(date.height - dateHeight + 28);
    const said = page.set(text, inner, { ...look, on: 'surface' });
    said.put(x + 26, isUp ? textTop + 28 : textTop + half - said.height - 28);
  }
});

function dateSize(page: PosterPage, when: string, width: number, height: number): number {
  const box = { width, height: Math.max(40, height), lines: / [–-] |\p{L}{2}/u.test(when) ? 2 : 1 };
  return page.fit(when, box, { font: 'figure', size: 132, leading: 0.94 }, 26).size;
}

const SECOND_ROW: readonly ColourToken[] = ['third', 'ink', 'second', 'fourth'];

/** Tiles in two or more rows, each with its date above its text. */
function drawDates(page: PosterPage, items: readonly { when: string; text: { text: string }[] }[], top: number): void {
  const columns = Math.min(4, Math.ceil(items.length / 2));
  const rows = Math.ceil(items.length / columns);
  const height = (page.foot - top) / rows;
  const widest = page.width / columns - 60;
  const dates = Math.min(...items.map(({ when }) => dateSize(page, when, widest, height * 0.5)), 84);
  for (const [at, { when, text }] of items.entries()) {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, items.length - row * columns);
    const width = page.width / inRow;
    const x = (at % columns) * width;
    const y = top + row * height;
    const fill = (row % 2 === 0 ? COLUMNS : SECOND_ROW)[at % columns]!;
    page.tile(x, y, width, height, fill);
    const said = page.wrapped(text, width - 56, { font: 'strong', size: 25, leading: 1.2, on: fill });
    const look = { font: 'figure', size: dates, leading: 0.98, on: fill, fixed: true } as const;
    const date = page.set(when, width - 40, look);
    const need = date.height + said.height + 62;
    if (need > height) page.miss((need - height) * rows);
    date.put(x + 28 - hang(date.size), y + 26);
    said.put(x + 28, y + height - 26 - said.height);
  }
}

const STEPS: readonly ColourToken[] = ['accent', 'second', 'third', 'fourth', 'ink', 'ground'];

/** Blocks, each with a giant numeral, and arrow-shaped if they are a process. */
export const placeSteps = onPage('steps', (page, { items, isLoose }, top) => {
  const rows = page.width / items.length < 200 ? 2 : 1;
  const columns = Math.ceil(items.length / rows);
  const height = (page.foot - top) / rows;
  for (let row = 0; row < rows; row += 1) {
    const part = items.slice(row * columns, (row + 1) * columns);
    const width = page.width / part.length;
    const depth = isLoose ? 0 : Math.min(56, width * 0.18);
    const y = top + row * height;
    const fillOf = (at: number) => STEPS[row * columns + at]!;
    // Drawn from last to first, so that each point is on top of the block after it.
    for (let at = part.length - 1; at >= 0; at -= 1)
      drawChevron(page, at * width, y, width, height, at === part.length - 1 ? 0 : depth, fillOf(at));
    const spots = part.map((_, at) => {
      const x = at * width + (at === 0 || isLoose ? PAD : depth + 18);
      return { x, room: (at + 1) * width - x - (at === part.length - 1 ? 28 : 10) };
    });
    const named = page.evenly(
      part.map(({ term }, at) => ({ runs: term, width: spots[at]!.room })),
      { font: 'strong', size: 30, leading: 1.18 },
    );
    const sets = part.map(({ term, text }, at) => {
      const fill = fillOf(at);
      const { x, room } = spots[at]!;
      const name = page.set(term, room, { ...named, on: fill });
      const said =
        text.length > 0 ? page.wrapped(text, room, { font: 'body', size: 24, leading: 1.25, on: fill }) : null;
      return { x, room, name, said, words: name.height + (said ? said.height + 6 : 0) };
    });
    const words = Math.max(...sets.map((set) => set.words));
    // Another numeral may be slightly wider than 4.
    const numerals = {
      width: Math.min(...sets.map(({ room }) => room)) * 0.96,
      height: Math.max(60, height - words - 90),
      lines: 1,
    };
    const look = { font: 'figure', size: 320, leading: 0.92 } as const;
    const { size, height: tall } = page.fit('4', numerals, look, 60);
    const need = tall + words + 72;
    if (need > height) page.miss((need - height) * rows);
    const first = y + 30 + Math.max(0, height - need) * 0.4;
    for (const [at, { x, room, name, said }] of sets.entries()) {
      const numeral = [{ text: `${row * columns + at + 1}` }];
      page.set(numeral, room, { ...look, size, on: fillOf(at), fixed: true }).put(x - hang(size), first);
      name.put(x, first + tall + 14);
      said?.put(x, first + tall + 14 + name.height + 6);
    }
  }
});

function drawChevron(
  page: PosterPage,
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
  fill: ColourToken,
): void {
  if (depth === 0) {
    page.tile(x, y, width, height, fill);
    return;
  }
  page.polygon(
    fill,
    [x, y],
    [x + width, y],
    [x + width + depth, y + height / 2],
    [x + width, y + height],
    [x, y + height],
  );
}

const SIDES: readonly ColourToken[] = ['accent', 'ink', 'second'];
const FIGURE = { font: 'figure', size: 230, leading: 0.98 } as const;

/** Halves or thirds of the page in different colours. If all lead with a figure, it is the largest text. */
export const placeComparison = onPage('comparison', (page, { sides }, top) => {
  const width = page.width / sides.length;
  const inner = width - PAD * 2;
  const hasFigures = sides.some(({ figure }) => figure !== null);
  const box = { width: inner, height: 130, lines: 2 };
  const lookOf = (name: TextRun[], most: number) => capitalLook(page.card, name, most);
  const sizes = sides.map(({ name }) => page.fit(name, box, lookOf(name, hasFigures ? 54 : 84), 28).size);
  const size = Math.min(...sizes);
  const names = sides.map(({ name }) => page.set(name, inner, { ...lookOf(name, size), fixed: true }));
  const below = top + 40 + Math.max(...names.map(({ height }) => height));
  const pointsOf = (points: readonly TextRun[][]) =>
    points.map((runs) => page.wrapped(runs, inner, { font: 'strong', size: 32, leading: 1.2 }));
  const longest = Math.max(
    ...sides.map(({ points }) => pointsOf(points).reduce((sum, { height }) => sum + height + 32, 0)),
  );
  const tallest = Math.max(90, Math.min(220, page.foot - below - longest - 110));
  // Figures have one size, so that they can be compared.
  const value = sides
    .flatMap(({ figure }) =>
      figure ? [page.fitted(figure.figure, { width: inner, height: tallest }, FIGURE, 48)] : [],
    )
    .reduce<SetText | null>((least, set) => (least && least.size < set.size ? least : set), null);
  for (const [at, { name, figure, points }] of sides.entries()) {
    const x = at * width;
    const fill = SIDES[at]!;
    page.tile(x, top, width, page.foot - top, fill);
    const look = { ...lookOf(name, size), on: fill, fixed: true, ...SIDE_NAME } as const;
    page.text(name, x + PAD - hang(size), top + 32, inner, look);
    let y = below;
    if (figure && value) {
      const look = { ...FIGURE, size: value.size, on: fill, fixed: true };
      page.set(figure.figure, inner + 12, look).put(x + PAD - hang(value.size), y);
      const labelLook = { font: 'strong', size: 34, leading: 1.2, on: fill } as const;
      y = page.text(figure.label, x + PAD, y + value.height, inner, labelLook);
    }
    const texts = points.map((runs) => page.wrapped(runs, inner, { font: 'strong', size: 32, leading: 1.2, on: fill }));
    const need = texts.reduce((sum, { height }) => sum + height + 32, 0);
    const room = page.foot - 20 - (y + 20);
    if (need > room) page.miss(need - room);
    const spare = Math.max(0, Math.min(36, (room - need) / Math.max(1, texts.length)));
    let line = Math.max(y + 20, page.foot - 20 - need - spare * texts.length);
    for (const text of texts) {
      page.rect(x + PAD, line, inner, 4, fill === 'ink' ? 'ground' : 'ink');
      text.put(x + PAD, line + 4 + (28 + spare) / 2);
      line += text.height + 32 + spare;
    }
  }
});
