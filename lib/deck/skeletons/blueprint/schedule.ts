import type { Placement } from '../../layout/placement';
import type { ShortItems } from '../short-items';
import type { BlueprintPage } from './page';
import { LINE, STRONG } from './sheet';

const INSET = 92;

/** Short items as a ruled schedule of two columns, each in a cell with a letter. */
export function drawSchedule(page: BlueprintPage, { items, before }: ShortItems): Placement {
  const top = page.around(before, [], page.open() + 8, 'features');
  const columns = page.isNarrow && items.length <= 5 ? 1 : 2;
  const rows = Math.ceil(items.length / columns);
  const cell = page.room / columns;
  const row = Math.min(132, (page.foot - top) / rows);
  const size = row > 110 ? 31 : row > 84 ? 28 : 25;
  const texts = items.map((runs) => page.set(runs, cell - INSET - 24, { font: 'body', size, leading: 1.26 }));
  const tallest = Math.max(...texts.map(({ height }) => height)) + 18;
  if (tallest > row) page.miss((tallest - row) * rows);
  const height = row * rows;
  const start = top + Math.max(0, (page.foot - top - height) * 0.35);
  page.rect(page.left, start, page.room, height, 'ground');
  for (let line = 1; line < rows; line += 1)
    page.line(page.left, start + line * row, page.right, start + line * row, LINE);
  for (let column = 1; column < columns; column += 1)
    page.line(page.left + column * cell, start, page.left + column * cell, start + height, LINE);
  page.frame(page.left, start, page.room, height, STRONG);
  for (const [at, text] of texts.entries()) {
    const x = page.left + Math.floor(at / rows) * cell;
    const middle = start + ((at % rows) + 0.5) * row;
    page.bubble(x + 46, middle, 22, String.fromCharCode(65 + at));
    text.put(x + INSET, middle - text.height / 2);
  }
  return page.placement();
}
