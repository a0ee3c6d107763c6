import type { TextRun } from '../../blocks';
import type { PathStep } from '../../path';
import type { TermAndText } from '../../visual';
import { largestShare } from '../roomy-sizes';
import { drawIcon, hasSigns, iconsOf, initialOf } from '../signs';
import { arcPath, type Disc } from './eclipse';
import { LEAST_TERM, onPage } from './lists';
import { heightOfAll, type KeynotePage, putAll, thinLook } from './page';

/** Icons above names, centred in their cells. */
export const placeFeatures = onPage('features', (page, { items }, head) => drawCells(page, items, head, 64));

export const placePeople = onPage('people', (page, { items }, head) => drawCells(page, items, head, 112));

const SHARES = [1.5, 1.35, 1.2, 1.1];

function drawCells(page: KeynotePage, items: readonly TermAndText[], head: number, most: number): void {
  const columns = gridColumns(items.length, page.isNarrow);
  const rows = Math.ceil(items.length / columns);
  const margin = page.isNarrow ? 48 : columns > 3 ? 72 : 100;
  const slot = (page.width - margin * 2) / columns;
  const textsAt = (share: number) =>
    items.map(({ term, text }) => {
      const look = { leading: 1.28, align: 'center', balanced: true } as const;
      const name = page.fit(
        term,
        { width: slot - 32, height: 200, lines: 4 },
        { ...look, font: 'heading', size: page.size(32 * share) },
        LEAST_TERM,
      );
      return text.length > 0
        ? [name, page.set(text, slot - 32, { ...look, font: 'body', size: 23 * share, colour: 'muted' })]
        : [name];
    });
  const tallestAt = (share: number) => Math.max(...textsAt(share).map((sets) => heightOfAll(sets, 6)));
  const icons = iconsOf(page.card.options.icons, items);
  const top = Math.max(head + 40, page.top + 48);
  const height = (page.foot - top) / rows;
  const wanted = hasSigns(page, items) ? most * (rows === 1 ? 1.6 : 1) : 0;
  const free = height * (rows === 1 ? 0.8 : 1) - wanted - 42;
  const share = largestShare(items.length, SHARES, (each) => tallestAt(each) <= free);
  const texts = textsAt(share);
  const tallest = tallestAt(share);
  const size = Math.min(wanted, height - tallest - 42);
  const shown = size >= 40 ? size : 0;
  const used = shown + (shown > 0 ? 20 : 0) + tallest;
  if (used > height - 8) page.miss((used - height + 8) * rows);
  const row = Math.min(height, used + 96);
  const start = top + Math.max(0, (page.foot - top - row * rows) * 0.5);
  for (const [at, sets] of texts.entries()) {
    const line = Math.floor(at / columns);
    const inRow = Math.min(columns, items.length - line * columns);
    const x = page.axis + (at - line * columns - (inRow - 1) / 2) * slot;
    const y = start + line * row;
    if (shown > 0) drawSign(page, items[at]!.term, icons[at] ?? null, { x, y: y + shown / 2, radius: shown / 2 });
    putAll(sets, x - slot / 2 + 16, y + (shown > 0 ? shown + 20 : 0), 6);
  }
}

function drawSign(page: KeynotePage, term: TextRun[], icon: readonly PathStep[] | null, disc: Disc): void {
  const { x, y, radius } = disc;
  if (icon) {
    const size = radius * 1.8;
    drawIcon(page, icon, { x: x - size / 2, y: y - size / 2, size, colour: 'accent', weight: 0.7 });
    return;
  }
  const letter = initialOf(term);
  page.ellipse(x, y, radius, radius, null, { colour: 'line', width: 1.5 });
  page.path(arcPath(disc, -60, 60), null, { colour: 'accent', width: 2.5 });
  const set = page.set([{ text: letter }], radius * 1.8, {
    ...thinLook(radius * 0.9),
    leading: 1,
    colour: 'accentInk',
    role: 'ornament',
    fixed: true,
  });
  set.put(x - radius * 0.9, y - set.height / 2);
}

function gridColumns(count: number, isNarrow: boolean): number {
  if (count <= (isNarrow ? 2 : 3)) return count;
  if (isNarrow) return count === 3 || count > 4 ? 3 : 2;
  return count === 4 || count > 6 ? 4 : 3;
}
