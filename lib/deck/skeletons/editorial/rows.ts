import type { Placement } from '../../layout/placement';
import { setRoomy } from '../roomy-sizes';
import type { ShortItems } from '../short-items';
import type { EditorialPage } from './page';

const GAP = 56;

/** Items as rows between hairlines, each with a diamond, in one or two columns. */
export function drawListRows(page: EditorialPage, { items, before }: ShortItems, columns: number): Placement {
  const top = page.around(before, [], page.open(), 'features');
  const width = (page.room + GAP) / columns - GAP;
  const rows = Math.ceil(items.length / columns);
  const row = Math.min(columns === 1 ? 150 : 124, (page.bottom - top) / rows);
  const inset = 40;
  const texts = setRoomy(items, items.length > 4 || columns > 1 ? 28 : 32, row - 28, (runs, size) =>
    page.set(runs, width - inset, { font: 'display', size, leading: 1.22, balanced: true }),
  );
  const tallest = Math.max(...texts.map(({ height }) => height)) + 28;
  if (tallest > row) page.miss((tallest - row) * rows);
  for (const [at, text] of texts.entries()) {
    const x = page.x + Math.floor(at / rows) * (width + GAP);
    const y = top + (at % rows) * row;
    if (at % rows > 0 || columns > 1) page.rect(x, y, width, 1, 'line');
    const start = y + (row - text.height) / 2;
    page.diamond(x + 8, start + text.size * 0.64, 7, page.inks.accent);
    text.put(x + inset, start);
  }
  return page.placement();
}
