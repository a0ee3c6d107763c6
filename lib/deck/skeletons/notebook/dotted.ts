import type { Placement } from '../../layout/placement';
import { setRoomy } from '../roomy-sizes';
import type { ShortItems } from '../short-items';
import { markAt, type NotebookPage } from './page';

const GAP = 40;
const INSET = 86;

/** A hand-drawn dot before each item, in one or two columns. */
export function drawDotted(page: NotebookPage, { items, before }: ShortItems, columns: number): Placement {
  const top = page.around(before, [], page.open(), 'features');
  const rows = Math.ceil(items.length / columns);
  const row = Math.min(132, (page.bottom - top) / rows);
  const width = (page.room + GAP) / columns - GAP;
  const texts = setRoomy(items, columns === 1 && items.length <= 4 ? 34 : 29, row - 22, (runs, size) =>
    page.set(runs, width - INSET, { font: 'body', size, leading: 1.28, balanced: true }),
  );
  const tallest = Math.max(...texts.map(({ height }) => height)) + 22;
  if (tallest > row) page.miss((tallest - row) * rows);
  for (const [at, text] of texts.entries()) {
    const x = page.left + 8 + Math.floor(at / rows) * (width + GAP);
    const middle = top + row * ((at % rows) + 0.5);
    drawDot(page, x + 19, middle, at);
    text.put(x - 8 + INSET, middle - text.height / 2);
  }
  return page.placement();
}

const RADIUS = 15;

/** A circle drawn twice by hand over a dot of the highlighter. */
function drawDot(page: NotebookPage, x: number, y: number, at: number): void {
  const pen = { colour: 'ink', width: 2.5 } as const;
  page.ellipse(x + 5, y + 4, RADIUS, RADIUS, markAt(at));
  page.ellipse(x, y, RADIUS, RADIUS * 0.97, null, pen);
  page.ellipse(x + 2, y - 1, RADIUS * 1.05, RADIUS * 0.93, null, pen);
}
