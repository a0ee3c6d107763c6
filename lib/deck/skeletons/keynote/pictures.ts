import type { Block, BlockOf } from '../../blocks';
import { drawPicture } from '../../layout/measure/measure-picture';
import type { CardToPlace, Placement } from '../../layout/placement';
import { wordsOnCard } from '../../write/condense-card';
import { roomyLook } from '../roomy-sizes';
import { POINT } from '../stage';
import { heightOfAll, KeynotePage, putAll } from './page';
import { placeFlow, textsOf } from './text';

const SPOKEN_WORDS = 60;

type PictureBox = { x: number; y: number; width: number; height: number };

function putPicture(page: KeynotePage, block: BlockOf<'image'>, { x, y, width, height }: PictureBox): void {
  const box = { x: x * POINT, y: y * POINT, width: width * POINT, height: Math.max(1, height) * POINT };
  page.elements.push(drawPicture(block, box, page.card.options.theme, true));
}

/** Sizes of short text beside a picture, largest first. */
const SPOKEN_SIZES = [34, 31, 29, 27];

/** A picture up to the edges of the card on one side, with heading and text centred beside it. */
export function placeBeside(card: CardToPlace): Placement {
  const block = card.content.images[0];
  const page = new KeynotePage(card);
  if (!block || page.isNarrow) return placeFlow(card);
  const isLeft = card.layout === 'bullets-image-left';
  const width = 600;
  // Between the header and the footer, if there are any.
  const y0 = card.frame.bare ? 0 : page.top;
  const lowest = card.frame.bare ? page.height : page.bottom;
  putPicture(page, block, { x: isLeft ? 0 : page.width - width, y: y0, width, height: lowest - y0 });
  page.progress();
  const room = page.width - width - 144;
  const left = (isLeft ? width : 0) + 72;
  const rest = card.content.body.filter((each) => each !== block);
  const isSpoken = textsOf(rest) !== null && rest.length <= 3 && wordsOnCard(rest) <= SPOKEN_WORDS;
  const head = page.setHeading(64, room);
  const gap = rest.length > 0 && head.height > 0 ? 72 : 0;
  const top = Math.max(64, page.top + 16);
  const free = page.bottom - top - head.height - gap;
  const spokenAt = (size: number) =>
    page.centredBlocks(rest, { size, leading: 1.45, colour: 'ink', balanced: false }, room);
  const tried = isSpoken ? SPOKEN_SIZES.map(spokenAt) : [];
  const sets = tried.find((each) => heightOfAll(each, 20) <= free * 0.8) ?? tried.at(-1) ?? [];
  const look = roomyLook(page, rest, room, free) ?? { size: 25 };
  const below = isSpoken ? heightOfAll(sets, 20) : page.heightOf(rest, room, look);
  let y = top + Math.max(0, (free - below) * 0.44);
  head.put(left, y);
  y += head.height + gap;
  if (gap > 0) page.tick(y - gap / 2 - 1, left + room / 2);
  if (isSpoken) putAll(sets, left, y, 20);
  else if (rest.length > 0) page.blocks(rest, left, y, room, look);
  return page.placement();
}

/** The picture from edge to edge, with its text centred below. */
export function placePictureFull(card: CardToPlace): Placement {
  const block = card.content.images[0];
  const page = new KeynotePage(card);
  if (!block) return placeFlow(card);
  const rest = card.content.body.filter((each) => each !== block);
  const texts = textsOf(rest);
  const sets = page.centredBlocks(texts ? rest : [], { size: 24 });
  const below = texts ? heightOfAll(sets) : page.heightOf(rest, page.measure, { size: 22 });
  const head = page.setHeading(48, page.measure);
  const words = head.height + (rest.length > 0 ? below + 14 : 0);
  const foot = page.bottom - words - (words > 0 ? 28 : 0);
  const lowest = card.frame.bare ? page.height : page.bottom;
  const height = (words > 0 ? foot : lowest) - page.top;
  if (height < 200) page.miss(200 - height);
  putPicture(page, block, { x: 0, y: page.top, width: page.width, height });
  page.progress();
  const y = foot + 28;
  head.put(page.margin, y);
  if (texts) putAll(sets, page.margin, y + head.height + 14);
  else page.blocks(rest, page.margin, y + head.height + 14, page.measure, { size: 22 });
  return page.placement();
}

/** Pictures in a row from edge to edge under the heading. */
export function placeGallery(card: CardToPlace): Placement {
  const { images, body } = card.content;
  const page = new KeynotePage(card);
  page.progress();
  const top = page.heading() + 36;
  const rest: Block[] = body.filter((each) => each.kind !== 'image');
  const height = rest.length > 0 ? page.heightOf(rest, page.measure, { size: 22 }) + 24 : 0;
  const columns = images.length <= 3 ? images.length : Math.ceil(images.length / 2);
  const rows = Math.ceil(images.length / Math.max(1, columns));
  const gap = 4;
  const width = (page.width + gap) / Math.max(1, columns) - gap;
  const tall = (page.bottom - height - top + gap) / Math.max(1, rows) - gap;
  if (tall < 130) page.miss((130 - tall) * rows);
  for (const [at, image] of images.entries()) {
    const x = (at % columns) * (width + gap);
    putPicture(page, image, { x, y: top + Math.floor(at / columns) * (tall + gap), width, height: tall });
  }
  if (rest.length > 0) page.blocks(rest, page.margin, page.bottom - height + 24, page.measure, { size: 22 });
  return page.placement();
}
