import type { Block, BlockOf } from '../../blocks';
import type { CardToPlace, Placement } from '../../layout/placement';
import type { PlacedTable } from '../../placed';
import { contrastRatio } from '../../themes/contrast';
import type { Box } from '../../units';
import { columnsOf, firstFitting, hasSentences } from '../body-parts';
import { drawColumns, groupLook, isLittle, roomyColumns, roomyLook } from '../roomy-text';
import { fewGroups, shortItems } from '../short-cards';
import { POINT } from '../stage';
import { drawDotted, markAt, NotebookPage } from './page';

const GUTTER = 44;

/** Text on the ruled sheet, in two columns if it is too long for one. */
export function placeFlow(card: CardToPlace): Placement {
  const blocks = card.content.body;
  const page = new NotebookPage(card);
  const top = page.open();
  if (blocks.length === 0) return page.placement();
  const isWide = blocks.some(({ kind }) => kind === 'table' || kind === 'code');
  const room = page.bottom - top;
  const width = isWide ? page.room : Math.min(page.room, 940);
  const look = roomyLook(page, blocks, width, room) ?? {};
  const isLong = !isWide && !page.isNarrow && page.heightOf(blocks, page.room, look) > room;
  const columned = isLong ? firstFitting(() => placeColumned(card, blocks, 2)) : null;
  if (columned) return columned;
  page.blocks(blocks, page.left, top, width, look);
  return page.placement();
}

export function placeColumns(card: CardToPlace): Placement {
  const list = shortItems(card.content, 10, 18);
  const dotted = () => (list && list.items.length > 4 ? drawDotted(new NotebookPage(card), list, 2) : null);
  if (isLittle(card.content)) return firstFitting(dotted) ?? placeFlow(card);
  const placed = firstFitting(dotted, () => placeGroups(card));
  return placed ?? placeColumned(card, card.content.body, columnsOf(card));
}

/** Each subheading and its content in a separate column. Null if there are too many, or an introduction. */
function placeGroups(card: CardToPlace): Placement | null {
  const groups = fewGroups(card.content);
  if (!groups) return null;
  const page = new NotebookPage(card);
  const top = page.open() + 16;
  const width = (page.room + GUTTER) / groups.length - GUTTER;
  const inner = width - 44;
  const look = groupLook(page, groups, inner, page.bottom - top - 64);
  const tall = Math.max(180, ...groups.map((group) => page.heightOf(group, inner, look) + 64));
  for (const [at, group] of groups.entries()) {
    const x = page.left + at * (width + GUTTER);
    page.sketch(page.box(x, top, width - 4, tall), markAt(at), 'ink', 'ground');
    page.blocks(group, x + 20, top + 28, inner, look);
  }
  page.reach(top + tall);
  return page.placement();
}

function placeColumned(card: CardToPlace, blocks: Block[], columns: number): Placement {
  const page = new NotebookPage(card);
  const top = page.open();
  const frame = { width: page.room, count: columns, gap: GUTTER };
  const set = roomyColumns(page, blocks, frame, page.bottom - top);
  drawColumns(page, set, { ...frame, left: page.left, top }, (x) =>
    page.scribble({ colour: 'muted', width: 1.5, passes: 1 }, [x, top + 4], [x, top + set.height]),
  );
  return page.placement();
}

const TABLE_SIZES = [36, 33, 30, 28, 26, 24, 22];
const OPEN_ROW = 108;

/** A table without vertical lines between two hand-drawn lines. */
export function placeTable(card: CardToPlace): Placement {
  const [table, ...rest] = card.content.body;
  if (table?.kind !== 'table') return placeFlow(card);
  const page = new NotebookPage(card);
  if (hasSentences(table)) page.tablesInBody(0.9);
  const top = page.open() + 8;
  const restHeight = rest.length > 0 ? page.heightOf(rest, page.room, { size: 25 }) + 28 : 0;
  const room = page.bottom - top - restHeight;
  const size = TABLE_SIZES.find((each) => page.heightOf([table], page.room, { table: each }) <= room);
  const look = { table: size ?? TABLE_SIZES.at(-1)! };
  page.openRows(Math.min(OPEN_ROW, (room - 64) / Math.max(1, table.rows.length)));
  if (page.heightOf([table], page.room, look) > room) page.openRows(0);
  const foot = top + page.heightOf([table], page.room, look);
  for (const y of [top, foot]) page.scribble({ colour: 'ink', width: 3 }, [page.left - 6, y], [page.right + 4, y]);
  const before = page.elements.length;
  page.blocks([table], page.left, top, page.room, look);
  for (const element of page.elements.slice(before)) if (element.kind === 'table') ringLead(page, element);
  if (rest.length > 0) page.blocks(rest, page.left, foot + 28, page.room, { size: 25 });
  return page.placement();
}

