import type { Block, TextRun } from '../../blocks';
import type { CardToPlace, Skeleton } from '../../layout/placement';
import type { PathStep } from '../../path';
import type { TermAndText } from '../../visual';
import { type DiagramLook, diagramPlacers } from '../draw-diagrams';
import { placesOf } from '../places';
import { largestShare } from '../roomy-text';
import { withShortCards } from '../short-cards';
import { drawIcon, hasSigns, iconsOf, initialOf } from '../signs';
import { CENTRED } from '../stage';
import type { ShortCardPage } from '../visual-page';
import * as charts from './charts';
import * as covers from './covers';
import { arcPath, type Disc } from './eclipse';
import * as lists from './lists';
import { LEAST_TERM, onPage } from './lists';
import { heightOfAll, KeynotePage, putAll, thinLook } from './page';
import * as text from './text';

const LOOK: DiagramLook = {
  font: 'body',
  boxes: [{ fill: 'accent' }, { fill: 'surface' }, { fill: 'ground', stroke: { colour: 'line', width: 1.5 } }],
  levels: ['accent', 'second', 'third', 'fourth'],
  line: { colour: 'fourth', width: 1.5 },
};

const diagrams = diagramPlacers(onPage, LOOK, (page, head) => {
  const x = page.isNarrow ? 56 : 96;
  const top = Math.max(head + 40, page.top + 48);
  return { x, y: top, width: page.width - x * 2, height: page.foot - top };
});

/** Icons above names, centred in their cells. */
const placeFeatures = onPage('features', (page, { items }, head) => drawCells(page, items, head, 64));

const placePeople = onPage('people', (page, { items }, head) => drawCells(page, items, head, 112));

const SHARES = [1.5, 1.35, 1.2, 1.1];

function drawCells(page: KeynotePage, items: readonly TermAndText[], head: number, most: number): void {
  const columns = gridColumns(items.length, page.isNarrow);
  const rows = Math.ceil(items.length / columns);
  const margin = page.isNarrow ? 48 : columns > 3 ? 72 : 100;
  const slot = (page.width - margin * 2) / columns;
  const textsAt = (share: number) =>
    items.map(({ term, text }) => {
      const look = { leading: 1.28, ...CENTRED } as const;
      const nameLook = { ...look, font: 'heading', size: page.size(32 * share) } as const;
      const name = page.fit(term, { width: slot - 32, height: 200, lines: 4 }, nameLook, LEAST_TERM);
      return text.length > 0
        ? [name, page.set(text, slot - 32, { ...look, font: 'body', size: 23 * share, colour: 'muted' })]
        : [name];
    });
  const tallestAt = (share: number) => Math.max(...textsAt(share).map((sets) => heightOfAll(sets, 6)));
  const icons = iconsOf(page.card.options, items);
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
  page.ellipse(x, y, radius, radius, null, { colour: 'line', width: 1.5 });
  page.path(arcPath(disc, -60, 60), null, { colour: 'accent', width: 2.5 });
  const look = { ...thinLook(radius * 0.9), leading: 1, colour: 'accentInk', role: 'ornament', fixed: true } as const;
  const set = page.set(initialOf(term), radius * 1.8, look);
  set.put(x - radius * 0.9, y - set.height / 2);
}

function gridColumns(count: number, isNarrow: boolean): number {
  if (count <= (isNarrow ? 2 : 3)) return count;
  if (isNarrow) return count === 3 || count > 4 ? 3 : 2;
  return count === 4 || count > 6 ? 4 : 3;
}

/** For talks in the dark: one axis, thin type, thin arcs, and a light that rises on the cover and sets at the end. */
export const keynote: Skeleton = withShortCards(openShortCard, {
  id: 'keynote',
  groundOf: () => 'ground',
  place: placesOf({
    ...charts,
    ...covers,
    ...lists,
    ...text,
    placeFeatures,
    ...diagrams,
    placePeople,
  }),
});

/** Rows in the middle of the card, separated by thin lines. */
function openShortCard(card: CardToPlace, before: Block[], count: number): ShortCardPage {
  const page = new KeynotePage(card);
  page.progress();
  let head = page.heading();
  if (before.length > 0) head = page.blocks(before, page.margin, head + 14, page.measure, { size: 24 });
  const width = Math.min(page.measure, count > 5 ? 1000 : 820);
  const y = head + 44;
  return {
    page,
    area: { x: page.axis - width / 2, y, width, height: page.foot - y },
    font: 'body',
    row: (box, at) => at > 0 && page.rect(box.x, box.y, box.width, 1, 'line'),
    cell: {
      font: 'display',
      pad: { x: 0, y: 40 },
      align: 'center',
      draw: (box) => page.rect(box.x + box.width / 2 - 28, box.y, 56, 2, 'accent'),
    },
  };
}
