import type { Placement } from '../../layout/placement';
import { setRoomy } from '../roomy-sizes';
import type { ShortItems } from '../short-items';
import type { NotebookPage } from './page';

const GAP = 40;
const INSET = 86;

/** A hand-drawn box before each item, with a red tick in it, in one or two columns. */
export function drawTicked(page: NotebookPage, { items, before }: ShortItems, columns: number): Placement {
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
    page.sketch(page.box(x, middle - 19, 38, 38), null);
    page.scribble(
      [
        [x + 7, middle - 2],
        [x + 18, middle + 11],
        [x + 44, middle - 28],
      ],
      'accentInk',
      4,
    );
    text.put(x - 8 + INSET, middle - text.height / 2);
  }
  return page.placement();
}