/** The least contrast of a drawn line. */
const LEAST_CONTRAST = 2;

/** Circles the figure that makes the leading row of a table the leading one, twice, as with a red pen. */
function ringLead(page: NotebookPage, { rows }: PlacedTable): void {
  const lead = rows.find(({ header, cells }) => !header && cells[0]?.fill === 'second');
  const line = lead?.cells[1]?.paragraphs[0]?.lines[0];
  const size = line?.runs[0]?.style.size;
  if (!line || size === undefined) return;
  const [x, y, width] = [line.x / POINT, (line.baseline - size * 0.35) / POINT, line.width / POINT];
  const { palette } = page.card.options.theme;
  const isSeen = contrastRatio(palette.accentInk, palette.second) >= LEAST_CONTRAST;
  const pen = { colour: isSeen ? ('accentInk' as const) : ('onSecond' as const), width: 2.5 };
  for (const [over, rise] of [
    [20, 0.8],
    [25, 0.74],
  ] as const)
    page.ellipse(x + width / 2, y, width / 2 + over, (size / POINT) * rise, null, pen);
}

/** A taped print on one side, heading and text on the other. */
export function placeBeside(card: CardToPlace): Placement {
  const image = card.content.images[0];
  const page = new NotebookPage(card);
  if (!image || page.isNarrow) return placeFlow(card);
  page.paper();
  const isLeft = card.layout === 'bullets-image-left';
  const width = 470;
  const top = Math.max(72, page.top + 20);
  const height = Math.min(page.bottom - top - 12, 570);
  const x = isLeft ? page.left + 4 : page.right - width;
  if (height < 240) page.miss(240 - height);
  drawTaped(page, image, { x, y: top, width, height });
  const [from, to] = isLeft ? [x + width + 64, page.right] : [page.left, x - 56];
  const rest = card.content.body.filter((each) => each !== image);
  const head = page.headingAt(from, Math.max(64, page.top + 12), to - from, 50, 4);
  if (rest.length === 0) return page.placement();
  const look = roomyLook(page, rest, to - from, page.bottom - head - 28) ?? {};
  const slack = card.content.heading ? 0 : page.bottom - head - 28 - page.heightOf(rest, to - from, look);
  page.blocks(rest, from, head + 28 + Math.max(0, slack * 0.4), to - from, look);
  return page.placement();
}

/** One large print with its text below. */
export function placePictureFull(card: CardToPlace): Placement {
  const image = card.content.images[0];
  if (!image) return placeFlow(card);
  const page = new NotebookPage(card);
  const rest = card.content.body.filter((each) => each !== image);
  const top = page.open() + 8;
  const restHeight = rest.length > 0 ? page.heightOf(rest, page.room, { size: 25 }) + 28 : 0;
  const height = page.bottom - restHeight - top - 10;
  if (height < 200) page.miss(200 - height);
  drawTaped(page, image, { x: page.left + 4, y: top, width: page.room - 12, height: Math.max(120, height) });
  if (rest.length > 0) page.blocks(rest, page.left, top + Math.max(120, height) + 28, page.room, { size: 25 });
  return page.placement();
}

/** Prints side by side. */
export function placeGallery(card: CardToPlace): Placement {
  const { images } = card.content;
  const page = new NotebookPage(card);
  const rest = card.content.texts;
  const top = page.around([], rest, page.open() + 8, 'features');
  const columns = images.length <= 3 ? Math.max(1, images.length) : Math.ceil(images.length / 2);
  const rows = Math.ceil(images.length / columns);
  const gap = 36;
  const width = (page.room - 10 + gap) / columns - gap;
  const tall = Math.min((page.foot - 12 - top + gap) / Math.max(1, rows) - gap, width * 1.3);
  if (tall < 130) page.miss((130 - tall) * rows);
  for (const [at, image] of images.entries())
    drawTaped(page, image, {
      x: page.left + (at % columns) * (width + gap),
      y: top + Math.floor(at / columns) * (tall + gap),
      width,
      height: Math.max(60, tall),
    });
  return page.placement();
}

/** A print with its white border, under a strip of tape. */
function drawTaped(page: NotebookPage, image: BlockOf<'image'>, { x, y, width, height }: Box): void {
  const border = Math.min(24, width * 0.06);
  page.rect(x + 7, y + 8, width, height, 'surface');
  page.rect(x, y, width, height, 'ground');
  page.frame(x, y, width, height, { colour: 'line', width: 1.5 });
  page.picture(image, { x: x + border, y: y + border, width: width - border * 2, height: height - border * 2 });
  page.tape(x + width / 2, y, Math.min(140, width * 0.4));
}
