import type { BlockOf } from '../../blocks';
import type { CardToPlace, Placement } from '../../layout/placement';
import { roomyLook } from '../roomy-text';
import { fillPlate, plateBox } from './covers';
import { EditorialPage } from './page';
import { placeFlow } from './text';

/**
 * A plate up to the edge of the card on one side; the rule, the heading and the text, low on the page, on the other.
 */
export function placeBeside(card: CardToPlace): Placement {
  const block = card.content.images[0];
  const page = new EditorialPage(card, { wide: true });
  if (!block || page.isNarrow) return placeFlow(card);
  const isLeft = card.layout === 'bullets-image-left';
  const plate = plateBox(page, isLeft);
  fillPlate(page, plate, block);
  const rest = card.content.body.filter((each) => each !== block);
  const [from, to] = isLeft ? [plate.x + plate.width + 80, page.right] : [page.left, plate.x - 80];
  const width = to - from;
  page.running(from, to);
  const head = page.headingAt(from, Math.max(92, page.top + 12), width, 56);
  if (rest.length === 0) return page.placement();
  const top = head + 32;
  const look = roomyLook(page, rest, width, page.bottom - top) ?? {};
  const height = page.heightOf(rest, width, look);
  const slack = page.bottom - height - top;
  // Short text is low on the page, with space between it and the heading.
  page.blocks(rest, from, top + Math.max(0, slack * 0.55), width, look);
  return page.placement();
}

/**
 * The picture from the side column to the edge of the card, with its text beside it. A picture without text is framed
 * like a chapter page.
 */
export function placePictureFull(card: CardToPlace): Placement {
  const block = card.content.images[0];
  if (!block) return placeFlow(card);
  const { content } = card;
  const rest = content.body.filter((each) => each !== block);
  const hasWords = content.heading !== null || content.kicker !== null || rest.length > 0;
  const page = new EditorialPage(card, { wide: !hasWords });
  if (!hasWords) {
    const inset = card.frame.bare ? 32 : page.left;
    const top = Math.max(inset, page.top);
    const foot = card.frame.bare ? page.height - inset : page.bottom;
    page.picture(block, { x: inset, y: top, width: page.width - inset * 2, height: Math.max(80, foot - top) });
    return page.placement();
  }
  if (page.isWide) return pictureBelow(page, block);
  page.running(page.left, page.x - 80);
  const head = page.headingAt(page.left, Math.max(92, page.top + 12), page.sideWidth, 58);
  if (rest.length > 0) {
    const height = page.heightOf(rest, page.sideWidth, { size: 24 });
    const y = Math.max(head + 28, page.bottom - height);
    page.rect(page.left, y - 18, 56, 1, page.inks.accent);
    page.blocks(rest, page.left, y, page.sideWidth, { size: 24 });
  }
  const isBare = card.frame.bare;
  const top = isBare ? 0 : page.top;
  page.picture(block, {
    x: page.x - 40,
    y: top,
    width: (isBare ? page.width : page.right) - page.x + 40,
    height: Math.max(80, (isBare ? page.height : page.bottom) - top),
  });
  return page.placement();
}

function pictureBelow(page: EditorialPage, block: BlockOf<'image'>): Placement {
  const { body } = page.card.content;
  const rest = body.filter((each) => each !== block);
  const top = page.open();
  const height = rest.length > 0 ? page.heightOf(rest, page.room, { size: 24 }) + 24 : 0;
  const tall = page.bottom - height - top;
  if (tall < 180) page.miss(180 - tall);
  page.picture(block, { x: page.x, y: top, width: page.room, height: Math.max(80, tall) });
  if (rest.length > 0)
    page.blocks(rest, page.x, Math.max(page.bottom - height, top + 80) + 24, page.room, { size: 24 });
  return page.placement();
}

const GAP = 20;

/** Pictures on the grid of the content, with the text in the side column. */
export function placeGallery(card: CardToPlace): Placement {
  const { images } = card.content;
  const page = new EditorialPage(card);
  const rest = card.content.texts;
  const top = page.around(rest, [], page.open(), 'features');
  const columns = images.length <= 1 ? 1 : images.length <= 4 ? 2 : 3;
  const rows = Math.ceil(images.length / columns);
  const width = (page.room + GAP) / columns - GAP;
  const tall = (page.bottom - top + GAP) / Math.max(1, rows) - GAP;
  if (tall < 120) page.miss((120 - tall) * rows);
  for (const [at, image] of images.entries()) {
    const row = Math.floor(at / columns);
    // A single picture in the last row takes the full width.
    const isAlone = at === images.length - 1 && at % columns === 0 && columns === 2;
    page.picture(image, {
      x: page.x + (at % columns) * (width + GAP),
      y: top + row * (tall + GAP),
      width: isAlone ? page.room : width,
      height: Math.max(40, tall),
    });
  }
  return page.placement();
}
