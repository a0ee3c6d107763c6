import type { CardToPlace, Placement } from '../../layout/placement';
import { type PathStep, polyline } from '../../path';
import type { ColourToken } from '../../theme';
import type { TermAndText } from '../../visual';
import { FEW_CELLS, largestShare, setRoomy } from '../roomy-text';
import { shortItems } from '../short-cards';
import { drawIcon, hasSigns, iconsOf } from '../signs';
import { LEAST_WRAPPED } from '../stage';
import { visualPlacer } from '../visual-page';
import { drawPerson } from './motifs';
import { GAP, MARGIN, SoftPage, TONES } from './page';
import { placeFlow } from './text';

export const onPage = visualPlacer((card) => new SoftPage(card), placeFlow);

/** An icon in a rounded square of its own tone. */
export function drawSign(
  page: SoftPage,
  icon: readonly PathStep[],
  { x, y, size, tone }: { x: number; y: number; size: number; tone: ColourToken },
): void {
  page.rect(x, y, size, size, tone, size * 0.29);
  drawIcon(page, icon, {
    x: x + size * 0.24,
    y: y + size * 0.24,
    size: size * 0.52,
    colour: inkOf(tone),
    weight: 1.1,
  });
}

function inkOf(tone: ColourToken): ColourToken {
  return tone === 'second' ? 'onSecond' : tone === 'third' ? 'onThird' : tone === 'accent' ? 'onAccent' : 'onFourth';
}

/** Positions and sizes of equal tiles in rows. A last row with fewer tiles is as wide as the others. */
export function tileGrid(page: SoftPage, count: number, columns: number, top: number, mostRow: number, gap = GAP) {
  const rows = Math.ceil(count / columns);
  const row = Math.min(mostRow, (page.foot - top + gap) / rows - gap);
  const start = top + Math.max(0, (page.foot - top - rows * (row + gap) + gap) * 0.35);
  return Array.from({ length: count }, (_, at) => {
    const line = Math.floor(at / columns);
    const inRow = Math.min(columns, count - line * columns);
    const width = page.column(inRow);
    return { x: MARGIN + (at - line * columns) * (width + GAP), y: start + line * (row + gap), width, height: row };
  });
}

/** One tile for each point, with an icon on its left if all of them have one. */
export function placeBullets(card: CardToPlace): Placement {
  const short = shortItems(card.content);
  if (!short) return placeFlow(card);
  const page = new SoftPage(card);
  let head = page.heading();
  if (short.before.length > 0) head = page.intro(short.before, head + 10);
  const { items } = short;
  const columns = page.isNarrow || items.length <= 3 ? 1 : 2;
  const tiles = tileGrid(page, items.length, columns, head + 30, columns === 1 ? 140 : 218);
  const icons = iconsOf(
    card.options,
    items.map((term): TermAndText => ({ term, text: [] })),
  );
  const hasIcons = icons.every((icon) => icon !== null);
  const { width, height } = tiles[0]!;
  const size = Math.min(columns === 1 ? 72 : 100, height - 40);
  const isSigned = hasIcons && size >= 40;
  const inset = isSigned ? size + 62 : 36;
  const texts = setRoomy(items, page.size(30), height - 36, (runs, each) =>
    page.set(runs, width - inset - 28, { font: 'body', size: each, leading: 1.3, on: 'surface' }),
  );
  for (const [at, text] of texts.entries()) {
    const { x, y } = tiles[at]!;
    page.tile(x, y, width, height);
    const sign = { x: x + 34, y: y + (height - size) / 2, size, tone: TONES[at % 3]! };
    if (icons[at] && isSigned) drawSign(page, icons[at], sign);
    text.put(x + inset, y + (height - text.height) / 2);
    if (text.height + 16 > height) page.miss((text.height + 16 - height) * Math.ceil(items.length / columns));
  }
  return page.placement();
}

