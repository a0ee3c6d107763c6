import { inksOn } from '../../layout/measure/text-font';
import type { ColourToken } from '../../theme';
import { hasSubject, objectAt, objectsOf } from '../subject-scene';
import { drawByHand } from './by-hand';
import { markAt, type NotebookPage } from './page';

/** Draws a small doodle whose foot is at y + size. */
type Doodle = (
  page: NotebookPage,
  x: number,
  y: number,
  size: number,
  fill: ColourToken | null,
  ink: ColourToken,
) => void;

const house: Doodle = (page, x, y, s, fill, ink) => {
  page.sketch(
    [
      [x + s * 0.14, y + s * 0.44],
      [x + s * 0.5, y + s * 0.08],
      [x + s * 0.86, y + s * 0.44],
      [x + s * 0.86, y + s],
      [x + s * 0.14, y + s],
    ],
    fill,
    ink,
  );
  page.sketch(page.box(x + s * 0.42, y + s * 0.66, s * 0.2, s * 0.34), null, ink);
};

const tower: Doodle = (page, x, y, s, fill, ink) => {
  page.sketch(page.box(x + s * 0.24, y, s * 0.52, s), fill, ink);
  for (let row = 0; row < 4; row += 1)
    for (let at = 0; at < 2; at += 1)
      page.sketch(page.box(x + s * (0.34 + at * 0.2), y + s * (0.12 + row * 0.2), s * 0.1, s * 0.1), null, ink);
};

const tree: Doodle = (page, x, y, s, fill, ink) => {
  page.scribble(
    [
      [x + s * 0.5, y + s * 0.5],
      [x + s * 0.5, y + s],
    ],
    ink,
    2.5,
  );
  if (fill) page.ellipse(x + s * 0.5 + 6, y + s * 0.36 + 5, s * 0.3, s * 0.34, fill);
  page.ellipse(x + s * 0.5, y + s * 0.36, s * 0.3, s * 0.34, null, { colour: ink, width: 2.5 });
  page.ellipse(x + s * 0.5 + 2, y + s * 0.36 - 1, s * 0.31, s * 0.32, null, { colour: ink, width: 2.5 });
};

const book: Doodle = (page, x, y, s, fill, ink) => {
  page.sketch(page.box(x + s * 0.04, y + s * 0.74, s * 0.92, s * 0.26), fill, ink);
  page.sketch(page.box(x + s * 0.14, y + s * 0.48, s * 0.76, s * 0.26), null, ink);
  page.sketch(page.box(x + s * 0.06, y + s * 0.26, s * 0.7, s * 0.22), fill, ink);
};

const flag: Doodle = (page, x, y, s, fill, ink) => {
  page.sketch(
    [
      [x + s * 0.26, y + s * 0.1],
      [x + s * 0.9, y + s * 0.28],
      [x + s * 0.26, y + s * 0.48],
    ],
    fill,
    ink,
  );
  page.scribble(
    [
      [x + s * 0.26, y + s * 0.04],
      [x + s * 0.26, y + s],
    ],
    ink,
    2.5,
  );
};

const lamp: Doodle = (page, x, y, s, fill, ink) => {
  if (fill) page.ellipse(x + s * 0.5 + 6, y + s * 0.42 + 5, s * 0.28, s * 0.28, fill);
  page.ellipse(x + s * 0.5, y + s * 0.42, s * 0.28, s * 0.28, null, { colour: ink, width: 2.5 });
  page.ellipse(x + s * 0.51, y + s * 0.41, s * 0.29, s * 0.27, null, { colour: ink, width: 2.5 });
  page.sketch(page.box(x + s * 0.39, y + s * 0.72, s * 0.22, s * 0.24), null, ink);
};

const pencil: Doodle = (page, x, y, s, fill, ink) => {
  page.sketch(
    [
      [x + s * 0.36, y + s * 0.06],
      [x + s * 0.64, y + s * 0.06],
      [x + s * 0.64, y + s * 0.74],
      [x + s * 0.5, y + s],
      [x + s * 0.36, y + s * 0.74],
    ],
    fill,
    ink,
  );
  page.scribble(
    [
      [x + s * 0.36, y + s * 0.74],
      [x + s * 0.64, y + s * 0.74],
    ],
    ink,
    2.5,
    1,
  );
};

const DOODLES: readonly Doodle[] = [house, tower, tree, book, flag, lamp, pencil];

/** Doodles side by side on a line, in an order that depends on the card. */
export function drawDoodles(
  page: NotebookPage,
  x: number,
  foot: number,
  width: number,
  size: number,
  ink: ColourToken,
): void {
  const objects = objectsOf(page);
  const most = objects?.length ?? 7;
  const count = Math.max(1, Math.min(most, Math.floor(width / (size * 1.15))));
  const row = page.random.shuffle(DOODLES);
  const pitch = count === 1 ? 0 : (width - size) / (count - 1);
  for (let at = 0; at < count; at += 1) {
    const left = x + at * pitch;
    const object = objects?.[(at + page.card.index) % most];
    if (object) {
      const wide = Math.min(size * 1.5, pitch === 0 ? size : pitch * 0.8);
      const spot = { x: left + size / 2 - wide / 2, y: foot - size * 1.12, width: wide, height: size * 1.12 };
      drawByHand(page, { object, spot }, { body: FILLS[at % 4]!, second: FILLS[(at + 1) % 4]!, ink, ground: 'accent' });
      continue;
    }
    const tall = size * (row[at] === tower ? 1.25 : row[at] === book ? 0.82 : 1);
    row[at]!(page, left + (size - tall) / 2, foot - tall, tall, FILLS[at % FILLS.length]!, ink);
  }
  page.scribble(
    [
      [x - 16, foot + 3],
      [x + width + 16, foot + 2],
    ],
    ink,
    2.5,
  );
}

/** A single doodle. */
export function drawDoodle(
  page: NotebookPage,
  x: number,
  y: number,
  size: number,
  ink: ColourToken,
  fill: ColourToken,
): void {
  const objects = objectsOf(page);
  if (objects) {
    const object = objectAt(objects, page.card.index);
    drawByHand(
      page,
      { object, spot: { x, y, width: size, height: size } },
      { body: fill, second: 'second', ink, ground: 'ground' },
    );
    return;
  }
  page.random.pick(DOODLES)(page, x, y, size, fill, ink);
}

/** The place of a doodle on a note of this colour: its middle and its foot, in pixels. */
export type DoodleSpot = { middle: number; foot: number; paper: ColourToken };

/** An object of the subject on each note. Without a subject there are none. */
export function drawOnNotes(page: NotebookPage, spots: readonly DoodleSpot[], size: number): void {
  const objects = hasSubject(page) ? objectsOf(page) : null;
  for (const [at, { middle, foot, paper }] of spots.entries()) {
    const object = objects?.[(page.card.index + at) % objects.length];
    if (!object) return;
    const spot = { x: middle - size / 2, y: foot - size, width: size, height: size };
    const pens = { body: markAt(at + 1), second: 'ground', ink: inksOn(paper).text, ground: paper } as const;
    drawByHand(page, { object, spot }, pens);
  }
}

const FILLS: readonly ColourToken[] = ['second', 'accentInk', 'fourth', 'third'];