/** A tile for each part of the deck, with its number. */
export const placeAgenda = onPage('agenda', (page, { items }, head) => {
  const count = items.length;
  const isTall = count <= 4 && !page.isNarrow;
  const isList = page.isNarrow && count <= 5;
  const tiles = tileGrid(page, count, isTall ? count : isList ? 1 : 2, head + 34, isTall ? 260 : isList ? 140 : 170);
  for (const [at, runs] of items.entries()) {
    const { x, y, width, height } = tiles[at]!;
    page.tile(x, y, width, height);
    const look = { font: 'heading', size: isList ? 38 : 29, leading: 1.16, on: 'surface', balanced: true } as const;
    if (!isTall) {
      page.disc(`${at + 1}`, x + 58, y + height / 2, 28);
      const set = page.fitted(runs, width - 140, height - 20, look);
      set.put(x + 108, y + (height - set.height) / 2);
      continue;
    }
    page.disc(`${at + 1}`, x + 52, y + 54, 24);
    page.fitted(runs, width - 60, height - 120, look).put(x + 30, y + 96);
  }
});

/** Tiles with an icon above the name, or beside it if there is little height. */
export const placeFeatures = onPage('features', (page, { items }, head) => drawCells(page, items, head, false));

export const placePeople = onPage('people', (page, { items }, head) => drawCells(page, items, head, true));

const SHARES = [1.4, 1.25, 1.1];

function drawCells(page: SoftPage, items: readonly TermAndText[], head: number, arePeople: boolean): void {
  const count = items.length;
  const columns = page.isNarrow || count === 4 ? 2 : count > 6 ? 4 : Math.min(3, count);
  const tiles = tileGrid(page, count, columns, head + 34, count <= 3 ? 400 : count === FEW_CELLS ? 250 : 226);
  const icons = arePeople ? [] : iconsOf(page.card.options, items);
  const row = tiles[0]!.height;
  // In low tiles the icons are beside the text.
  const isLow = row < 180;
  const isRoomy = row >= 128;
  const hasSign = hasSigns(page, items);
  const aside = isLow && hasSign ? Math.min(64, row - 32) : 0;
  const inset = aside > 0 ? aside + 44 : 30;
  const textsAt = (share: number) => {
    const named = (at: number, size: number) => {
      const box = { width: tiles[at]!.width - inset - (isLow ? 20 : 30), height: 90 * share, lines: 2 };
      return page.fit(items[at]!.term, box, { font: 'heading', size, leading: 1.14, on: 'surface' }, 18);
    };
    // All names have the size at which the longest fits.
    const wanted = page.size((isLow && !isRoomy ? 26 : 30) * share);
    const size = Math.min(...items.map((_, at) => named(at, wanted).size));
    return items.map(({ text }, at) => {
      const width = tiles[at]!.width - inset - (isLow ? 20 : 30);
      const name = named(at, size);
      const quiet = (isLow && !isRoomy ? 20 : 23) * share;
      const look = { font: 'body', size: quiet, leading: 1.3, on: 'surface', colour: 'muted' } as const;
      return text.length > 0 ? [name, page.set(text, width, look)] : [name];
    });
  };
  const heightsOf = (sets: ReturnType<typeof textsAt>) =>
    sets.map((each) => each.reduce((sum, set) => sum + set.height + 6, -6));
  // A few cells have space for an icon above larger text.
  const free = row - (isLow ? 12 : 32 + (hasSign ? 76 + 18 : 0) + 20);
  const share = largestShare(count, SHARES, (each) => Math.max(...heightsOf(textsAt(each))) <= free);
  const texts = textsAt(share);
  const heights = heightsOf(texts);
  const tallest = Math.max(...heights);
  const air = isLow ? 12 : 32;
  if (tallest > row - air) page.miss((tallest - row + air) * Math.ceil(count / columns));
  // All icons have one size. If the longest text leaves no space for one, no tile has one.
  const size = isLow ? aside : hasSign ? Math.min(arePeople ? 92 : 76, row - tallest - 54) : 0;
  const shown = size >= 36 ? size : 0;
  for (const at of items.keys()) {
    const { x, y, width, height } = tiles[at]!;
    page.tile(x, y, width, height);
    const tone = TONES[(at + Math.floor(at / columns)) % 3]!;
    const above = !isLow && shown > 0 ? shown + 18 : 0;
    // The tiles of a row begin at the same height.
    const first = at - (at % columns);
    const tallestInRow = isLow ? heights[at]! : Math.max(...heights.slice(first, first + columns));
    let top = y + Math.max(6, (height - tallestInRow - above) / 2);
    const sign = { x: x + (isLow ? 22 : 30), y: isLow ? y + (height - shown) / 2 : top, size: shown, tone };
    if (shown > 0 && arePeople) drawPerson(page, sign.x, sign.y, shown, tone, tone === 'fourth' ? 'accent' : 'surface');
    else if (shown > 0 && icons[at]) drawSign(page, icons[at], sign);
    top += above;
    for (const set of texts[at]!) {
      set.put(x + inset, top);
      top += set.height + 6;
    }
  }
}

/** Opacity of the accent on the tile before the last step, and the size of a step’s icon. */
const MOST_SHADE = 0.24;
const SIGN = 72;

/** Tiles, which darken from step to step of a process. */
export const placeSteps = onPage('steps', (page, { items, isLoose }, head) => {
  const count = items.length;
  const columns = page.isNarrow && count === 4 ? 2 : Math.min(page.isNarrow || count > 4 ? 3 : 4, count);
  const rows = Math.ceil(count / columns);
  const tiles = tileGrid(page, count, columns, head + 34, 460);
  const look = { font: 'heading', size: page.size(30), leading: 1.16 } as const;
  // All steps have one size, so that none stands out.
  const sizes = items.map(({ term }, at) => {
    const { width, height } = tiles[at]!;
    return page.fit(term, { width: width - 60, height: height - 128, lines: 6 }, look, 18).size;
  });
  const size = Math.min(...sizes);
  if (size < LEAST_WRAPPED) page.miss(LEAST_WRAPPED - size);
  const found = iconsOf(page.card.options, items);
  // Icons on only some of the steps would seem to mean something.
  const icons = found.every((icon) => icon !== null) && tiles[0]!.width >= 220 ? found : [];
  for (const [at, { term, text }] of items.entries()) {
    const { x, y, width, height } = tiles[at]!;
    const fill: ColourToken = 'surface';
    page.tile(x, y, width, height, at === 0 || isLoose ? fill : 'fourth');
    // Each is slightly darker than the one before. Text stays readable on all of them.
    if (at > 1 && !isLoose) page.tile(x, y, width, height, 'accent', (MOST_SHADE * (at - 1)) / (count - 1));
    const icon = icons[at];
    if (icon) {
      const tone = TONES[at === 0 ? 0 : 1]!;
      drawSign(page, icon, { x: x + 26, y: y + 26, size: SIGN, tone });
      page
        .set(`${at + 1}`, width - 60, { font: 'heading', size: 40, leading: 1.1, on: fill, align: 'right' })
        .put(x + 30, y + 26 + (SIGN - 44) / 2);
    } else page.disc(`${at + 1}`, x + 60, y + 60, rows > 1 ? 30 : 38, 'accent');
    const inner = width - 60;
    const room = height - 128;
    const name = page.set(term, inner, { ...look, size, on: fill, fixed: true });
    const said = text.length > 0 ? page.set(text, inner, { font: 'body', size: 22, leading: 1.3, on: fill }) : null;
    const used = name.height + (said ? said.height + 8 : 0);
    if (used > room) page.miss((used - room) * rows);
    const top = y + height - 28 - used;
    name.put(x + 30, top);
    said?.put(x + 30, top + name.height + 8);
  }
  for (const [at, { x, y, width, height }] of tiles.entries())
    if (at < count - 1 && (at + 1) % columns !== 0 && !isLoose) drawArrow(page, x + width + GAP / 2, y + height * 0.55);
});

function drawArrow(page: SoftPage, x: number, y: number): void {
  page.ellipse(x, y, 24, 24, 'second');
  const stroke = { colour: 'onSecond', width: 3, round: true } as const;
  page.path(
    [...polyline([x - 9, y], [x + 9, y]), ...polyline([x + 2, y - 7], [x + 9, y], [x + 2, y + 7])],
    null,
    stroke,
  );
}
